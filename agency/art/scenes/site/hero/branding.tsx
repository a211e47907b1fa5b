import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { Display } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { label } from "../../../lit/label.ts";
import { litStage, magnified } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { weave } from "../../../lit/weave.ts";
import { draft, raised } from "../../../weave/drafts.ts";

const [ENDS, PICKS] = [156, 92];
const navy = "#14215C";
const bleach = "#F4F5F1";
const rain = "#FFC21A";

function drawing(picture: PictureBrief) {
  const months = picture.data;
  return (
    <div style={{ position: "relative", width: ENDS, height: PICKS, background: navy }}>
      <Block x={6} y={6} width={ENDS - 12} height={2} color={bleach} />
      <Block x={6} y={PICKS - 8} width={ENDS - 12} height={2} color={bleach} />
      <At x={8} y={12} width={ENDS - 16} style={{ textAlign: "center" }}>
        <Display size={44} stretch={63} weight={900} color={bleach} leading={0.9}>
          {word(picture, 0)}
        </Display>
      </At>
      {months.map((depth, month) => (
        <Block
          key={`${depth} ${months.slice(0, month).join()}`}
          x={17 + month * 10.5}
          y={56}
          width={5}
          height={3 + Math.round(depth / 17)}
          color={rain}
        />
      ))}
    </div>
  );
}

/** A woven label sewn to madder diamond cloth. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const diamond = draft("diamond");
  const cloth = weave({
    ends: 112,
    picks: 66,
    pitch: 2.1,
    wefts: ["#9A1B0A"],
    warp: () => "#CF3217",
    crossing: (end, pick) => ({ over: !raised(diamond, end, pick), colour: 0 }),
    endRadius: 0.46,
    wave: 0.26,
    steps: 3,
    sides: 6,
    seed: 8,
    surface: (x, z, height) => [x, height + 1.4 * Math.sin(x * 0.045) + Math.sin(z * 0.06 + 1), z],
  });
  const sewn = label({
    drawing: await pixels(magnified(drawing(picture), ENDS, PICKS), ENDS * 3, PICKS * 3),
    colours: [navy, bleach, rain],
    warp: "#0F1A4A",
    stitch: bleach,
    pitch: 0.385,
    at: [34, 4.9, 5],
    turn: 0.12,
  });
  return litStage(
    {
      yarns: [{ strands: [...cloth, ...sewn], twist: 0.33, bump: 0.6 }],
      solids: [floor("#7E1606", -4)],
      ground: "#8C1C0A",
      eye: [-8, 92, 92],
      at: [10, 0, 1],
      angle: 27,
      focus: [38, 4, 6],
      aperture: 1.7,
      key: { from: [-0.85, 0.6, -0.15], power: 3.3, colour: "#fff2e0", spread: 0.1 },
      dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#ffeae4" },
      reach: 95,
      centre: [10, 0, 0],
      bias: 0.08,
      exposure: 1.1,
      calm: { colour: "#C42E14", from: 0.12, to: 0.5, strength: 0.75 },
    },
    1920,
    1080,
  );
};
