import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { Display, Fit } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import type { Spot, Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { figured, weave } from "../../../lit/weave.ts";
import type { Pixels } from "../../../weave/strands.ts";

/** A label: its threads, and pixels of its drawing for one crossing. */
const [ENDS, PICKS, PITCH, SCALE] = [110, 50, 0.315, 3];
const red = { ground: "#C42E14", warp: "#A8210C", letters: "#F4F5F1" };
const yellow = { ground: "#F4B400", warp: "#DB9C00", letters: "#141618" };
/** Where each lies, how it is turned and how its ends rise. */
const lies = [
  { x: -18.8, z: -19.5, turn: 0.07, left: 1.8, right: 0.6 },
  { x: 19.8, z: -20, turn: -0.05, left: 0.5, right: 2.4 },
  { x: -20, z: 0, turn: -0.06, left: 0.7, right: 1.2 },
  { x: 18.5, z: 0.5, turn: 0.1, left: 1.4, right: 0.8 },
  { x: -18.4, z: 20.5, turn: 0.04, left: 2.2, right: 0.4 },
  { x: 20.4, z: 20.5, turn: -0.08, left: 0.5, right: 1.9 },
] as const;
const BANGLA = 3;

/** A label's drawing: the name between two lines. */
function Name({ name, colours }: { name: string; colours: typeof red }) {
  const [width, height] = [ENDS * SCALE, PICKS * SCALE];
  const local = /[\u0980-\u09ff]/.test(name);
  return (
    <div style={{ position: "relative", width, height, background: colours.ground }}>
      <Block x={0} y={9} width={width} height={6} color={colours.letters} />
      <Block x={0} y={height - 15} width={width} height={6} color={colours.letters} />
      <div
        style={{
          position: "absolute",
          left: 15,
          top: local ? 14 : 7,
          width: width - 30,
          height,
          display: "grid",
          placeItems: "center",
        }}
      >
        {local ? (
          <Display
            size={112}
            stretch={125}
            color={colours.letters}
            leading={1}
            style={{ whiteSpace: "nowrap" }}
          >
            {name}
          </Display>
        ) : (
          <Fit width={width - 30} size={112} color={colours.letters}>
            {name}
          </Fit>
        )}
      </div>
    </div>
  );
}

/** Weaves one label where it lies; its cut ends fray a little. */
function woven(drawing: Pixels, colours: typeof red, i: number): Strand[] {
  const lie = lies[i] ?? lies[0];
  const [cos, sin] = [Math.cos(lie.turn), Math.sin(lie.turn)];
  const half = (ENDS / 2) * PITCH;
  const surface = (x: number, z: number, height: number): Spot => {
    const out = x / half;
    const rise =
      (out < 0 ? lie.left : lie.right) * Math.abs(out) ** 3 + 0.3 * (1 + Math.sin(x * 0.22 + i * 2));
    return [lie.x + x * cos + z * sin, height + rise + 0.45, lie.z + z * cos - x * sin];
  };
  return weave({
    ends: ENDS,
    picks: PICKS,
    pitch: PITCH,
    wefts: [colours.ground, colours.letters],
    warp: () => colours.warp,
    crossing: figured(drawing, [colours.ground, colours.letters], 7, SCALE),
    endRadius: 0.44,
    wave: 0.3,
    fringe: 4,
    seed: 5 + i,
    surface,
  });
}

/** Six woven labels of one shop, each with another spelling of its name. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const strands: Strand[] = [];
  // One after the other: flat work is drawn on a single easel.
  for (let i = 0; i < lies.length; i++) {
    const colours = i === BANGLA ? yellow : red;
    const drawing = await pixels(
      <Name name={word(picture, i)} colours={colours} />,
      ENDS * SCALE,
      PICKS * SCALE,
    );
    strands.push(...woven(drawing, colours, i));
  }
  return litStage(
    {
      yarns: [{ strands, twist: 0.33, bump: 0.6 }],
      solids: [floor("#F3A9A0")],
      samples: 16,
      ground: "#F3A9A0",
      eye: [-4.6, 108, 88],
      at: [0.4, 0, 1],
      angle: 26.8,
      focus: [0, 1, 4],
      aperture: 1,
      detail: 0.85,
      key: { from: [-0.8, 0.6, -0.2], power: 2.9, colour: "#fff4ea", spread: 0.08 },
      dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#fff0ec" },
      ambient: { sky: "#fff0ea", ground: "#7a3a30", power: 0.4 },
      reach: 62,
      bias: 0.05,
      exposure: 1.06,
      vignette: 0.1,
    },
    1600,
    1000,
  );
};
