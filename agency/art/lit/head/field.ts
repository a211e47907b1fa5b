/** Distances to simple bodies, in units of about half a head's width; negative inside. */

/** Joins two bodies softly: the smaller distance, rounded over `k` where they meet. */
export function melt(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Cuts the second body softly out of the first. */
export function carve(a: number, b: number, k: number): number {
  return -melt(-a, b, k);
}

/** Distance to an ellipsoid about the origin with radii `rx`, `ry`, `rz` (first-order, good near the skin). */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const [ax, ay, az] = [x / rx, y / ry, z / rz];
  const k0 = Math.sqrt(ax * ax + ay * ay + az * az);
  const [bx, by, bz] = [ax / rx, ay / ry, az / rz];
  const k1 = Math.sqrt(bx * bx + by * by + bz * bz);
  return k1 < 1e-6 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

/** Distance to a rod with round ends from `a` to `b`. */
export function rod(
  x: number,
  y: number,
  z: number,
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  radius: number,
): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [qx, qy, qz] = [x - a[0], y - a[1], z - a[2]];
  const along = (qx * dx + qy * dy + qz * dz) / (dx * dx + dy * dy + dz * dz);
  const t = Math.max(0, Math.min(1, along));
  const [ex, ey, ez] = [qx - dx * t, qy - dy * t, qz - dz * t];
  return Math.sqrt(ex * ex + ey * ey + ez * ez) - radius;
}

/** 0 below `a`, 1 above `b`, with soft ends; turns round when `a` is the larger. */
export function step(a: number, b: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}
