import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay, Key } from "./parts.tsx";

/** The other bookings of the plan: column, row, nights and colour. */
const bookings = [
  [0, 0, 2, "#0b5b63"],
  [2, 0, 3, "#0a6a73"],
  [0, 2, 3, "#0a6a73"],
  [3, 2, 2, "#0b5b63"],
  [1, 3, 4, "#0b5b63"],
] as const;

/** The last page of the exercise book, two names on one line and tied shut; beside it one booking with one name. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lines = Array.from({ length: 11 }, (_, i) => ({
    y: 128 + i * 44,
    w: 150 + random() * 200,
    out: random() > 0.55,
  }));
  return (
    <Bay ground={main}>
      <Block x={0} y={0} width={640} height={960} color="#d8a35c" />
      <At
        x={64}
        y={56}
        width={512}
        height={656}
        turn={-2.5}
        style={{ background: "#f6efdb", ...hardShadow(16, "#94652a") }}
      >
        <Block x={0} y={0} width={28} height={656} color={accent} />
        <Words x={60} y={28} size={40} color={ink} head={client}>
          {say(0)}
        </Words>
        <Drawing width={512} height={656}>
          <path d={lines.map(({ y }) => `M28 ${y}H512`).join("")} stroke="#a9bfd0" strokeWidth={2} />
          <path d="M104 0V656" stroke="#e7a79c" strokeWidth={3} />
          {lines.map(({ y, w, out }, i) =>
            i >= 4 && i <= 6 ? null : (
              <g key={y}>
                <Stroke
                  d={Array.from(
                    { length: Math.floor(w / 16) },
                    (_, k) => `${k ? "" : `M120 ${y - 12}`}q4 ${k % 3 ? -18 : -26} 8 0t8 ${k % 2 ? -4 : 4}`,
                  ).join("")}
                  color="#2b4a8c"
                  width={4}
                />
                {out && (
                  <Stroke
                    d={`M112 ${y - 20}L${130 + w} ${y - 12}M116 ${y - 8}L${124 + w} ${y - 22}`}
                    color="#2b4a8c"
                    width={5}
                  />
                )}
              </g>
            ),
          )}
        </Drawing>
        <Words x={112} y={302} size={34} color="#2b4a8c" head={client} style={{ fontWeight: 500 }}>
          {say(5)}
        </Words>
        <Words x={148} y={344} size={34} color="#1f2f5c" head={client} style={{ fontWeight: 500 }}>
          {say(6)}
        </Words>
        <Words x={36} y={322} size={32} weight={700} color="#c23a2b">
          {say(7)}
        </Words>
        <Drawing width={512} height={656}>
          <ellipse cx={238} cy={350} rx={216} ry={64} fill="none" stroke="#c23a2b" strokeWidth={6} />
        </Drawing>
      </At>
      <Drawing width={1280} height={960}>
        <Stroke d="M40 560C200 552 420 540 612 524M476 24C468 240 486 480 502 724" color={ink} width={9} />
        <path
          d="M490 532c-60-60-110 0-60 14zM490 532c50-66 110-14 58 14zM490 532l-40 70M490 532l52 64"
          fill="none"
          stroke={ink}
          strokeWidth={9}
        />
        <circle cx={490} cy={532} r={16} fill={ink} />
      </Drawing>
      <Words x={64} y={748} size={176} color={ink} head={client} leading={1}>
        {say(1).split(" ")[0]}
      </Words>
      <Words x={284} y={848} size={40} weight={600} color={ink}>
        {say(1).split(" ").slice(1).join(" ")}
      </Words>
      <Words x={704} y={72} size={44} color={paper} head={client}>
        {say(2)}
      </Words>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <Block key={i} x={704 + i * 96} y={176} width={3} height={520} color="#3a9aa2" />
      ))}
      {[176, 306, 436, 566, 696].map((y) => (
        <Block key={y} x={640} y={y} width={640} height={3} color="#3a9aa2" />
      ))}
      {bookings.map(([column, row, nights, color]) => (
        <Block
          key={`${column}-${row}`}
          x={707 + column * 96}
          y={186 + row * 130}
          width={nights * 96 - 3}
          height={112}
          color={color}
        />
      ))}
      <At x={706} y={316} width={478} height={112} style={{ background: second }}>
        <Words x={28} y={10} size={30} weight={600} color={ink}>
          {say(4)}
        </Words>
        <Words x={28} y={44} size={46} color={ink} head={client}>
          {say(8)}
        </Words>
      </At>
      <Drawing width={1280} height={960}>
        <Key x={1132} y={330} length={86} color={ink} />
      </Drawing>
      <Words x={704} y={748} size={176} color={paper} head={client} leading={1}>
        {say(3)}
      </Words>
      <Words x={836} y={848} size={40} weight={600} color={paper}>
        {say(9)}
      </Words>
    </Bay>
  );
};
