import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { drop, serif } from "./honey.tsx";

const [SKY, MUD] = [128, 724];
/** Left edges of the months; March is drawn wide, because money has a date for each step. */
const months = [0, 208, 400, 620, 812] as const;
/** New and full moons by turns along the top. */
const moons = Array.from({ length: 12 }, (_, i) => 58 + i * 106);
const leaf = "M0 0C-30-22-34-66 0-104C34-66 30-22 0 0Z";
/** Height of the branch over the months. */
const branch = (x: number) => 660 - 240 * Math.sin(((x - 104) / 900) * 1.5);

/** A planner at night: roots of queries, a branch with pages as leaves and films as drops, a late band of money. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const mud = mix("#7a5230", ink, 0.35);
  const pages = [
    { from: 224, to: 384, count: 8 },
    { from: 416, to: 604, count: 14 },
  ];
  const spent = [
    { index: 4, x: 812, y: 300, from: 640 },
    { index: 5, x: 912, y: 368, from: 600 },
    { index: 6, x: 1046, y: 432, from: 600 },
  ];
  return (
    <Canvas ground={ground}>
      <rect width={1280} height={SKY} fill={ink} />
      {moons.map((x, i) => (
        <circle key={x} cx={x} cy={64} r={36} fill={i % 2 ? main : ink} stroke={main} strokeWidth={5} />
      ))}
      <path
        d={months
          .slice(1)
          .map((x) => `M${x} ${SKY}V${MUD}`)
          .join("")}
        stroke={mix(ground, second, 0.5)}
        strokeWidth={4}
      />
      <rect y={MUD} width={1280} height={960 - MUD} fill={mud} />
      <g fill="none" stroke="#c79a63" strokeLinecap="round">
        <path
          d={`M104 ${MUD}C96 800 40 800 24 930M104 ${MUD}C100 820 84 840 92 940M104 ${MUD}C120 810 170 820 180 944M104 ${MUD}C140 790 250 790 280 930M104 ${MUD}C180 770 340 780 400 900M66 800C40 810 24 812 4 850M150 800C170 850 220 850 240 900M264 806C320 820 330 850 336 900`}
          strokeWidth={13}
        />
        <path
          d={`M104 ${MUD}V664${Array.from({ length: 34 }, (_, i) => `L${104 + i * 20} ${branch(104 + i * 20)}`).join("")}`}
          strokeWidth={20}
          strokeLinejoin="round"
        />
      </g>
      {pages.flatMap(({ from, to, count }, month) =>
        Array.from({ length: count }, (_, i) => {
          const up = i % 2 === 0;
          const x = from + ((to - from) * (Math.floor(i / 2) + 0.5)) / (count / 2);
          return (
            <path
              key={x + (up ? 0 : 1)}
              d={leaf}
              transform={`translate(${x} ${branch(x)}) rotate(${up ? 24 : 156}) scale(${month ? 0.92 : 1.12})`}
              fill={up ? "#9dbb86" : second}
              stroke={ground}
              strokeWidth={6}
            />
          );
        }),
      )}
      {[656, 712, 768].map((x) => (
        <g key={x}>
          <path d={`M${x} ${branch(x)}V${branch(x) + 20}`} stroke="#c79a63" strokeWidth={6} />
          <path d={drop(x, branch(x) + 8, 66)} fill={main} />
        </g>
      ))}
      {[0, 1, 2, 3].map((index) => {
        const [head = "", rest = ""] = say(index).split(": ");
        const x = (months[index] ?? 0) + 22;
        return (
          <g key={head}>
            <Say x={x} y={212} size={52} weight={800} face={serif} color={main}>
              {`${head}:`}
            </Say>
            <Say x={x} y={262} size={index ? 36 : 32} weight={500} face={serif} color={paper}>
              {rest}
            </Say>
          </g>
        );
      })}
      <rect x={812} y={640} width={100} height={MUD - 640} fill={main} />
      <rect x={912} y={600} width={134} height={MUD - 600} fill={accent} />
      <path d={`M1046 600H1200V640H1046ZM1046 ${MUD - 40}H1200V${MUD}H1046Z`} fill={accent} />
      <circle cx={1226} cy={662} r={40} fill={paper} />
      {spent.map(({ index, x, y, from }) => (
        <g key={index}>
          <path d={`M${x + 4} ${y - 28}V${from}`} stroke={paper} strokeWidth={5} />
          <Say
            x={x + 22}
            y={y}
            size={index === 6 ? 36 : 40}
            weight={700}
            face={serif}
            color={paper}
            max={index === 6 ? 9 : 30}
          >
            {say(index)}
          </Say>
        </g>
      ))}
      <path d="M1226 702V836" stroke={paper} strokeWidth={5} />
      <Say x={1250} y={884} size={56} weight={800} face={serif} color={main} align="end">
        {say(7)}
      </Say>
    </Canvas>
  );
};
