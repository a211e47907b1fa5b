import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";

const serif = '"Fraunces","Anek Bangla"';
const bengali = (n: number) => [...String(n).padStart(2, "0")].map((d) => "০১২৩৪৫৬৭৮৯"[Number(d)]).join("");

/** A field of sawn post tops from slightly above, each with its numeral; number 17 is wet and shines darker. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const random = mulberry32(34);
  const posts = Array.from({ length: 34 }, (_, i) => {
    const row = Math.floor(i / 7);
    return { n: i + 1, x: 104 + (i % 7) * 178 + (row % 2) * 0, y: 132 + row * 160 - random() * 16 };
  });
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        {posts.map(({ n, x, y }) => {
          const wet = n === 17;
          const words = bengali(n);
          const top = wet ? "#5a3a22" : ["#cf9c66", "#dcae7a", "#c48f58"][n % 3];
          return (
            <g key={n}>
              <path d={`M${x - 78} ${y}V${y + 700}H${x + 78}V${y}Z`} fill={wet ? "#2b1a0e" : "#7a5232"} />
              <path d={`M${x + 36} ${y}V${y + 700}H${x + 78}V${y}Z`} fill={wet ? "#1a0f07" : "#5c3b22"} />
              <path
                d={`M${x - 78} ${y + 42}C${x - 60} ${y + 72} ${x + 60} ${y + 72} ${x + 78} ${y + 42}V${y + 98}C${x + 60} ${y + 128} ${x - 60} ${y + 128} ${x - 78} ${y + 98}Z`}
                fill={n % 2 ? main : second}
              />
              <text
                x={x}
                y={y + 96}
                textAnchor="middle"
                fill={ink}
                fontFamily={serif}
                fontWeight={900}
                fontSize={32}
              >
                {n === 17 ? say(5) : n === 34 ? say(6) : String(n)}
              </text>
              <ellipse cx={x} cy={y} rx={78} ry={44} fill={top} />
              <ellipse
                cx={x + 4}
                cy={y + 2}
                rx={56}
                ry={31}
                fill="none"
                stroke="rgba(60,30,10,.28)"
                strokeWidth={3}
              />
              <ellipse
                cx={x + 7}
                cy={y + 3}
                rx={34}
                ry={22}
                fill="none"
                stroke="rgba(60,30,10,.22)"
                strokeWidth={3}
              />
              {wet && (
                <path
                  d={`M${x - 58} ${y - 10}C${x - 50} ${y - 36} ${x - 20} ${y - 46} ${x + 10} ${y - 44}`}
                  fill="none"
                  stroke={paper}
                  strokeWidth={8}
                  strokeLinecap="round"
                />
              )}
              <text
                x={x}
                y={y + 26}
                textAnchor="middle"
                fill={wet ? main : ink}
                fontFamily="Anek Bangla"
                fontWeight={900}
                fontSize={74}
                transform={`translate(0 ${y * 0.14}) scale(1 .86)`}
              >
                {words}
              </text>
            </g>
          );
        })}
        <rect x={0} y={888} width={1280} height={72} fill={ink} />
        <text x={56} y={936} fill={paper} fontFamily={serif} fontWeight={700} fontSize={34}>
          {say(7)}
        </text>
        <text
          x={1224}
          y={936}
          textAnchor="end"
          fill={main}
          fontFamily="Anek Bangla"
          fontWeight={800}
          fontSize={40}
        >
          {say(2)}
        </text>
      </Drawing>
    </Stage>
  );
};
