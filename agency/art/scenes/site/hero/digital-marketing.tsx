import type { Draw } from "../../../kit/contract.ts";
import type { Solid, Spot, Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, wall } from "../../../lit/solid.ts";
import { bobbin } from "../../../lit/spool.ts";
import { curve, thread } from "../../../lit/thread.ts";

const turmeric = "#FFC21A";
const bars = [
  { height: 9, colour: "#141618" },
  { height: 14, colour: "#141618" },
  { height: 12, colour: "#1F2F86" },
  { height: 22, colour: "#141618" },
  { height: 29, colour: "#0B5E41" },
  { height: 41, colour: "#141618" },
  { height: 58, colour: "#C42E14" },
] as const;

/** Seven bobbins stand as a rising chart; one thread runs in from the left and over their tops. */
export const draw: Draw = () => {
  const strands: Strand[] = [];
  const solids: Solid[] = [floor(turmeric), wall(turmeric, -70)];
  const tops: Spot[] = [];
  bars.forEach(({ height, colour }, i) => {
    const one = bobbin(13 + i * 14, 0, height, colour, { seed: i + 2 });
    strands.push(...one.strands);
    solids.push(...one.solids);
    tops.push(one.top);
  });
  const slack = tops.flatMap((top, i): Spot[] => {
    const next = tops[i + 1];
    if (!next) return [top];
    return [top, [(top[0] + next[0]) / 2, (top[1] + next[1]) / 2 - 1.4, 0]];
  });
  const [last] = tops.slice(-1);
  const [x, y] = [last?.[0] ?? 0, last?.[1] ?? 0];
  const line = curve(
    [[-150, 5, 26], [-70, 9, 16], [-22, 12.5, 5], ...slack, [x + 26, y + 26, -4], [x + 70, y + 74, -12]],
    12,
  );
  strands.push(thread(line, { radius: 0.62, colour: "#C42E14", sides: 8, across: [0, 0, 1] }));
  return litStage(
    {
      yarns: [{ strands, twist: 0.33, bump: 0.6 }],
      solids,
      detail: 5 / 6,
      samples: 18,
      ground: turmeric,
      eye: [-30, 50, 218],
      at: [14, 34, 0],
      angle: 25,
      focus: [80, 30, 2],
      aperture: 1.3,
      key: { from: [-0.7, 0.85, 0.55], power: 2.9, colour: "#fff4e4", spread: 0.09 },
      dome: { from: [0, 1, 0.6], power: 1.9, colour: "#fff6e6" },
      ambient: { sky: "#fff4dc", ground: "#7a5200", power: 0.5 },
      reach: 110,
      centre: [40, 20, 0],
      bias: 0.05,
      exposure: 1.12,
      vignette: 0.1,
      calm: { colour: "#F4B400", from: 0.2, to: 0.46, strength: 0.7 },
    },
    1920,
    1080,
  );
};
