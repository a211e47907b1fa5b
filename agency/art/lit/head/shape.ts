import { carve, ellipsoid, melt, rod, step } from "./field.ts";
import { collar, dress, frame, hair, metal, type Person, scarf, skin } from "./person.ts";

/** A head as a field: `at` gives the distance to it (`bare`: without glasses), and `part` what the nearest point belongs to. */
export interface Head {
  readonly at: (x: number, y: number, z: number, bare?: boolean) => number;
  readonly part: () => number;
  /** A point in the head's own turned coordinates. */
  readonly own: (x: number, y: number, z: number) => [number, number, number];
}

function face(person: Person, x: number, y: number, z: number): number {
  const { jaw, nose, age } = person;
  const s = Math.abs(x);
  let d = ellipsoid(x, y - 0.3, z + 0.14, 0.69, 0.76, 0.84);
  d = melt(d, ellipsoid(x, y + 0.3, z - 0.12, 0.52 * jaw, 0.6, 0.58), 0.36);
  d = melt(d, ellipsoid(x, y + 0.79, z - 0.38, 0.2 * jaw, 0.13, 0.2), 0.24);
  d = melt(d, rod(s, y, z, [0.5 * jaw, -0.3, -0.02], [0.34 * jaw, -0.66, 0.2], 0.12), 0.22);
  d = melt(d, ellipsoid(s - 0.36, y + 0.1, z - 0.46, 0.2, 0.17, 0.2), 0.22);
  if (age > 0.6) d = carve(d, ellipsoid(s - 0.52, y + 0.42, z - 0.6, 0.12, 0.2, 0.1), 0.2);
  else d = melt(d, ellipsoid(s - 0.3, y + 0.32, z - 0.46, 0.2, 0.2, 0.2), 0.3);
  d = melt(d, rod(s, y, z, [0.09, 0.2, 0.69], [0.4, 0.23, 0.55], 0.075), 0.16);
  d = carve(d, ellipsoid(s - 0.27, y - 0.05, z - 0.84, 0.2, 0.12, 0.17), 0.13);
  d = melt(d, ellipsoid(s - 0.275, y - 0.04, z - 0.575, 0.15, 0.11, 0.12), 0.03);
  d = melt(d, rod(x, y, z, [0, 0.17, 0.66], [0, -0.2, 0.86], 0.065 * nose), 0.19);
  d = melt(d, ellipsoid(x, y + 0.25, z - 0.87, 0.095 * nose, 0.085, 0.1), 0.08);
  d = melt(d, ellipsoid(s - 0.105 * nose, y + 0.285, z - 0.79, 0.07 * nose, 0.06, 0.085), 0.05);
  d = melt(d, ellipsoid(x, y + 0.5, z - 0.64, 0.24, 0.14, 0.14), 0.14);
  d = carve(d, rod(x, y, z, [0, -0.33, 0.86], [0, -0.42, 0.84], 0.018), 0.06);
  d = carve(d, ellipsoid(x, y + 0.64, z - 0.8, 0.14, 0.05, 0.08), 0.1);
  if (age > 0.65) d = carve(d, rod(s, y, z, [0.17, -0.27, 0.86], [0.31, -0.52, 0.74], 0.008), 0.06);
  d = melt(d, ellipsoid(s - 0.71, y - 0.02, z + 0.06, 0.07, 0.18, 0.12), 0.05);
  return carve(d, ellipsoid(s - 0.79, y - 0.05, z - 0.01, 0.045, 0.09, 0.06), 0.04);
}

function hairField(person: Person, x: number, y: number, z: number, px: number, py: number, pz: number) {
  const s = Math.abs(x);
  const strands = 0.012 * Math.sin(x * 26 + z * 17 + y * 6) * Math.sin(x * 9 - z * 21);
  const temple = step(0.1, 0.5, z) - 0.55 * step(0.34, 0.6, s) * step(0.6, 0.2, z);
  switch (person.hair) {
    case "none":
      return 9;
    case "short": {
      const shell = ellipsoid(x, y - 0.36, z + 0.18, 0.755, 0.79, 0.86) + strands;
      const line = -0.42 + 1.06 * step(-0.12, 0.5, z) - 0.05 * Math.sin(x * 6 + 1);
      if (person.cap) return Math.max(shell, (line - y) * 0.75, y - 0.5);
      return melt(
        Math.max(shell, (line - y) * 0.75),
        ellipsoid(x + 0.1, y - 0.93, z - 0.22, 0.5, 0.2, 0.36),
        0.2,
      );
    }
    case "swept": {
      const shell = ellipsoid(x, y - 0.36, z + 0.2, 0.8, 0.82, 0.9) + strands * 2;
      const line = -0.72 + 1.38 * step(-0.16, 0.48, z) - 0.08 * Math.sin(x * 5 + 0.4);
      const wave = ellipsoid(x - 0.16, y - 0.98, z - 0.16, 0.56, 0.26, 0.46) + strands * 2;
      return melt(Math.max(shell, (line - y) * 0.7), wave, 0.2);
    }
    case "receding": {
      const shell = ellipsoid(x, y - 0.33, z + 0.18, 0.745, 0.77, 0.86) + strands;
      const line = -0.45 + 1.2 * step(-0.25, 0.34, z) + 0.22 * temple * step(0.1, 0.4, s);
      return Math.max(shell, (line - y) * 0.75);
    }
    case "fringe": {
      const shell = ellipsoid(x, y - 0.24, z + 0.2, 0.79, 0.7, 0.88) + strands;
      const low = -0.45 + 0.62 * step(-0.1, 0.3, z);
      return Math.max(shell, (low - y) * 0.75, (y - 0.5 - 0.25 * step(-0.2, -0.7, z)) * 0.8, z - 0.2);
    }
    case "bun": {
      const shell = ellipsoid(x, y - 0.33, z + 0.2, 0.765, 0.79, 0.88) + strands * 0.7;
      const part = 0.05 * step(0.05, 0, s);
      const line = -0.3 + 0.95 * step(-0.05, 0.52, z) - 0.24 * s * step(0.2, 0.5, z);
      const cap = Math.max(shell + part * 0.4, (line - y) * 0.7);
      return Math.min(cap, melt(ellipsoid(px, py - 0.05, pz + 1.05, 0.44, 0.4, 0.36), cap, 0.1));
    }
    case "bob": {
      const shell = ellipsoid(x, y - 0.28, z + 0.24, 0.86, 0.88, 0.92) + strands;
      const line = -0.9 + 1.56 * step(-0.02, 0.5, z + 0.1 * s) - 0.2 * s * step(0.2, 0.6, z);
      const falls = ellipsoid(Math.abs(px) - 0.62, py + 0.45, pz + 0.2, 0.3, 0.78, 0.36) + strands * 2;
      const whole = melt(Math.max(shell, (line - y) * 0.7), falls, 0.22);
      return Math.max(whole, -ellipsoid(x, y + 0.2, z - 0.68, 0.58, 0.82, 0.72));
    }
  }
}

function beardField(kind: Person["beard"], base: number, x: number, y: number, z: number): number {
  const s = Math.abs(x);
  const rough = 0.012 * Math.sin(x * 31 + y * 23) * Math.sin(y * 37 - z * 19);
  const mouth = ellipsoid(x, y + 0.5, z - 0.8, 0.17, 0.052, 0.3);
  if (kind === "moustache") {
    const side = rod(s, y, z, [0.02, -0.385, 0.82], [0.25, -0.47, 0.68], 0.056) + rough;
    return Math.max(side, -(mouth + 0.01));
  }
  const thick = kind === "full" ? 0.06 : 0.024;
  const upper = -0.4 + 0.5 * step(0.42, 0.66, s) * step(0.6, 0.1, z) + 0.06 * step(0.14, 0.24, s);
  let d = Math.max(base - thick + rough, y - upper, -z - 0.02);
  if (kind === "full") d = melt(d, ellipsoid(x, y + 0.86, z - 0.4, 0.3, 0.3, 0.24) + rough * 2, 0.2);
  return Math.max(d, -mouth);
}

function glassesField(kind: NonNullable<Person["glasses"]>, x: number, y: number, z: number): number {
  const s = Math.abs(x);
  const [gx, gy, gz] = [s - 0.285, y - 0.03, z - 0.86];
  const square = kind === "square";
  const edge = square
    ? Math.hypot(Math.max(Math.abs(gx) - 0.13, 0), Math.max(Math.abs(gy) - 0.075, 0)) - 0.06
    : Math.hypot(gx, gy) - 0.185;
  const ring = Math.hypot(edge, gz) - 0.018;
  const bridge = rod(s, y, z, [0, 0.07, 0.92], [0.11, 0.06, 0.87], 0.02);
  return Math.min(ring, bridge, rod(s, y, z, [0.47, 0.06, 0.85], [0.73, 0.08, 0], 0.02));
}

function scarfField(x: number, y: number, z: number, px: number, py: number, pz: number): number {
  const folds = 0.02 * Math.sin(py * 8 + px * 7) + 0.012 * Math.sin(px * 15 - py * 6 + pz * 8);
  const crown = ellipsoid(x, y - 0.24, z + 0.18, 0.84, 0.92, 0.96) + folds * 0.4;
  const cheeks = ellipsoid(x, y + 0.36, z - 0.02, 0.72, 0.72, 0.76) + folds * 0.6;
  let hood = Math.abs(melt(crown, cheeks, 0.3)) - 0.03;
  hood = Math.max(hood, -ellipsoid(x, y - 0.02, z - 0.9, 0.53, 0.74, 0.9));
  const wrap = ellipsoid(px, py + 1.12, pz + 0.06, 0.62, 0.42, 0.56) + folds * 1.6;
  const drape = ellipsoid(px - 0.2, py + 1.75, pz - 0.2, 1.0, 0.62, 0.5) + folds * 2;
  return Math.min(melt(hood, wrap, 0.2), drape);
}

function body(person: Person, x: number, y: number, z: number): { cloth: number; collar: number } {
  const broad = 1.9 + 0.18 * (person.jaw - 0.95) * 5;
  let cloth = ellipsoid(x, y + 2.32, z + 0.2, broad, 0.98, 0.66);
  cloth = melt(cloth, rod(x, y, z, [0, -1.35, -0.18], [0, -1.6, -0.15], 0.44), 0.34);
  const s = Math.abs(x);
  let band = 9;
  if (person.dress === "panjabi") {
    band = Math.max(
      Math.abs(rod(x, y, z, [0, -1.2, -0.12], [0, -1.4, -0.1], 0.4)) - 0.035,
      y + 1.14 - z * 0.35,
      -1.5 - y,
    );
    band = Math.max(band, 0.03 - s * step(0.1, 0.3, z));
  } else if (person.dress === "shirt" || person.dress === "jacket") {
    const wing = rod(s, y, z, [0.16, -1.5, 0.42], [0.42, -1.2, 0.08], 0.055);
    band = Math.max(wing, -(cloth + 0.02));
  }
  return { cloth, collar: band };
}

/**
 * Models a head and shoulders.
 * @param person what they look like
 */
export function model(person: Person): Head {
  const [sin, cos] = [Math.sin(person.turn), Math.cos(person.turn)];
  const [tiltSin, tiltCos] = [Math.sin(person.turn * 0.14), Math.cos(person.turn * 0.14)];
  let part = 0;
  const own = (x: number, y: number, z: number): [number, number, number] => {
    const up = y - 0.12;
    const [hx, hz] = [x * cos - z * sin, x * sin + z * cos];
    return [hx * tiltCos + up * tiltSin, up * tiltCos - hx * tiltSin, hz];
  };
  return {
    own,
    part: () => part,
    at(x, y, z, bare) {
      const [hx, hy, hz] = own(x, y, z);
      let d = face(person, hx, hy, hz);
      const beardBase = d;
      d = melt(
        d,
        rod(x, y, z, [0, -0.5, -0.14], [0, -1.5, -0.18], 0.3 + 0.05 * (person.jaw - 0.85) * 4),
        0.2,
      );
      part = skin;
      const take = (distance: number, what: number) => {
        if (distance < d) [d, part] = [distance, what];
      };
      const shoulders = body(person, x, y, z);
      take(shoulders.cloth, dress);
      take(shoulders.collar, collar);
      take(hairField(person, hx, hy, hz, x, y, z), hair);
      if (person.beard) take(beardField(person.beard, beardBase, hx, hy, hz), hair);
      if (person.glasses && !bare) take(glassesField(person.glasses, hx, hy, hz), frame);
      if (person.scarf) take(scarfField(hx, hy, hz, x, y, z), scarf);
      if (person.cap) {
        const crown = ellipsoid(hx, hy - 0.46, hz + 0.16, 0.77, 0.68, 0.88);
        take(Math.max(crown, 0.52 + 0.1 * hz - hy), scarf);
      }
      if (person.earrings)
        take(ellipsoid(Math.abs(hx) - 0.74, hy + 0.24, hz + 0.02, 0.045, 0.07, 0.045), metal);
      return d;
    },
  };
}
