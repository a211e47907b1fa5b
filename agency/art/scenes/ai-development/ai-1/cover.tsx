import { yarn } from "../../../clients/ai-1.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Tag } from "../parts.tsx";
import { type Bend, bundle, thread } from "../threads.ts";

/** Five bundles of eight trucks: level at the left, then the bends. Later bundles lie on top. */
const corridors: readonly { readonly level: number; readonly bends: readonly Bend[] }[] = [
  { level: 876, bends: [[420, 480]] },
  { level: 84, bends: [[330, 678]] },
  {
    level: 480,
    bends: [
      [150, 282],
      [760, 84],
    ],
  },
  { level: 678, bends: [[560, 876]] },
  {
    level: 282,
    bends: [
      [250, 480],
      [560, 282],
    ],
  },
];

const knots: readonly (readonly [number, number])[] = [
  [254, 147],
  [420, 787],
  [1010, 489],
  [928, 93],
];

/** Forty trucks as threads on black, turning only at 45 degrees; three labels say where they stand. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        {corridors.map(({ level, bends }, c) =>
          bundle(8, 18).map((offset, i) => {
            const d = thread(offset, [-20, level], bends, 1300);
            return (
              <g key={`${level}${offset}`}>
                <Stroke d={d} color={ground} width={20} join="miter" />
                <Stroke d={d} color={yarn(i + c * 2)} width={12} join="miter" />
              </g>
            );
          }),
        )}
        <Stroke d="M254 147V210M1010 489V550M420 787H520" color={paper} width={8} />
        {knots.map(([x, y]) => (
          <g key={`${x}`}>
            <rect x={x - 22} y={y - 22} width={44} height={44} fill={ground} />
            <rect x={x - 16} y={y - 16} width={32} height={32} fill={paper} />
            <rect x={x - 6} y={y - 6} width={12} height={12} fill={ground} />
          </g>
        ))}
      </Drawing>
      <Tag x={152} y={196} title={say(0)} sub={say(1)} ground={main} color={ink} size={52} />
      <Tag x={400} y={512} title={say(2)} sub={say(3)} ground={paper} color={ink} size={52} />
      <Tag x={504} y={728} title={say(4)} sub={say(5)} ground={accent} color={ink} size={52} />
    </Board>
  );
};
