import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";

const stations = [172, 340, 508, 676] as const;
/** Pixels for an order. */
const SCALE = 0.27;
const streams = [
  { x: 420, data: 0, kept: 4, refused: 6, side: -1 },
  { x: 870, data: 2, kept: 5, refused: 7, side: 1 },
] as const;

/** A strainer seen from the side: rim, bowl, holes; the rim's middle at the origin. */
function Strainer({ width }: { readonly width: number }) {
  const holes = Math.floor(width / 26);
  return (
    <g>
      <path
        d={`M${-width / 2} 0H${width / 2}C${width / 2 - 8} 36 ${width * 0.4} 56 ${width * 0.36} 56H${-width * 0.36}C${-width * 0.4} 56 ${-width / 2 + 8} 36 ${-width / 2} 0Z`}
        fill="#8d979d"
      />
      <rect x={-width / 2 - 26} y={-9} width={width + 52} height={18} fill="#c3cbd0" />
      {Array.from({ length: holes }, (_, i) => (i - (holes - 1) / 2) * 26).map((at) => (
        <g key={at} fill="#141618">
          <circle cx={at * 0.9} cy={24} r={5} />
          <circle cx={at * 0.82} cy={42} r={5} />
        </g>
      ))}
    </g>
  );
}

/** Two streams of oil through four strainers into glasses, January beside November, to scale; what is refused jets aside. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Canvas ground={ink}>
      {streams.map(({ x, data, kept, refused, side }) => {
        const [orders, cash] = [(picture.data[data] ?? 0) * SCALE, (picture.data[data + 1] ?? 0) * SCALE];
        const color = data === 0 ? "#c98a00" : ground;
        const jet = orders - cash;
        const edge = x + side * (orders / 2);
        const [glass, foot] = [cash + 56, 850];
        const [first = "", second = ""] = say(kept).split(", ");
        return (
          <g key={x}>
            <path
              d={`M${x - orders * 0.62 - 24} 0H${x + orders * 0.62 + 24}C${x + orders * 0.55} 60 ${x + orders / 2} 90 ${x + orders / 2} 172V560H${x - orders / 2}V172C${x - orders / 2} 90 ${x - orders * 0.55} 60 ${x - orders * 0.62 - 24} 0Z`}
              fill={color}
            />
            <rect
              x={side < 0 ? edge + jet : x - orders / 2}
              y={540}
              width={cash}
              height={foot - 560}
              fill={color}
            />
            <path
              d={`M${edge - side * jet} 540C${edge - side * jet} 610 ${edge} 616 ${edge + side * 66} 616C${edge + side * 96} 616 ${edge + side * 104} 660 ${edge + side * 104} 960H${edge + side * (104 + jet)}C${edge + side * (104 + jet)} 640 ${edge + side * 116} ${616 - jet} ${edge + side * 66} ${616 - jet}C${edge + side * 20} ${616 - jet} ${edge} 600 ${edge} 540Z`}
              fill={accent}
            />
            <path
              d={`M${x - orders * 0.26} 120V300M${x - orders * 0.14} 240V460M${x + orders * 0.3} 90V260`}
              stroke="#ffe08a"
              strokeWidth={data === 0 ? 5 : 9}
              strokeLinecap="round"
            />
            <path
              d={`M${x - glass / 2 - side * (jet / 2)} 724H${x + glass / 2 - side * (jet / 2)}V${foot}H${x - glass / 2 - side * (jet / 2)}Z`}
              fill="none"
              stroke={paper}
              strokeWidth={10}
            />
            <rect
              x={x - glass / 2 - side * (jet / 2) + 5}
              y={774}
              width={glass - 10}
              height={foot - 779}
              fill={color}
            />
            {stations.map((y) => (
              <g key={y} transform={`translate(${x} ${y})`}>
                <Strainer width={orders + (y > 600 ? 20 : 56)} />
              </g>
            ))}
            <Say x={x} y={904} size={44} weight={850} face={face} stretch={86} color={color} align="middle">
              {`${first},`}
            </Say>
            <Say x={x} y={944} size={32} weight={650} color={paper} align="middle">
              {second}
            </Say>
            <Say
              x={side < 0 ? 132 : 1192}
              y={side < 0 ? 604 : 526}
              size={42}
              weight={850}
              face={face}
              stretch={76}
              color="#ff7a5c"
              align="middle"
              max={6}
              leading={0.95}
            >
              {say(refused)}
            </Say>
          </g>
        );
      })}
      {stations.map((y, i) => (
        <Say key={y} x={48} y={y + 34} size={40} weight={800} face={face} stretch={80} color={paper}>
          {say(i)}
        </Say>
      ))}
    </Canvas>
  );
};
