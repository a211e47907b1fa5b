import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const known = [
  [1, 22],
  [7, 58],
  [30, 93],
  [45, 98],
] as const;
const day = (at: number) => 232 + at * 20;

/** Complaints fly back to the transfers of one day; on day 45 nearly all of the truth has arrived. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const column = Array.from({ length: 50 }, (_, i) => ({
    x: 48 + (i % 5) * 28,
    y: 176 + Math.floor(i / 5) * 56,
  }));
  const flights = Array.from({ length: 26 }, (_, i) => ({
    at: 1 + 46 * (i / 26) ** 2.1,
    to: column[(i * 2) % 50] ?? { x: 48, y: 200 },
    lift: 180 + random() * 460,
  }));
  return (
    <Board client={client} ground={paper}>
      <Words x={48} y={40} size={52} head={client} color={ink}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        {flights.map(({ at, to, lift }) => (
          <g key={at}>
            <Stroke
              d={`M${day(at)} 748C${day(at)} ${lift} ${day(at) * 0.5 + 60} ${to.y - 20} ${to.x + 22} ${to.y + 11}`}
              color={accent}
              width={3}
            />
            <rect x={day(at) - 9} y={739} width={18} height={18} fill={accent} />
          </g>
        ))}
        {column.map(({ x, y }, i) => (
          <rect key={`${x},${y}`} x={x} y={y} width={22} height={44} fill={i % 2 === 0 ? accent : main} />
        ))}
        <path d={`M${day(0)} 768H${day(50)}`} stroke={ink} strokeWidth={6} />
        <path
          d={Array.from({ length: 51 }, (_, i) => `M${day(i)} 768v${i % 10 === 0 ? 30 : 16}`).join("")}
          stroke={ink}
          strokeWidth={4}
        />
        <path d={`M${day(45)} 160V808`} stroke={ink} strokeWidth={10} />
        <path d={`M${day(45)} 160h${day(50) - day(45)}v580h-${day(50) - day(45)}z`} fill={second} />
      </Drawing>
      {known.map(([at, share], i) => {
        const [when = "", figure = ""] = say(1 + i).split(": ");
        const [number = "", rest = ""] = figure.split(" ");
        const x = [day(0) - 40, day(8), day(27), day(47)][i] ?? day(at);
        return (
          <Words
            key={share}
            x={x}
            y={816}
            size={26}
            weight={600}
            color={ink}
            leading={1.05}
            align={i === 3 ? "right" : "left"}
          >
            {when}:{" "}
            <span style={{ display: "block", fontSize: 64, fontWeight: 800, letterSpacing: "-.05em" }}>
              {number}
            </span>{" "}
            {rest}
          </Words>
        );
      })}
      <Field
        x={day(45) - 330}
        y={200}
        width={330}
        height={104}
        ground={ink}
        color={second}
        size={38}
        weight={800}
      >
        {say(5)}
      </Field>
      <Block x={0} y={0} width={1280} height={16} color={ground} />
    </Board>
  );
};
