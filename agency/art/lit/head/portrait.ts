import { paint } from "./paint.ts";
import { hair, type Person, skin } from "./person.ts";
import { model } from "./shape.ts";

/** A picture in one channel: 0 (dark) to 1 (light), row by row; `head` marks what is not ground. */
export interface ToneMap {
  readonly size: number;
  readonly tone: Float32Array;
  readonly head: Uint8Array;
}

const LIGHT = normal(-0.66, 0.52, 0.66);
const FILL = normal(0.85, 0.05, 0.5);
const EYE_Z = 6.4;
const FIELD = 0.242;
const CENTRE = -0.06;

function normal(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/**
 * Lights a head from the upper left and looks at it straight on.
 * @param person who
 * @param size cells along each side
 * @param rays rays along each side of a cell
 */
export function portrait(person: Person, size: number, rays = 2): ToneMap {
  const head = model(person);
  const tone = new Float32Array(size * size);
  const found = new Uint8Array(size * size);
  const look = (u: number, v: number): number | undefined => {
    const [dx, dy, dz] = normal(u * FIELD, v * FIELD, -1);
    let t = EYE_Z - 1.9;
    let d = 1;
    for (let i = 0; i < 80 && t < EYE_Z + 1.6; i++) {
      d = head.at(dx * t, CENTRE + dy * t, EYE_Z + dz * t);
      if (d < 0.003) break;
      t += d * 0.72;
    }
    if (d >= 0.02) return undefined;
    const at: [number, number, number] = [dx * t, CENTRE + dy * t, EYE_Z + dz * t];
    return shade(at, [dx, dy, dz]);
  };
  const shade = (at: readonly [number, number, number], ray: readonly [number, number, number]): number => {
    const [x, y, z] = at;
    const e = 0.004;
    const here = head.at(x, y, z);
    const part = head.part();
    const n = normal(head.at(x + e, y, z) - here, head.at(x, y + e, z) - here, head.at(x, y, z + e) - here);
    const dot = (v: readonly [number, number, number]) => n[0] * v[0] + n[1] * v[1] + n[2] * v[2];
    let shadow = 1;
    for (let t = 0.05, i = 0; i < 22 && t < 2; i++) {
      const d = head.at(
        x + n[0] * 0.02 + LIGHT[0] * t,
        y + n[1] * 0.02 + LIGHT[1] * t,
        z + n[2] * 0.02 + LIGHT[2] * t,
        true,
      );
      shadow = Math.min(shadow, (7 * d) / t);
      t += Math.max(0.03, Math.min(0.3, d));
      if (shadow < 0.02) break;
    }
    shadow = Math.max(0, Math.min(1, shadow));
    const key = Math.max(0, dot(LIGHT)) * shadow;
    const fill = 0.5 + 0.5 * dot(FILL);
    const rim = Math.max(0, 1 + (n[0] * ray[0] + n[1] * ray[1] + n[2] * ray[2])) ** 3;
    let tone = paint(person, part, head.own(x, y, z), at) * (1.18 * key + 0.3 * fill + 0.1);
    if (part === hair) tone += 0.3 * Math.max(0, dot(normal(-0.4, 0.85, 0.5))) ** 10 * (0.35 + shadow);
    if (part === skin) tone += 0.1 * rim * shadow;
    return tone + (n[0] > 0 ? 0.12 * rim : 0);
  };
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let [sum, hits] = [0, 0];
      for (let k = 0; k < rays * rays; k++) {
        const u = ((column + ((k % rays) + 0.5) / rays) / size) * 2 - 1;
        const v = 1 - ((row + (Math.floor(k / rays) + 0.5) / rays) / size) * 2;
        const light = look(u, v);
        if (light === undefined) continue;
        sum += light;
        hits++;
      }
      const at = row * size + column;
      if (hits * 2 < rays * rays) continue;
      found[at] = 1;
      tone[at] = Math.max(0, Math.min(1, sum / hits)) ** 0.78;
    }
  }
  return { size, tone, head: found };
}
