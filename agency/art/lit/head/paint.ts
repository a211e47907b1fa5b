import { step } from "./field.ts";
import { collar, dress, frame, hair, metal, type Person, scarf } from "./person.ts";

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** The eye at its own centre: lids, white, iris, catch light, lashes, crease. */
function eye(tone: number, x: number, y: number, side: number, person: Person): number {
  const { gaze, smile, age } = person;
  const half = 0.152;
  const across = x / half;
  const slant = 0.016 * x * 6;
  const bow = Math.max(0, 1 - across * across);
  const upper = (0.08 - 0.01 * Math.max(0, smile)) * bow ** 0.75 + slant;
  const lower = -(0.044 - 0.01 * Math.max(0, smile)) * bow ** 0.9 + slant;
  const inside = Math.abs(across) < 1 && y < upper && y > lower;
  let t = tone;
  const crease = Math.abs(y - (upper + 0.05));
  if (Math.abs(across) < 1.05) t = mix(t, tone * 0.5, step(0.016, 0.004, crease) * 0.9);
  const bag = Math.abs(y - (lower - 0.055 - 0.03 * bow));
  if (age > 0.35 && Math.abs(across) < 0.9) t = mix(t, tone * 0.62, step(0.018, 0.004, bag) * age);
  if (inside) {
    t = 0.74 - 0.2 * step(0.6, 1, Math.abs(across)) - 0.25 * step(0.03, 0, upper - y);
    const far = Math.hypot(x - side * gaze * 0.05, y - 0.012);
    t = mix(t, 0.05, step(0.074, 0.064, far));
    const spark = Math.hypot(x - side * gaze * 0.05 + side * 0.024, y - 0.034);
    t = mix(t, 1, step(0.022, 0.014, spark));
  }
  const lash = Math.abs(y - upper) - (0.014 + 0.01 * step(-0.2, 1, across));
  if (Math.abs(across) < 1.12)
    t = mix(t, 0.03, step(0.006, -0.004, lash) * step(1.12, 0.95, Math.abs(across)));
  const lid = Math.abs(y - lower) - 0.006;
  if (Math.abs(across) < 1) t = mix(t, tone * 0.42, step(0.008, 0, lid) * 0.8);
  return t;
}

function brow(tone: number, x: number, y: number, person: Person): number {
  const arch = 0.232 + 0.04 * step(-0.2, 0.06, x) - 0.07 * step(0.06, 0.24, x);
  const thick =
    (person.hair === "bun" || person.hair === "bob" || person.scarf ? 0.026 : 0.04) *
    (1 - 0.6 * step(0, 0.22, x));
  const along = step(-0.2, -0.14, x) * step(0.25, 0.18, x);
  const dark = person.hairTone > 0.5 ? 0.3 : 0.06;
  return mix(tone, dark, step(thick + 0.012, thick - 0.008, Math.abs(y - arch)) * along);
}

function mouth(tone: number, x: number, y: number, person: Person): number {
  const { smile, lips } = person;
  const half = 0.19 + 0.03 * Math.max(0, smile);
  const across = x / half;
  if (Math.abs(across) > 1.15) return tone;
  const bow = Math.max(0, 1 - across * across);
  const line = -0.487 + 0.045 * smile * across * across - 0.008 * Math.cos(across * 5);
  const cupid = 0.012 * step(0.22, 0.02, Math.abs(across));
  const upper = line + (0.05 * bow ** 0.7 - cupid) * lips;
  const lower = line - 0.07 * bow ** 0.6 * lips;
  let t = tone;
  if (y <= upper && y >= line) t = tone * 0.5;
  else if (y < line && y >= lower)
    t = tone * (0.72 + 0.2 * step(0.03, 0.05, line - y) * step(0.6, 0.1, Math.abs(across)));
  const below = step(0.05, 0.012, Math.abs(y - (lower - 0.035))) * step(0.7, 0.2, Math.abs(across));
  t = mix(t, tone * 0.66, below * 0.8);
  const parting = Math.abs(y - line) - 0.011;
  t = mix(t, 0.04, step(0.01, -0.004, parting) * step(1.12, 0.98, Math.abs(across)));
  const corner = Math.hypot((x - Math.sign(x) * half) * 0.9, y - line - 0.004);
  return mix(t, 0.12, step(0.034, 0.012, corner) * 0.8);
}

function skinTone(person: Person, x: number, y: number, z: number): number {
  let tone = person.skin;
  if (z < 0.25) return tone;
  const s = Math.abs(x);
  const side = Math.sign(x) || 1;
  tone = brow(tone, s - 0.28, y, person);
  tone = eye(tone, s - 0.278, y - 0.035, side, person);
  tone = mouth(tone, x, y, person);
  const nostril = Math.hypot((s - 0.062 * person.nose) * 1, (y + 0.318) * 1.9);
  tone = mix(tone, 0.06, step(0.045, 0.025, nostril));
  if (person.beard === "short" || person.beard === "full") return tone;
  const fold =
    Math.abs(s - (0.2 + 0.35 * Math.max(0, -0.3 - y))) +
    Math.max(0, y + 0.3) * 4 +
    Math.max(0, -0.52 - y) * 4;
  tone = mix(tone, tone * 0.66, step(0.026, 0.006, fold) * (0.1 + 0.6 * person.age));
  if (person.age > 0.5) {
    const lines = Math.abs(((y - 0.42 + 0.02 * Math.cos(x * 7)) * 11) % 1);
    if (y > 0.4 && y < 0.66 && s < 0.36)
      tone = mix(tone, tone * 0.9, step(0.25, 0.08, Math.min(lines, 1 - lines)));
  }
  return tone;
}

/**
 * How light a point of the head is by itself, before light falls on it.
 * @param part what it belongs to
 * @param own the point in the head's coordinates, `at` in the picture's
 * @returns 0 (black) to 1 (white)
 */
export function paint(
  person: Person,
  part: number,
  own: readonly [number, number, number],
  at: readonly [number, number, number],
): number {
  const [x, y, z] = own;
  switch (part) {
    case hair: {
      const lock = 0.5 + 0.5 * Math.sin(Math.atan2(x, z + 0.2) * 30 + y * 9) * Math.sin(y * 13 + x * 21);
      return person.hairTone * (0.6 + 0.75 * lock);
    }
    case dress: {
      if (person.dress === "sari") {
        const edge = at[0] * 0.8 + at[1] + 1.56;
        if (edge > 0.02 && edge < 0.09) return 0.95;
        if (edge > 0.13 && edge < 0.26) return Math.sin(at[0] * 46) > 0 ? 0.9 : 0.1;
        return edge > 0.3 ? person.dressTone : person.dressTone * 0.45;
      }
      if (person.dress === "jacket" && Math.abs(at[0]) < 0.16 + 0.35 * Math.max(0, -1.75 - at[1]) * -1 + 0.1)
        return 0.85;
      if (person.dress === "panjabi" && Math.abs(at[0]) < 0.045) return person.dressTone * 0.4;
      return person.dressTone;
    }
    case collar:
      return person.dress === "jacket" ? 0.85 : Math.min(0.95, person.dressTone * 1.25);
    case frame:
      return 0.02;
    case scarf:
      return person.cap ? 0.86 : person.dressTone;
    case metal:
      return 0.95;
    default:
      return skinTone(person, x, y, z);
  }
}
