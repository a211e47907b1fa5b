import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";

const [BAR, THICK] = [88, 56];
const fingers = [
  { x: -78, y: -186, turn: -5 },
  { x: -24, y: -236, turn: -1 },
  { x: 30, y: -226, turn: 3 },
  { x: 84, y: -170, turn: 8 },
];

/** Rooms three, four and five close up: figures cut from board, hung on the line; a hand sets the crooked four right. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const rooms = wordsFrom(picture, 0, 3);
  const skin = skins[0];
  const shade = mix(ground, "#0d3a55", 0.42);
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <rect y={BAR + 30} width={1280} height={THICK} fill={shade} />
        {rooms.map((room, i) => {
          const [bangla = "", latin = ""] = room.split(" ");
          const figures = (color: string, hook: string) => (
            <>
              <path d="M-70 260h26v170h-26zM44 260h26v170h-26z" fill={hook} />
              <text
                y={302}
                textAnchor="middle"
                fill={color}
                fontFamily='"Anek Bangla"'
                fontWeight={800}
                fontSize={468}
                style={{ fontStretch: "100%" }}
              >
                {`${bangla} `}
              </text>
              <text
                y={700}
                textAnchor="middle"
                fill={color}
                fontFamily="Archivo"
                fontWeight={800}
                fontSize={424}
                style={{ fontStretch: "100%" }}
              >
                {latin}
              </text>
            </>
          );
          const color = i === 1 ? accent : i === 0 ? paper : ink;
          return (
            <g key={room} transform={`translate(${224 + i * 416} ${BAR + THICK}) rotate(${i === 1 ? 7 : 0})`}>
              <g transform="translate(26 30)" data-loose="">
                {figures(shade, shade)}
              </g>
              {figures(color, color)}
            </g>
          );
        })}
        <rect y={BAR} width={1280} height={THICK} fill={ink} />
        <g transform="translate(800 916) rotate(-14)">
          <path d="M-118 400L-112 110H116L140 400Z" fill={ink} />
          <path d="M-108 130L-112-10C-112-50-90-66-60-70H76C104-66 116-44 114-10L110 130Z" fill={skin} />
          {fingers.map(({ x, y, turn }, i) => (
            <rect
              key={x}
              x={x - 28}
              y={y}
              width={54}
              height={220}
              rx={27}
              transform={`rotate(${turn} ${x} ${y + 190})`}
              fill={i % 2 ? mix(skin, "#000000", 0.1) : skin}
            />
          ))}
          <path
            d="M-60 120C-130 100-170 30-206-40C-226-84-176-110-152-74C-128-36-108-6-70 6Z"
            fill={mix(skin, "#ffffff", 0.12)}
          />
          <path d="M-196-52C-204-72-182-84-170-66L-160-50L-184-36Z" fill="#f0cdb2" />
        </g>
      </Drawing>
    </Stage>
  );
};
