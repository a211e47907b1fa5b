import type { Draw } from "../../../kit/contract.ts";
import { Boards } from "../../../kit/place.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { Bead } from "./beads.tsx";

/** Heaps of slips on a table, one per kind of answer, each tied to the skill that it points at. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const counts = numbers(picture, [1]);
  const pens = ["#2a4a8c", ink, "#7a2a4c"];
  const heaps = [
    { x: 184, y: 440, color: accent },
    { x: 500, y: 440, color: second },
    { x: 804, y: 440, color: accent },
    { x: 1096, y: 440, color: main },
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
        size={88}
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
            {Array.from({ length: Math.round((counts[h] ?? 0) / 5) }, (_, i) => i).map((i) => {
              const spread = Math.sqrt(counts[h] ?? 1) * 7;
              const [dx, dy] = [(random() - 0.5) * spread * 1.6, (random() - 0.5) * spread * 2.2];
              return (
                <g key={i} transform={`translate(${x + dx} ${y + dy}) rotate(${(random() - 0.5) * 60})`}>
                  <path d="M-60-32h128v76h-128z" fill="#6b4524" fillOpacity={0.5} />
                  <path d="M-66-38h128v76h-128z" fill={i % 5 ? paper : "#f2e5c4"} />
                  <text x={0} y={16} textAnchor="middle" fill={pens[i % 3] ?? ink} {...svgFont(48, 500)}>
                    {h < 3 ? say(1 + h).split(", ")[0] : ""}
                  </text>
                </g>
              );
            })}
            <path
              d={`M${x} ${y + 110}C${x - 20} ${y + 180} ${x + 20} ${y + 220} ${x} 760`}
              fill="none"
              stroke={color}
              strokeWidth={8}
            />
            <Bead x={x} y={y + 110} size={64} color={color} />
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
              {parts.slice(0, -1).join(", ")}
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
