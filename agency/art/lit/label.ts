import type { Pixels } from "../weave/strands.ts";
import type { Spot, Strand } from "./description.ts";
import { thread } from "./thread.ts";
import { figured, weave } from "./weave.ts";

const SCALE = 3;

/** A fine woven label that lies on a heavier cloth, sewn down at its corners. */
export interface Label {
  /** Three pixels across and down for each crossing. */
  readonly drawing: Pixels;
  /** The first is the label's ground. */
  readonly colours: readonly string[];
  readonly warp: string;
  readonly stitch: string;
  readonly pitch?: number;
  /** Where its middle lies. */
  readonly at: Spot;
  /** Radians that it lies turned on the cloth. */
  readonly turn?: number;
}

/** Weaves a label and sews it down. */
export function label(of: Label): Strand[] {
  const { drawing, colours, warp, stitch, pitch = 0.46, at, turn = 0 } = of;
  const [ends, picks] = [drawing.width / SCALE, drawing.height / SCALE];
  const [halfX, halfZ] = [(ends / 2) * pitch, (picks / 2) * pitch];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rise = (x: number, z: number) =>
    1.1 * Math.sin(x * 0.06 + 0.6) * Math.cos(z * 0.05) - 0.35 * Math.max(0, Math.abs(x) - halfX + 3);
  const lay = (x: number, z: number, y: number): Spot => [
    at[0] + x * cos + z * sin,
    at[1] + y,
    at[2] + z * cos - x * sin,
  ];
  const strands = weave({
    ends,
    picks,
    pitch,
    wefts: colours,
    warp: () => warp,
    crossing: figured(drawing, colours, 7, SCALE),
    endRadius: 0.44,
    wave: 0.3,
    seed: 5,
    surface: (x, z, height) => lay(x, z, height + rise(x, z)),
  });
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      for (let k = 0; k < 6; k++) {
        const [x, z] = [side * (halfX - 1), end * (halfZ - 1.6 - k * 1.5)];
        const points = Array.from({ length: 11 }, (_, t) => {
          const u = t / 10;
          const lift = Math.sin(u * Math.PI) * 1.1 - Math.max(0, u - 0.5) * 4 - 0.1;
          return lay(x + side * (u - 0.35) * 3.6, z + (u - 0.5) * 0.4, rise(x, z) + lift);
        });
        strands.push(thread(points.flat(), { radius: 0.36, colour: stitch, sides: 8 }));
      }
    }
  }
  return strands;
}
