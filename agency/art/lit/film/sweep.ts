import * as THREE from "three";
import type { Strand } from "../description.ts";

interface Sizes {
  vertices: number;
  indices: number;
}

function sizesOf(strands: readonly Strand[]): Sizes {
  const sizes = { vertices: 0, indices: 0 };
  for (const { points, sides } of strands) {
    const count = points.length / 3;
    sizes.vertices += count * (sides + 1);
    sizes.indices += (count - 1) * sides * 6;
  }
  return sizes;
}

/**
 * Sweeps a ring along every strand, all in one body. The attribute `yarn` holds the way along the strand in
 * radii, the way round it (0 to 1) and the radius.
 * @param strands at least two points each
 */
export function sweep(strands: readonly Strand[]): THREE.BufferGeometry {
  const { vertices, indices } = sizesOf(strands);
  const [position, normal] = [new Float32Array(vertices * 3), new Float32Array(vertices * 3)];
  const [colour, yarn] = [new Float32Array(vertices * 3), new Float32Array(vertices * 3)];
  const index = new Uint32Array(indices);
  let [vertex, corner] = [0, 0];
  for (const strand of strands) {
    const { points, sides, radius, squash } = strand;
    const dyes = strand.colours.map((hex) => new THREE.Color(hex));
    const count = points.length / 3;
    const first = vertex;
    const p = (at: number) => points[at] as number;
    const [ax, ay, az] = strand.across;
    let along = strand.start;
    for (let k = 0; k < count; k++) {
      const [a, b, c] = [Math.max(0, k - 1) * 3, Math.min(count - 1, k + 1) * 3, k * 3];
      let [tx, ty, tz] = [p(b) - p(a), p(b + 1) - p(a + 1), p(b + 2) - p(a + 2)];
      let length = Math.hypot(tx, ty, tz) || 1;
      [tx, ty, tz] = [tx / length, ty / length, tz / length];
      let [bx, by, bz] = [ty * az - tz * ay, tz * ax - tx * az, tx * ay - ty * ax];
      length = Math.hypot(bx, by, bz);
      if (length < 1e-4) [bx, by, bz, length] = [1, 0, 0, 1];
      [bx, by, bz] = [bx / length, by / length, bz / length];
      const [nx, ny, nz] = [by * tz - bz * ty, bz * tx - bx * tz, bx * ty - by * tx];
      if (k > 0) along += Math.hypot(p(c) - p(c - 3), p(c + 1) - p(c - 2), p(c + 2) - p(c - 1));
      const r = typeof radius === "number" ? radius : (radius[k] as number);
      const dye = dyes[strand.tint?.[k] ?? 0] as THREE.Color;
      for (let q = 0; q <= sides; q++) {
        const angle = (q / sides) * Math.PI * 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle) * squash];
        const [ox, oy, oz] = [bx * cos + nx * sin, by * cos + ny * sin, bz * cos + nz * sin];
        const unit = 1 / Math.hypot(ox, oy, oz);
        const at = vertex * 3;
        position.set([p(c) + ox * r, p(c + 1) + oy * r, p(c + 2) + oz * r], at);
        normal.set([ox * unit, oy * unit, oz * unit], at);
        colour.set([dye.r, dye.g, dye.b], at);
        yarn.set([along / (r || 1), q / sides, r], at);
        vertex++;
      }
    }
    for (let k = 0; k < count - 1; k++) {
      for (let q = 0; q < sides; q++) {
        const a = first + k * (sides + 1) + q;
        const b = a + sides + 1;
        index.set([a, b, a + 1, b, b + 1, a + 1], corner);
        corner += 6;
      }
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(position, 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(normal, 3));
  geometry.setAttribute("color", new THREE.BufferAttribute(colour, 3));
  geometry.setAttribute("yarn", new THREE.BufferAttribute(yarn, 3));
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
  return geometry;
}
