import type { Draw } from "../../../kit/contract.ts";
import { Boards } from "../../../kit/place.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { Bead } from "./beads.tsx";

/** Heaps of slips on a table, one per kind of answer, each tied to the skill that it points at. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const counts = numbers(picture, [1]);
  const heaps = [
    { x: 244, y: 470, color: accent },
    { x: 560, y: 470, color: second },
    { x: 840, y: 470, color: accent },
    { x: 1090, y: 470, color: main },
  ];
  return (
    <Board client={client} ground="#b9824e" plain>
      <Boards width={1280} height={960} color="#b9824e" board={160} seed={4} />
      <Field
        x={56}
        y={48}
        width={620}
        height={144}
        ground={ground}
        color={main}
        size={104}
        weight={800}
        style={{ fontFamily: '"Anek Bangla","Instrument Sans"' }}
      >
        {say(0)}
      </Field>
      <Words x={1224} y={76} size={72} align="right" head={client} color={ink}>
        {say(5)}
      </Words>
      <Drawing width={1280} height={960}>
        {heaps.map(({ x, y, color }, h) => (
          <g key={x}>
            {Array.from({ length: Math.round((counts[h] ?? 0) / 4) }, (_, i) => i).map((i) => {
              const spread = Math.sqrt(counts[h] ?? 1) * 7;
              const [dx, dy, turn] = [
                (random() - 0.5) * spread * 1.5,
                (random() - 0.5) * spread * 1.7,
                (random() - 0.5) * 70,
              ];
              return (
                <g key={i} transform={`translate(${x + dx} ${y + dy}) rotate(${turn})`}>
                  <path d="M-44-26h92v56h-92z" fill="#6b4524" fillOpacity={0.5} />
                  <path d="M-48-30h92v56h-92z" fill={i % 5 ? paper : "#f2e5c4"} />
                  <path
                    d={h === 3 ? "M-8 8h12" : `M-30-8c8-14 14-10 10 0s10 8 16-6M-26 8h44`}
                    fill="none"
                    stroke={["#2a4a8c", ink, "#7a2a4c"][i % 3] ?? ink}
                    strokeWidth={4}
                  />
                </g>
              );
            })}
            <path
              d={`M${x} ${y + 40}C${x - 20} ${y + 140} ${x + 20} ${y + 200} ${x} 760`}
              fill="none"
              stroke={color}
              strokeWidth={8}
            />
            <Bead x={x} y={y + 40} size={56} color={color} />
          </g>
        ))}
      </Drawing>
      {heaps.map(({ x, color }, i) => {
        const parts = say(1 + i).split(", ");
        const count = parts.at(-1) ?? "";
        return (
          <div key={x}>
            <Field
              x={x - 126}
              y={728}
              width={252}
              height={96}
              ground={color}
              color={ink}
              size={34}
              weight={800}
            >
              {parts.slice(0, -1).join(", ")},
            </Field>
            <Field
              x={x - 126}
              y={824}
              width={252}
              height={88}
              ground={ink}
              color={paper}
              size={64}
              weight={900}
            >
              {count}
            </Field>
          </div>
        );
      })}
    </Board>
  );
};
