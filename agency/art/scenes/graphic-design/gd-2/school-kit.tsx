import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Drawn, Say } from "../say.tsx";
import { filled } from "./squares.ts";

const crayons = ["#c42e14", "#f4b400", "#0b5e41", "#2c66b0", "#8c3a8c"];

/** One sheet a child filled: crayon strokes, leaf prints or scraps of newspaper in every square. */
function Filled(props: {
  readonly way: "crayon" | "leaf" | "paper" | "dots";
  readonly cell: number;
  readonly seed: number;
}) {
  const { way, cell, seed } = props;
  const random = mulberry32(seed);
  const marks: { x: number; y: number; pick: number; turn: number }[] = [];
  for (let y = 0; y < 36; y += 2) {
    for (let x = 0; x < 24; x += 2) {
      if (filled("৩", x, y + 1) || filled("৩", x + 1, y)) {
        marks.push({ x: x * cell, y: y * cell, pick: random(), turn: random() * 360 });
      }
    }
  }
  const s = cell * 2;
  return (
    <>
      {marks.map(({ x, y, pick, turn }) => {
        const color = crayons[Math.floor(pick * crayons.length)] ?? "#c42e14";
        const key = `${x},${y}`;
        if (way === "crayon") {
          return (
            <path
              key={key}
              d={`M${x} ${y + s}L${x + s * 0.4} ${y}L${x + s * 0.5} ${y + s}L${x + s} ${y + 2}`}
              stroke={color}
              strokeWidth={4}
              fill="none"
            />
          );
        }
        if (way === "leaf") {
          return (
            <path
              key={key}
              d={`M0-${s * 0.62}C${s * 0.6}-${s * 0.2} ${s * 0.4} ${s * 0.4} 0 ${s * 0.62}C-${s * 0.4} ${s * 0.4}-${s * 0.6}-${s * 0.2} 0-${s * 0.62}Z`}
              transform={`translate(${x + s / 2} ${y + s / 2}) rotate(${turn})`}
              fill={pick > 0.5 ? "#0b5e41" : "#6d8f2f"}
            />
          );
        }
        if (way === "dots")
          return (
            <circle
              key={key}
              cx={x + s / 2}
              cy={y + s / 2}
              r={s * (0.36 + pick * 0.16)}
              fill={pick > 0.3 ? "#c42e14" : "#f4b400"}
            />
          );
        return (
          <g key={key} transform={`translate(${x + s / 2} ${y + s / 2}) rotate(${(pick - 0.5) * 24})`}>
            <rect
              x={-s * 0.52}
              y={-s * 0.52}
              width={s * 1.04}
              height={s * 1.04}
              fill={pick > 0.5 ? "#e7e2d4" : "#cfc8b6"}
              stroke="#6e675a"
              strokeWidth={1}
            />
            <path
              d={`M${-s * 0.36}-${s * 0.2}h${s * 0.7}M${-s * 0.36} ${s * 0.04}h${s * 0.6}M${-s * 0.36} ${s * 0.26}h${s * 0.66}`}
              stroke="#35312a"
              strokeWidth={2.5}
            />
          </g>
        );
      })}
    </>
  );
}

/** The school kit: an envelope with a window, the sheet of empty squares, and four that children filled. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sheets = [
    { x: 640, y: 48, turn: -3, way: "crayon" },
    { x: 952, y: 72, turn: 4, way: "leaf" },
    { x: 656, y: 500, turn: 3, way: "paper" },
    { x: 968, y: 520, turn: -4, way: "dots" },
  ] as const;
  return (
    <Stage ground="#2c66b0">
      {sheets.map(({ x, y, turn, way }, i) => (
        <At
          key={way}
          x={x}
          y={y}
          width={272}
          height={408}
          turn={turn}
          style={{ background: "#ffffff", boxShadow: "10px 10px 0 #17407a" }}
        >
          <Drawing width={272} height={408}>
            <g transform="translate(28 42)">
              <path
                d={`${Array.from({ length: 13 }, (_, k) => `M${k * 18} 0v324`).join("")}${Array.from({ length: 19 }, (_, k) => `M0 ${k * 18}h216`).join("")}`}
                stroke="#cdd9e8"
                strokeWidth={2}
              />
              <Filled way={way} cell={9} seed={20 + i} />
            </g>
          </Drawing>
        </At>
      ))}
      <At
        x={112}
        y={32}
        width={448}
        height={640}
        style={{ background: "#ffffff", boxShadow: "10px 10px 0 #17407a" }}
      >
        <Drawing width={448} height={640}>
          <g transform="translate(44 104)">
            <path
              d={`${Array.from({ length: 25 }, (_, k) => `M${k * 15} 0v540`).join("")}${Array.from({ length: 37 }, (_, k) => `M0 ${k * 15}h360`).join("")}`}
              stroke={main}
              strokeOpacity={0.6}
              strokeWidth={2}
            />
          </g>
        </Drawing>
        <Say x={44} y={24} size={30} family="Archivo" stretch={96} weight={700} color={ink}>
          {say(0)}
        </Say>
        <Say
          x={404}
          y={20}
          size={38}
          weight={700}
          family="Anek Bangla"
          color={main}
          align="right"
          leading={1.2}
        >
          {say(1)}
        </Say>
      </At>
      <At
        x={56}
        y={416}
        width={560}
        height={496}
        style={{ background: "#c79a63", boxShadow: "14px 14px 0 #17407a" }}
      >
        <Drawing width={560} height={496}>
          <path d="M0 0H180C190 50 370 50 380 0H560" fill="none" stroke="#94693a" strokeWidth={6} />
          <path d="M180 0C190 50 370 50 380 0Z" fill="#ffffff" />
          <rect x={56} y={112} width={216} height={312} fill={paper} stroke="#94693a" strokeWidth={6} />
          <path
            d={`${Array.from({ length: 12 }, (_, k) => `M${56 + k * 18 + 18} 112v312`).join("")}${Array.from({ length: 17 }, (_, k) => `M56 ${112 + k * 18 + 18}h216`).join("")}`}
            stroke={main}
            strokeOpacity={0.45}
            strokeWidth={2}
          />
        </Drawing>
        <Say x={312} y={104} size={92} family="Archivo" stretch={88} weight={800} color={ink}>
          {say(5)}
        </Say>
        <Say x={312} y={212} size={34} family="Archivo" stretch={100} weight={650} color={ink}>
          {say(4)}
        </Say>
        <At x={312} y={324} width={104} height={104} style={{ background: second }}>
          <Say x={52} y={28} size={52} family="Archivo" stretch={90} weight={800} color={ink} align="center">
            {say(3)}
          </Say>
        </At>
      </At>
      <Drawn>{say(2)}</Drawn>
    </Stage>
  );
};
