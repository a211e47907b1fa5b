import type { ReactNode } from "react";
import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import type { Solid, Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, solid, surfaceOf } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";
import { satin, weave } from "../../../lit/weave.ts";
import { type DraftName, draft, raised } from "../../../weave/drafts.ts";

const [ENDS, PICKS, FOOT, FULL] = [190, 152, 126, 82];
const [FIRST, STEP, WIDE] = [31, 12, 9];
const drafts: readonly DraftName[] = [
  "twill",
  "diamond",
  "waffle",
  "birds-eye",
  "goose-eye",
  "rosepath",
  "basket",
  "herringbone",
  "point",
  "overshot",
  "warp-twill",
];

/** Monthly orders woven into mustard cloth to scale, a white thread laid over the tops, the figure on a black plate. */
export const draw: Draw = async (brief, picture, { pixels }) => {
  const { palette } = brief;
  const most = Math.max(...picture.data);
  const tall = picture.data.map((orders) => Math.round((orders / most) * FULL));
  const last = tall.length - 1;
  const ground = draft("herringbone");
  const bars = drafts.map((name) => draft(name));
  const cloth = weave({
    ends: ENDS,
    picks: PICKS,
    wefts: ["#E09E00", palette.ink, palette.accent],
    warp: () => "#F7B90A",
    crossing: (end, pick) => {
      const bar = Math.floor((end - FIRST) / STEP);
      const inside = bar >= 0 && bar <= last && (end - FIRST) % STEP < WIDE;
      const height = tall[bar] ?? 0;
      if (inside && pick <= FOOT && pick > FOOT - height) {
        const own = bars[bar % bars.length] ?? ground;
        return { over: !raised(own, end, pick) || satin(end, pick, 3, 1), colour: bar === last ? 2 : 1 };
      }
      if (pick >= FOOT + 3 && pick <= FOOT + 5) return { over: !satin(end, pick, 7, 3), colour: 1 };
      return { over: !raised(ground, end, pick), colour: 0 };
    },
    seed: 12,
    surface: (x, z, height) => [x, height + 0.9 * Math.sin(x * 0.05 + z * 0.04), z],
  });
  const spot = (bar: number): Spot => [
    FIRST + bar * STEP + WIDE / 2 - ENDS / 2,
    1.7,
    FOOT - (tall[bar] ?? 0) - PICKS / 2 - 1.5,
  ];
  const tops = tall.map((_, bar) => spot(bar));
  const end = spot(last);
  const way: Spot[] = [
    [-100, 1.4, 22],
    [-78, 1.4, 21],
    ...tops,
    [end[0] + 12, 2.4, end[2] - 12],
    [end[0] + 34, 2, end[2] - 34],
  ];
  const line = thread(curve(way, 10), { radius: 0.85, colour: "#FFFFFF", sides: 8 });
  const board = async (
    node: ReactNode,
    width: number,
    height: number,
    size: number,
    at: Spot,
    turn: number,
  ): Promise<Solid> => {
    const surface = surfaceOf(await pixels(node, width, height));
    return solid(
      new THREE.PlaneGeometry(size, (size * height) / width),
      [{ at, turn: [-Math.PI / 2, 0, turn] }],
      "#ffffff",
      { surface },
    );
  };
  const plate = await board(
    <div style={{ width: 640, height: 380, background: palette.ink, padding: 36 }}>
      <Display size={178} stretch={82} weight={900} color={palette.ground} leading={0.9}>
        {word(picture, 0)}
      </Display>
      <Text size={54} weight={600} color={palette.paper} style={{ whiteSpace: "nowrap" }}>
        {word(picture, 1)}
      </Text>
      <Text size={54} weight={700} color={palette.ground}>
        {word(picture, 5)}
      </Text>
    </div>,
    640,
    380,
    62,
    [-42, 2.2, -42],
    0.03,
  );
  const tags: Solid[] = [];
  // One after the other: flat work is drawn on a single easel.
  for (const [i, bar] of [0, 6, last].entries()) {
    const tag = (
      <div style={{ width: 300, height: 92, background: bar === last ? palette.accent : palette.paper }}>
        <Display
          size={58}
          stretch={70}
          style={{ textAlign: "center", lineHeight: "92px", whiteSpace: "nowrap" }}
        >
          {word(picture, 2 + i)}
        </Display>
      </div>
    );
    const at: Spot = [spot(bar)[0] + ([4, 0, -10][i] ?? 0), 2.1, FOOT - PICKS / 2 + 11];
    tags.push(await board(tag, 300, 92, 24, at, [0.05, -0.04, 0.03][i] ?? 0));
  }
  return litStage({
    yarns: [{ strands: [...cloth, line], twist: 0.3, bump: 0.7 }],
    solids: [floor("#7A5200", -5), plate, ...tags],
    ground: palette.ground,
    samples: 12,
    eye: [-4, 150, 134],
    at: [3, 0, 6],
    angle: 36,
    focus: [6, 0, 8],
    aperture: 1.4,
    key: { from: [-0.85, 0.42, -0.35], power: 3.6, colour: "#fff0d6", spread: 0.09 },
    dome: { from: [0.1, 1, 0.3], power: 1.5, colour: "#fff4e0" },
    ambient: { sky: "#fff2d8", ground: "#5a3c00", power: 0.35 },
    reach: 125,
    bias: 0.1,
    exposure: 1.12,
  });
};
