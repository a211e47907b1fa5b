import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { draft, modulo, raised } from "../../../weave/drafts.ts";

const [CELL, COLUMNS, ROWS] = [12, 134, 86];

/** Holes that were eaten: middle and size in cells. The large one takes three bites. */
const BITES = [
  [52, 41, 16, 14.5],
  [65, 48, 16, 13.5],
  [60, 36, 12, 10.5],
  [37, 15, 4.6, 4],
  [97, 78, 3.6, 3.4],
  [96, 16, 3.2, 2.7],
] as const;

/** A ragged edge that repeats nowhere: the sum of three waves of the angle. */
function ragged(angle: number, bite: number): number {
  return (
    1 +
    0.1 * Math.sin(angle * 5 + bite) +
    0.07 * Math.sin(angle * 9 - 2 * bite) +
    0.05 * Math.sin(angle * 17 + 5)
  );
}

function isEaten(x: number, y: number): boolean {
  return BITES.some(([middle, height, across, high], bite) => {
    const [dx, dy] = [(x - middle) / across, (y - height) / high];
    return Math.hypot(dx, dy) < ragged(Math.atan2(dy, dx), bite);
  });
}

/** The right half of a moth from above, its body at the left: wing, mark of the wing, body, feeler. */
const MOTH = [
  ".....a.a....",
  "....a.a.....",
  "...aaa......",
  "..aa........",
  "bba.........",
  "ffbwww......",
  "ffbwwwwww...",
  "fffwwwwwwww.",
  "ffwwwkkwwwww",
  "bfwwkmmkwwww",
  "ffwwkmmkwwwd",
  "bfwwwkkwwwd.",
  "ffwwwwwwwwd.",
  "bfwwwwwwwd..",
  "ffdwwwwwd...",
  "bfddwwwd....",
  "ffdddwd.....",
  "bb.ddd......",
  "b...........",
];
const COLOURS: Record<string, string> = {
  w: "#F4F5F1",
  k: "#141618",
  m: "#F4B400",
  d: "#F3A9A0",
  f: "#E9B27A",
  b: "#141618",
  a: "#F4F5F1",
};
/** One cell of the moth, in px, two of the cloth's, and where its middle and its feelers are, on the cloth's grid. */
const [SCALE, MIDDLE, TOP] = [2 * CELL, 76 * CELL, 33 * CELL];

/** Both halves of the moth as blocks of colour. */
const moth = MOTH.flatMap((row, line) =>
  [...row].flatMap((part, at) =>
    [at, -at - 1].flatMap((column) => {
      const colour = COLOURS[part];
      return colour ? [{ x: MIDDLE + column * SCALE, y: TOP + line * SCALE, colour }] : [];
    }),
  ),
);

/** A madder cloth with holes, and the moth that made them. */
export const draw: Draw = (brief) => {
  const { main, second, ink: hole } = brief.palette;
  const diamond = draft("diamond");
  const yarns: [string, string][] = [
    [main, ""],
    [second, ""],
  ];
  const add = (yarn: number, x: number, y: number, width = 1, height = 1) => {
    const found = yarns[yarn];
    if (found) found[1] += `M${x * CELL} ${y * CELL}h${width * CELL}v${height * CELL}h-${width * CELL}z`;
  };
  for (let x = 0; x < COLUMNS; x++)
    for (let y = 0; y < ROWS; y++) {
      if (!isEaten(x, y)) add(raised(diamond, x, y) ? 0 : 1, x, y);
      // Ends that nothing holds any more hang into the hole.
      else if (!isEaten(x, y - 1) && modulo(x * 7, 5) < 2) add(0, x + 0.25, y, 0.5, 1 + modulo(x * 5, 4));
      else if (!isEaten(x - 1, y) && modulo(y * 3, 4) < 1) add(1, x, y + 0.25, 1 + modulo(y * 5, 3), 0.5);
    }
  return (
    <Stage ground={hole} width={COLUMNS * CELL} height={ROWS * CELL}>
      <Drawing width={COLUMNS * CELL} height={ROWS * CELL}>
        {yarns.map(([colour, path]) => (
          <path key={colour} fill={colour} d={path} />
        ))}
        {moth.map(({ x, y, colour }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={SCALE} height={SCALE} fill={colour} />
        ))}
      </Drawing>
    </Stage>
  );
};
