import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Boat, boats } from "./hull.tsx";

const serif = '"Fraunces","Anek Bangla"';

/** Low water from the bridge: sheds on stilts, a pontoon between mud banks, a class in line past numbered posts. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shirts = [paper, "#8fb8d8", paper, accent, paper, "#8fb8d8", main];
  return (
    <Stage ground="#cfe3e0">
      <Drawing width={1280} height={960}>
        <path d="M0 240C220 200 420 232 640 208C900 180 1100 216 1280 196V360H0Z" fill="#7fa48c" />
        <path d="M0 330H1280V960H0Z" fill={second} />
        <path d="M0 380C340 350 560 420 1280 372V470H0Z" fill="#a98a63" />
        {[40, 292, 544, 796, 1048].map((x, i) => (
          <g key={x}>
            <path
              d={`M${x + 16} 300V470M${x + 100} 300V470M${x + 190} 300V470`}
              stroke="#50351f"
              strokeWidth={12}
            />
            <rect x={x} y={220} width={212} height={148} fill={i % 2 ? ground : "#1d5663"} />
            <path d={`M${x - 18} 226L${x + 106} 132L${x + 230} 226Z`} fill="#9aa6aa" />
            <path
              d={Array.from({ length: 8 }, (_, k) => `M${x + 106} 132L${x - 4 + k * 31} 226`).join("")}
              stroke="#77848a"
              strokeWidth={4}
            />
            <rect x={x + 70} y={268} width={74} height={100} fill={ink} />
          </g>
        ))}
        {[
          [796, 3.2, 4],
          [1048, 3.2, 5],
        ].map(([x = 0, , index = 4]) => (
          <g key={x}>
            <rect x={x + 28} y={226} width={156} height={44} fill={main} />
            <text
              x={x + 106}
              y={260}
              textAnchor="middle"
              fill={ink}
              fontFamily={serif}
              fontWeight={800}
              fontSize={34}
            >
              {say(index)}
            </text>
          </g>
        ))}
        <path d="M0 560C300 520 460 600 800 540C980 512 1140 540 1280 520V960H0Z" fill="#8f7350" />
        <path d="M0 640C260 600 500 700 820 620C1000 580 1160 610 1280 596V960H0Z" fill={ground} />
        <path
          d="M60 720h240M420 800h300M840 700h260M120 900h340M700 880h420"
          stroke="#2a6672"
          strokeWidth={10}
        />
        {boats[5] && (
          <Boat build={boats[5]} x={60} waterline={880} long={460} line={ink} fill={main} thick={5} />
        )}
        <path d="M0 690L1280 560V612L0 756Z" fill="#c9a877" />
        <path d="M0 756L1280 612V636L0 792Z" fill="#7a5a36" />
        <path
          d={Array.from({ length: 26 }, (_, i) => `M${i * 52} ${690 - i * 5.28}v${66 - i * 0.55}`).join("")}
          stroke="#a07e4e"
          strokeWidth={4}
        />
        {Array.from({ length: 14 }, (_, i) => {
          const x = 232 + i * 62 + (i % 4 === 3 ? 18 : 0);
          const y = 716 - (x / 1280) * 132;
          const s = 1.16 - x / 3200;
          return (
            <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
              <path d="M-12-34L-10 6M10-34L12 6" stroke={ink} strokeWidth={9} />
              <path d="M-18-30C-20-84 20-84 18-30Z" fill={shirts[i % shirts.length]} />
              <circle cy={-92} r={16} fill="#15161a" />
              <path d="M-12-88a12 12 0 0 0 24 0z" fill="#8a5a3c" />
            </g>
          );
        })}
        {[0, 1, 2, 3].map((i) => {
          const x = 140 + i * 316;
          const s = 1 - i * 0.12;
          const foot = 792 - i * 44;
          return (
            <g key={x} transform={`translate(${x} ${foot}) scale(${s})`}>
              <rect x={-46} y={-330} width={92} height={420} fill="#6b4a34" />
              <rect x={22} y={-330} width={24} height={420} fill="#50351f" />
              <ellipse cx={0} cy={-330} rx={46} ry={13} fill="#a67a52" />
              <rect x={-50} y={-292} width={100} height={112} fill={main} />
              <text y={-214} textAnchor="middle" fill={ink} fontFamily={serif} fontWeight={900} fontSize={68}>
                {say(i)}
              </text>
              <rect x={-50} y={-150} width={100} height={84} fill={second} />
              <path d="M34-108H-28M-8-130L-32-108L-8-86" fill="none" stroke={ink} strokeWidth={10} />
            </g>
          );
        })}
      </Drawing>
    </Stage>
  );
};
