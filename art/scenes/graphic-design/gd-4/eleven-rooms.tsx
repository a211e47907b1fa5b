import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";

const [bar, thick] = [248, 36];

/** Room numbers one to eleven as board figures on the line with hard shadows; a hand sets number four right. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const rooms = wordsFrom(picture, 0, 11);
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <path d="M0 700H1280V960H0Z" fill="#63b3dc" />
        {rooms.map((room, i) => {
          const [bangla = "", latin = ""] = room.split(" ");
          const x = 70 + i * 114;
          const crooked = i === 3;
          const narrow = i >= 9;
          const figures = (color: string) => (
            <>
              <path d="M-9-28h18v64h-18z" fill={color} />
              <text
                y={178}
                textAnchor="middle"
                fill={color}
                fontFamily='"Anek Bangla"'
                fontWeight={800}
                fontSize={narrow ? 124 : 156}
                style={{ fontStretch: narrow ? "75%" : "82%" }}
              >
                {`${bangla} `}
              </text>
              <text
                y={332}
                textAnchor="middle"
                fill={color}
                fontFamily="Archivo"
                fontWeight={800}
                fontSize={150}
                style={{ fontStretch: narrow ? "62%" : "90%" }}
              >
                {latin}
              </text>
              <path d="M-9 176h18v56h-18z" fill={color} opacity={0} />
            </>
          );
          return (
            <g key={room} transform={`translate(${x} ${bar + thick}) rotate(${crooked ? 6 : 0})`}>
              <g transform="translate(16 18)" data-loose="">
                {figures("#3a8cb8")}
              </g>
              {figures(crooked ? accent : i % 2 ? ink : paper)}
            </g>
          );
        })}
        <rect y={bar + 14} width={1280} height={thick} fill="#3a8cb8" />
        <rect y={bar} width={1280} height={thick} fill={ink} />
        <g transform="translate(470 772) rotate(-14)">
          <path d="M-70 470L-58 120H82L110 470Z" fill="#e8322c" />
          <path d="M-58 130L-66 40C-70-10-40-40 0-46L70-40C96-30 96 40 82 130Z" fill="#8a5a3c" />
          <path d="M-66 40C-96 20-110-10-104-60L-100-86C-96-100-72-98-72-82L-66-30Z" fill="#7a4d33" />
          {[
            [-52, -132],
            [-18, -150],
            [16, -138],
            [48, -112],
          ].map(([x = 0, y = 0], i) => (
            <rect key={x} x={x} y={y} width={32} height={130} rx={16} fill={i % 2 ? "#94633f" : "#8a5a3c"} />
          ))}
        </g>
      </Drawing>
    </Stage>
  );
};
