import type { Draw, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { creel } from "../../../lit/creel.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { onto, type Placed, slab, surfaceOf } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";

const [WIDTH, HEIGHT] = [900, 600];

/** Thirty frames as thirty bars of a day, grey where they ran. */
function wallScreen({ palette }: ProjectBrief, picture: PictureBrief, random: () => number) {
  const [, figure = ""] = word(picture, 1).split(" ");
  const frames = Array.from({ length: 30 }, (_, i) => i);
  return (
    <div style={{ position: "relative", width: WIDTH, height: HEIGHT, background: palette.ink }}>
      <At x={32} y={24}>
        <Text size={34} weight={600} color={palette.paper}>
          {word(picture, 0)}
        </Text>
      </At>
      {frames.map((i) => {
        const gaps =
          i === 11 ? [[300, 62]] : random() < 0.36 ? [[40 + random() * 420, 8 + random() * 26]] : [];
        return (
          <At key={i} x={32} y={88 + i * 15.6} width={530} height={10} style={{ background: "#6F8593" }}>
            {gaps.map(([x, width]) => (
              <Block
                key={x}
                x={x ?? 0}
                y={-1}
                width={width ?? 0}
                height={12}
                color={i === 11 ? palette.accent : i % 3 ? palette.main : "#FF5A36"}
              />
            ))}
          </At>
        );
      })}
      <At x={604} y={92}>
        <Display size={56} stretch={84} color={palette.second}>
          {word(picture, 1).split(" ")[0]}
        </Display>
        <Display
          size={118}
          stretch={62}
          color={palette.paper}
          style={{ whiteSpace: "nowrap", marginTop: 10 }}
        >
          {figure}
        </Display>
      </At>
      <At x={604} y={300}>
        <Text size={34} weight={600} color={palette.second} style={{ whiteSpace: "nowrap" }}>
          {word(picture, 2)}
        </Text>
      </At>
      <At x={604} y={374} width={268} height={84} style={{ background: palette.accent }}>
        <Display
          size={44}
          stretch={62}
          style={{ lineHeight: "84px", textAlign: "center", whiteSpace: "nowrap" }}
        >
          {word(picture, 3)}
        </Display>
      </At>
      <At x={604} y={510}>
        <Text size={28} weight={600} color={palette.main} style={{ whiteSpace: "nowrap" }}>
          {word(picture, 4)}
        </Text>
      </At>
    </div>
  );
}

/** The wall screen hung among rows of cops; one amber thread leaves the idle frame and ends at a cop. */
export const draw: Draw = async (brief, picture, { pixels, random }) => {
  const { palette } = brief;
  const cops = creel({
    columns: 14,
    rows: 10,
    left: -68,
    towards: [30, 175, 58],
    broken: [2, 1],
    brokenColour: palette.accent,
    colour: (column, row) =>
      (column + row * 2) % 9 === 0 ? palette.main : (column * 3 + row) % 5 === 0 ? "#7F98A8" : "#E6ECEC",
    wall: "#1C2C38",
    rail: "#0C141A",
  });
  const placed: Placed = { at: [2, -2, 44], turn: [-0.1, -0.26, 0.02] };
  const face = surfaceOf(await pixels(wallScreen(brief, picture, random), WIDTH, HEIGHT));
  const gap = onto(placed, [((32 + 331) / WIDTH - 0.5) * 66, (0.5 - (88 + 11 * 15.6) / HEIGHT) * 44, 1.6]);
  const way: Spot[] = [
    gap,
    [gap[0] - 1, gap[1] - 6, gap[2] + 7],
    [-22, -27, 58],
    [-36, -36, 46],
    [-46, -36.5, 11],
  ];
  const amber = thread(curve(way, 20), {
    radius: 0.42,
    colour: palette.accent,
    sides: 8,
    across: [0.1, 0, 1],
  });
  return litStage({
    yarns: [{ strands: [...cops.strands, amber], twist: 0.3, bump: 0.5 }],
    solids: [...cops.solids, ...slab(66, 44, placed, face, { glow: 0.5, frame: "#0C141A" })],
    ground: palette.ground,
    samples: 12,
    eye: [22, 4, 172],
    at: [-3, -2, 12],
    angle: 30,
    focus: [0, -4, 46],
    aperture: 1.2,
    key: { from: [0.6, 0.75, 0.65], power: 3, colour: "#fff2e0", spread: 0.1 },
    dome: { from: [0, 0.6, 1], power: 1.6, colour: "#dfeaff" },
    reach: 95,
    centre: [0, 0, 25],
    exposure: 1.12,
    vignette: 0.4,
  });
};
