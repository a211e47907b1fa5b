import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { Round } from "./beads.tsx";

/** Regions of the map: how many skills lie in each, from left to right, and between which levels. */
const regions = [
  { columns: 5, rows: 6, x: 72, top: 208, say: 1 },
  { columns: 6, rows: 6, x: 308, top: 208, say: 2 },
  { columns: 5, rows: 5, x: 596, top: 180, say: 3 },
  { columns: 5, rows: 4, x: 856, top: 560, say: 4 },
  { columns: 8, rows: 4, x: 856, top: 180, say: 5 },
] as const;

/** 142 skills as beads on the threads of what comes first; one pupil knows 61, the next one is coral. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [known = 61, all = 142] = numbers(picture, [61, 142]);
  const beads = regions
    .flatMap(({ columns, rows, x, top }) =>
      Array.from({ length: columns * rows }, (_, i) => ({
        x: x + (i % columns) * 48 + (random() - 0.5) * 12,
        y: top + 40 + Math.floor(i / columns) * 76 + (random() - 0.5) * 28 + (i % columns) * 6,
        column: i % columns,
      })),
    )
    .slice(0, all);
  const links = beads.flatMap((bead, i) => {
    const before = beads
      .filter((other) => other.x < bead.x - 20)
      .sort(
        (a, b) =>
          Math.hypot(a.x - bead.x, (a.y - bead.y) * 1.1) - Math.hypot(b.x - bead.x, (b.y - bead.y) * 1.1),
      );
    return before.slice(0, i % 4 === 0 ? 2 : 1).map((from) => `M${from.x} ${from.y}L${bead.x} ${bead.y}`);
  });
  const first = [...beads].sort((a, b) => a.x + a.y * 0.18 - (b.x + b.y * 0.18));
  const learnt = new Set(first.slice(0, known));
  const next = first[known];
  return (
    <Board client={client} ground={ground} plain>
      <Drawing width={1280} height={960}>
        <Stroke d={links.join("")} color="#7a5a8c" width={4} />
        {beads.map((bead) => (
          <Round
            key={`${bead.x}`}
            x={bead.x}
            y={bead.y}
            size={34}
            color={learnt.has(bead) ? main : "#a995b5"}
            hole={ground}
          />
        ))}
        {next && (
          <>
            <Stroke d={`M${next.x} ${next.y}V856`} color={accent} width={8} />
            <circle cx={next.x} cy={next.y} r={34} fill={accent} stroke={paper} strokeWidth={8} />
          </>
        )}
      </Drawing>
      <Words x={48} y={36} size={84} head={client} color={paper}>
        {say(0)}
      </Words>
      {regions.map(({ x, top, say: index }) => (
        <Words
          key={x + top}
          x={x - 16 + 0}
          y={top - 40}
          size={34}
          weight={700}
          color={paper}
          style={{ background: ground, padding: "0 8px" }}
        >
          {say(index)}
        </Words>
      ))}
      <Field x={48} y={816} width={272} height={88} ground={main} color={ink} size={46} weight={800}>
        {say(6)}
      </Field>
      <Field x={344} y={816} width={472} height={88} ground={accent} color={ink} size={34} weight={800}>
        {say(7)}
      </Field>
    </Board>
  );
};
