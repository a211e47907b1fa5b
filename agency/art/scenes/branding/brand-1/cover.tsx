import * as THREE from "three";
import type { Draw, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { Display, Fit } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { label } from "../../../lit/label.ts";
import { litStage, magnified } from "../../../lit/picture.tsx";
import { floor, solid, surfaceOf } from "../../../lit/solid.ts";
import { thread } from "../../../lit/thread.ts";
import { weave } from "../../../lit/weave.ts";
import { draft, raised } from "../../../weave/drafts.ts";

const [ENDS, PICKS] = [176, 118];

/** The crew label as its weaver gets it: border, stepped ferry on a wave, the name. */
function drawing({ palette }: ProjectBrief, picture: PictureBrief) {
  const { main, paper, second } = palette;
  const decks = [
    { x: 84, y: 14, width: 12 },
    { x: 70, y: 20, width: 36 },
    { x: 56, y: 28, width: 62 },
    { x: 40, y: 36, width: 92 },
  ];
  return (
    <div style={{ position: "relative", width: ENDS, height: PICKS, background: main }}>
      <div style={{ position: "absolute", inset: 5, border: `2px solid ${second}` }} />
      {decks.map(({ x, y, width }) => (
        <Block key={y} x={x} y={y} width={width} height={7} color={paper} />
      ))}
      <svg aria-hidden="true" width={ENDS} height={PICKS} style={{ position: "absolute", left: 0, top: 0 }}>
        <path d="M28 44H148L136 56H42z" fill={paper} />
        <path d="M46 32h6v2h-6z" fill={main} />
        <path
          d="M34 61l6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 3v3l-6-3-6 3-6-3-6 3-6-3-6 3-6-3-6 3-6-3-6 3-6-3-6 3-6-3-6 3-6-3-6 3-6-3-6 3z"
          fill={second}
        />
      </svg>
      <At x={18} y={68}>
        <Fit width={140} size={27} weight={900} color={paper}>
          {word(picture, 0)}
        </Fit>
      </At>
      <At x={18} y={94}>
        <Fit width={96} size={13} weight={800} color={paper}>
          {word(picture, 1)}
        </Fit>
      </At>
      <At x={122} y={91}>
        <div style={{ font: '800 17px/1 "Anek Bangla"', color: second, width: 40, whiteSpace: "nowrap" }}>
          {word(picture, 2)}
        </div>
      </At>
    </div>
  );
}

/** The mark as the label that every crew member wears, sewn to lozenge cloth, with the mill's tag beside it. */
export const draw: Draw = async (brief, picture, { pixels }) => {
  const { palette } = brief;
  const lozenge = draft("diamond");
  const cloth = weave({
    ends: 84,
    picks: 78,
    pitch: 1.9,
    wefts: [palette.accent],
    warp: () => "#CF3217",
    crossing: (end, pick) => ({ over: raised(lozenge, end, pick), colour: 0 }),
    endRadius: 0.46,
    wave: 0.26,
    steps: 3,
    sides: 6,
    seed: 8,
    surface: (x, z, height) => [x, height + 1.2 * Math.sin(x * 0.045) + 0.8 * Math.sin(z * 0.06 + 1), z],
  });
  const sewn = label({
    drawing: await pixels(magnified(drawing(brief, picture), ENDS, PICKS), ENDS * 3, PICKS * 3),
    colours: [palette.main, palette.paper, palette.second],
    warp: "#101A4C",
    stitch: palette.second,
    pitch: 0.46,
    at: [0, 4.6, 0],
    turn: 0.16,
  });
  const tag = await pixels(
    <div style={{ width: 320, height: 120, background: palette.paper, paddingTop: 26 }}>
      <Display size={72} stretch={84} style={{ textAlign: "center", whiteSpace: "nowrap" }}>
        {word(picture, 3)}
      </Display>
    </div>,
    320,
    120,
  );
  const paper = solid(
    new THREE.PlaneGeometry(18, 6.75),
    [{ at: [24, 4.4, 34.5], turn: [-Math.PI / 2 + 0.04, 0.05, -0.22] }],
    "#ffffff",
    { surface: surfaceOf(tag) },
  );
  const string = thread([15.6, 4.8, 36, 14, 5.6, 33, 14.5, 4.8, 29], {
    radius: 0.22,
    colour: palette.paper,
  });
  return litStage({
    yarns: [{ strands: [...cloth, ...sewn, string], twist: 0.33, bump: 0.6 }],
    solids: [floor("#5A120A", -4), paper],
    ground: "#8C1C0A",
    samples: 12,
    eye: [-24, 88, 88],
    at: [1, 1, 2],
    angle: 33,
    focus: [0, 5, 6],
    aperture: 1.5,
    key: { from: [-0.85, 0.6, -0.15], power: 3.2, colour: "#fff2e0", spread: 0.1 },
    dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#ffeef0" },
    reach: 85,
    bias: 0.07,
    exposure: 1.12,
  });
};
