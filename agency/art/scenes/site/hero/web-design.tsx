import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { Display } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { litStage, magnified } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { figured, weave } from "../../../lit/weave.ts";

const ENDS = 216;
const PICKS = 140;
const yarns = {
  ground: "#3550BE",
  bleach: "#F4F5F1",
  turmeric: "#F4B400",
  madder: "#DD3418",
  leaf: "#118A5E",
};

const TURMERIC = Object.keys(yarns).indexOf("turmeric");

/** Whether a crossing is on the bid button. */
const onButton = (end: number, pick: number) => end >= 90 && end < 134 && pick >= 96 && pick < 118;

/** The page as a weaver's drawing: one pixel for each crossing. */
function page(picture: PictureBrief) {
  const { ground, bleach, turmeric, madder, leaf } = yarns;
  const bars = [30, 22, 27];
  return (
    <div style={{ position: "relative", width: ENDS, height: PICKS, background: ground }}>
      <At x={90} y={12}>
        <Block x={0} y={0} width={116} height={2} color={bleach} />
        <Block x={0} y={6} width={10} height={7} color={turmeric} />
        {[44, 60, 76].map((x) => (
          <Block key={x} x={x} y={8} width={11} height={3} color={bleach} />
        ))}
        <Block x={94} y={5} width={22} height={9} color={leaf} />
        <Block x={0} y={18} width={116} height={60} color={leaf} />
        <At x={5} y={22}>
          <Display size={15} stretch={100} weight={800} color={bleach} style={{ whiteSpace: "nowrap" }}>
            {word(picture, 1)}
          </Display>
        </At>
        <At x={4} y={43}>
          <Display size={36} stretch={78} weight={700} color={turmeric} style={{ whiteSpace: "nowrap" }}>
            {word(picture, 0)}
          </Display>
        </At>
        <svg
          aria-hidden="true"
          width={26}
          height={50}
          style={{ position: "absolute", left: 89, top: 23 }}
          shapeRendering="crispEdges"
        >
          <path d="M12 50C12 30 12 20 12 0C26 16 26 36 12 50zM12 50C-4 36 -2 18 12 0z" fill={bleach} />
          <path d="M11 6h3v44h-3z" fill={leaf} />
        </svg>
        <Block x={0} y={84} width={44} height={22} color={turmeric} />
        <At x={7} y={87}>
          <Display size={19} stretch={84} weight={800} color={ground}>
            {word(picture, 2)}
          </Display>
        </At>
        {bars.map((width, i) => (
          <div key={width}>
            <Block x={52} y={85 + i * 8} width={width} height={4} color={bleach} />
            <Block x={92} y={85 + i * 8} width={24 - i * 5} height={4} color={i === 1 ? madder : bleach} />
          </div>
        ))}
        <Block x={0} y={111} width={116} height={2} color={bleach} />
        <svg
          aria-hidden="true"
          width={46}
          height={46}
          style={{ position: "absolute", left: 57, top: 88, overflow: "visible" }}
          shapeRendering="crispEdges"
        >
          <path d="M-1 -2V41L8 32L15 48L24 44L17 29H30z" fill={bleach} />
          <path d="M2 5V34L9 27L17 43L20 42L13 26H23z" fill={madder} />
        </svg>
      </At>
    </div>
  );
}

/** A tea auction page comes off the loom; the left of the cloth is plain. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const wefts = Object.values(yarns);
  const drawing = await pixels(magnified(page(picture), ENDS, PICKS), ENDS * 3, PICKS * 3);
  // The soft edge between yellow and blue is nearest to red or green: on the button only its own two are woven.
  const whole = figured(drawing, wefts, 7, 3);
  const button = figured(drawing, [yarns.ground, yarns.turmeric], 7, 3);
  const strands = weave({
    ends: ENDS,
    picks: PICKS,
    wefts,
    warp: (end) => (end % 24 === 0 ? "#5C74D6" : "#2A41AE"),
    crossing: (end, pick) => {
      if (!onButton(end, pick)) return whole(end, pick);
      const { over, colour } = button(end, pick);
      return { over, colour: colour && TURMERIC };
    },
    bare: [110, 16],
    seed: 3,
    surface: (x, z, height) => [
      x,
      height + 1.1 * Math.sin(x * 0.05 + z * 0.03) + 0.6 * Math.sin(z * 0.09),
      z,
    ],
  });
  return litStage(
    {
      yarns: [{ strands, twist: 0.3, bump: 0.7 }],
      solids: [floor("#14215C", -9)],
      ground: "#14215C",
      eye: [-72, 138, 160],
      at: [-12, 0, -6],
      angle: 27,
      focus: [36, 1, 6],
      aperture: 1.5,
      key: { from: [-0.8, 0.55, -0.3], power: 3.5, colour: "#fff1dc", spread: 0.1 },
      reach: 132,
      centre: [0, 0, -10],
      bias: 0.12,
      exposure: 1.2,
      calm: { colour: "#1F2F86", from: 0.15, to: 0.46, strength: 0.8 },
    },
    1920,
    1080,
  );
};
