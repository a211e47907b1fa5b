import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

/** Boxes of the form: left, top, width, index of its label and of its value. */
const fields = [
  { x: 40, y: 176, w: 396, label: 7, value: 0 },
  { x: 452, y: 176, w: 316, label: 8, value: 12 },
  { x: 40, y: 316, w: 396, label: 9, value: 3 },
  { x: 452, y: 316, w: 308, label: 10, value: 4 },
  { x: 40, y: 456, w: 396, label: 11, value: 5 },
] as const;

/** A creased bill of lading on a desk, its fields framed in red, one digit under a stamp; at the right what was read. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground="#3b2a20">
      <At
        x={40}
        y={64}
        width={800}
        height={1000}
        turn={-3}
        style={{ background: "#efe7cf", ...hardShadow(20, "#22160f") }}
      >
        <Drawing width={800} height={1000}>
          <path d="M0 0H800V318L0 350Z" fill="#f7f0dc" />
          <path d="M520 0H800V318L540 328Z" fill="#fbf6e8" />
          <path d="M0 350L800 318V660L0 690Z" fill="#e9e0c4" />
          <path d="M540 328L800 318V660L552 670Z" fill="#f1e9d1" />
          <path d="M0 350L800 318M0 690L800 660M520 0L552 1000" stroke="#cfc39c" strokeWidth={4} />
        </Drawing>
        <Words x={40} y={44} size={56} color={ink} head={client}>
          {say(6)}
        </Words>
        <Block x={40} y={132} width={720} height={6} color={ink} />
        {fields.map(({ x, y, label, value }) => (
          <div key={label}>
            <Words x={x + 16} y={y + 14} size={22} weight={500} color="#6b6046">
              {say(label)}
            </Words>
            <Typed x={x + 16} y={y + 52} size={38} weight={700} color={ink}>
              {say(value)}
            </Typed>
          </div>
        ))}
        {Array.from({ length: 9 }, (_, i) => i).map((i) => (
          <Block key={i} x={40} y={616 + i * 36} width={300 + random() * 420} height={10} color="#cdc19d" />
        ))}
        <Drawing width={800} height={1000}>
          {fields.map(({ x, y, w, label }, i) => (
            <rect
              key={label}
              x={x}
              y={y}
              width={w}
              height={116}
              fill="none"
              stroke={accent}
              strokeWidth={6}
              {...(i === 1 ? { strokeDasharray: "14 10" } : {})}
            />
          ))}
          <g fill="none" transform="rotate(-14 748 244)">
            <circle cx={752} cy={246} r={72} fill="#3f4fa8" />
            <circle cx={752} cy={246} r={60} stroke="#efe7cf" strokeWidth={4} />
            <path d="M704 226h96M704 248h96M704 270h96" stroke="#efe7cf" strokeWidth={8} />
          </g>
        </Drawing>
      </At>
      <Block x={872} y={0} width={408} height={960} color={paper} />
      <Block x={872} y={0} width={8} height={960} color={accent} />
      {[
        { y: 72, title: 0, sub: 1 },
        { y: 244, title: 2, sub: 13 },
        { y: 416, title: 3, sub: -1 },
        { y: 544, title: 4, sub: -1 },
        { y: 672, title: 5, sub: -1 },
      ].map(({ y, title, sub }) => {
        const doubt = title === 2;
        return (
          <div key={y}>
            {doubt ? (
              <Words x={916} y={y - 10} size={56} color={accent} head={client}>
                {say(14)}
              </Words>
            ) : (
              <Glyph name="check" size={42} color={main} x={912} y={y} />
            )}
            <Typed x={976} y={y} size={32} weight={700} color={doubt ? accent : ink}>
              {doubt ? say(15) : say(title)}
            </Typed>
            {sub > 0 && (
              <Words x={976} y={y + 48} size={26} weight={500} color={doubt ? accent : main}>
                {say(sub)}
              </Words>
            )}
            <Block x={912} y={y + (sub > 0 ? 120 : 80)} width={320} height={3} color={second} />
          </div>
        );
      })}
    </Board>
  );
};
