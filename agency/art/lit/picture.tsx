import type { ReactNode } from "react";
import { Stage } from "../kit/stage.tsx";
import { take } from "./camera.ts";
import type { Description } from "./description.ts";

/** What most lit pictures share: a warm key from the upper left, a cool dome, a little haze of light. */
export const daylight = {
  samples: 12,
  angle: 28,
  aperture: 1.3,
  key: { from: [-0.7, 0.7, 0.5], power: 3, colour: "#fff3e2", spread: 0.09 },
  dome: { from: [0.1, 1, 0.4], power: 1.7, colour: "#e2ecff" },
  ambient: { sky: "#e6eeff", ground: "#333333", power: 0.38 },
  reach: 100,
  centre: [0, 0, 0],
  bias: 0.06,
  exposure: 1.15,
  vignette: 0.25,
  saturation: 1.06,
} as const satisfies Partial<Description>;

type Left = "width" | "height" | "samples" | keyof typeof daylight;

/** What a scene says of itself; the rest comes from `daylight` and from the size of the stage. */
export type Lit = Omit<Description, Left> &
  Partial<Pick<Description, Exclude<Left, "width" | "height">>> & {
    /** Pixels filmed for each pixel of the stage, 0.75 when left out: cloth does not show the difference, time does. */
    readonly detail?: number;
  };

/**
 * A lit picture as a stage.
 * @param lit what stands before the camera
 * @param width of the stage
 * @param height of the stage
 */
export async function litStage(lit: Lit, width = 1280, height = 960): Promise<ReactNode> {
  const { detail = 0.75, ...scene } = lit;
  const size = { width: Math.round(width * detail), height: Math.round(height * detail) };
  const src = await take({ ...daylight, ...scene, ...size });
  return (
    <Stage ground={lit.ground} width={width} height={height}>
      <img alt="" src={src} style={{ width, height }} />
    </Stage>
  );
}

/** A weaver's drawing three times as large, so that the edges of its letters stay clean when it is read. */
export function magnified(drawing: ReactNode, width: number, height: number): ReactNode {
  return (
    <div style={{ width: width * 3, height: height * 3, overflow: "hidden" }}>
      <div style={{ width, height, transform: "scale(3)", transformOrigin: "0 0" }}>{drawing}</div>
    </div>
  );
}
