import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { label } from "../../../lit/label.ts";
import { litStage, magnified } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { weave } from "../../../lit/weave.ts";
import { draft, raised } from "../../../weave/drafts.ts";
import { Mark } from "../../branding/brand-2/rain.tsx";

const [ENDS, PICKS] = [156, 92];
const blue = "#1C3FD0";
const bleach = "#F4F5F1";

function drawing(picture: PictureBrief) {
  return (
    <div style={{ position: "relative", width: ENDS, height: PICKS, background: blue }}>
      <Block x={6} y={6} width={ENDS - 12} height={2} color={bleach} />
      <Block x={6} y={PICKS - 8} width={ENDS - 12} height={2} color={bleach} />
      <Drawing width={ENDS} height={PICKS}>
        <Mark x={13} y={15} width={130} color={bleach} name={word(picture, 0)} />
      </Drawing>
    </div>
  );
}

/** A woven label sewn to plain madder twill. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const twill = draft("twill");
  const cloth = weave({
    ends: 112,
    picks: 66,
    pitch: 2.1,
    wefts: ["#B92812"],
    warp: () => "#CF3217",
    crossing: (end, pick) => ({ over: !raised(twill, end, pick), colour: 0 }),
    endRadius: 0.46,
    wave: 0.26,
    steps: 3,
    sides: 6,
    seed: 8,
    surface: (x, z, height) => [x, height + 1.4 * Math.sin(x * 0.045) + Math.sin(z * 0.06 + 1), z],
  });
  const sewn = label({
    drawing: await pixels(magnified(drawing(picture), ENDS, PICKS), ENDS * 3, PICKS * 3),
    colours: [blue, bleach],
    warp: "#1632A8",
    stitch: bleach,
    pitch: 0.295,
    at: [35.4, 4.9, 5],
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
