import type { Draw } from "../../../kit/contract.ts";
import { cardField } from "../../../lit/cards.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { thread } from "../../../lit/thread.ts";
import { draft, raised } from "../../../weave/drafts.ts";

const dyed = [
  "#FFC21A",
  "#FF5A36",
  "#F0337F",
  "#F4F5F1",
  "#22C08A",
  "#4B69FF",
  "#F4F5F1",
  "#E4572E",
] as const;

/** Cards punched with an overshot draft, laced in rows over a dyed warp; to the left they are not yet punched. */
export const draw: Draw = async (_brief, _picture, { random }) => {
  const overshot = draft("overshot");
  const edge = (row: number) => 13 + 5 * Math.sin(row * 0.9);
  const punched = (column: number, row: number) => {
    const slip = random() < 0.03;
    if (column < edge(row) + 6 * random()) return false;
    return raised(overshot, column + 2, row) !== slip;
  };
  const { solids, cords } = cardField(
    [-3, -2, -1, 0, 1, 2],
    [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3],
    punched,
    "#16191B",
    "#E9E4D6",
  );
  const warp = Array.from({ length: 260 }, (_, i) => {
    const x = -42 + i * 0.5;
    const points = Array.from({ length: 24 }, (_, k) => [
      x + 0.05 * Math.sin(k * 1.7 + i),
      -1.05 + 0.05 * Math.sin(k + i * 2),
      -90 + k * 6.4,
    ]);
    const colour = dyed[Math.floor(i / 13) % dyed.length] ?? dyed[0];
    return thread(points.flat(), { radius: 0.25, colour, start: random() * 99 });
  });
  const film = await litStage(
    {
      yarns: [{ strands: [...warp, ...cords], twist: 0.3, bump: 0.6, sheen: 0.25 }],
      solids: [...solids, floor("#16181A", -1.6)],
      detail: 5 / 6,
      samples: 18,
      ground: "#16181A",
      eye: [-8, 36, 40],
      at: [9, 0, -3],
      angle: 29,
      focus: [16, 0, -2],
      aperture: 0.75,
      key: { from: [-0.2, 1, -0.16], power: 5.2, colour: "#fff4e6", spread: 0.08 },
      dome: { from: [0, 1, -0.2], power: 1.5, colour: "#e2ecff" },
      reach: 75,
      centre: [6, 0, -10],
      bias: 0.03,
      exposure: 1.25,
      vignette: 0.35,
      calm: { colour: "#16181A", from: 0.15, to: 0.46, strength: 0.75 },
    },
    1920,
    1080,
  );
  // The cards' own black, so that the field beside them does not end in grey.
  return <div style={{ filter: "brightness(0.8) contrast(1.16)", width: 1920, height: 1080 }}>{film}</div>;
};
