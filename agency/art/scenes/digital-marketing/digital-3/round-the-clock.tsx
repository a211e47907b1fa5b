import type { Draw } from "../../../kit/contract.ts";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { serif } from "./honey.tsx";

const [CX, CY, IN, HONEY, OUT] = [452, 480, 132, 286, 412];

/** A sector of a ring as an SVG path; hours run clockwise from midnight at the top. */
function sector(from: number, to: number, inner: number, outer: number): string {
  const gap = 0.012;
  const angle = (hour: number) => (hour / 24) * Math.PI * 2 - Math.PI / 2;
  const [a, b] = [angle(from) + gap, angle(to) - gap];
  const at = (r: number, t: number) =>
    `${(CX + r * Math.cos(t)).toFixed(1)} ${(CY + r * Math.sin(t)).toFixed(1)}`;
  const large = b - a > Math.PI ? 1 : 0;
  return `M${at(inner, a)}L${at(outer, a)}A${outer} ${outer} 0 ${large} 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 ${large} 0 ${at(inner, a)}Z`;
}

/** A day as a ring of six windows: honey from within for the orders of an hour, red from without for its clicks. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, main, accent } = brief.palette;
  const windows = wordsFrom(picture, 0, 6).map((line, i) => {
    const [, from = "0", to = "0", rate = "0"] = /^(\d+) to (\d+) ([\d.]+)%$/.exec(line) ?? [];
    const hours = Number(to) - Number(from);
    const orders = (picture.data[i] ?? 0) / hours;
    return { line, from: Number(from), to: Number(to), rate, orders, clicks: (orders * 100) / Number(rate) };
  });
  const [most, dearest] = [
    Math.max(...windows.map((w) => w.orders)),
    Math.max(...windows.map((w) => w.clicks)),
  ];
  return (
    <Canvas ground={ground}>
      {windows.map(({ from, to, orders, clicks }) => (
        <g key={from}>
          <path d={sector(from, to, IN, OUT)} fill="#0f2a1e" />
          <path d={sector(from, to, IN, IN + (orders / most) * (HONEY - IN))} fill={main} />
          <path d={sector(from, to, OUT - (clicks / dearest) * (OUT - HONEY - 8), OUT)} fill={accent} />
        </g>
      ))}
      {windows.map(({ from }) => {
        const t = (from / 24) * Math.PI * 2 - Math.PI / 2;
        return (
          <g key={from}>
            <circle cx={CX + 104 * Math.cos(t)} cy={CY + 104 * Math.sin(t)} r={7} fill={paper} />
          </g>
        );
      })}
      <path d="M476 420a66 66 0 1 0 24 96a52 52 0 1 1-24-96z" fill={paper} />
      {windows.map(({ line, rate, from }, i) => {
        const y = 214 + i * 88;
        const worst = from === 16;
        const span = line.slice(0, line.lastIndexOf(" "));
        return (
          <g key={line}>
            {worst && <rect x={880} y={y - 58} width={400} height={80} fill={accent} />}
            <Say x={904} y={y} size={38} weight={500} face={serif} color={paper}>
              {span}
            </Say>
            <Say
              x={1232}
              y={y + 4}
              size={54}
              weight={800}
              face={serif}
              color={worst ? paper : main}
              align="end"
            >
              {`${rate}%`}
            </Say>
            <path d={`M904 ${y + 22}H1232`} stroke="#3c6a52" strokeWidth={3} />
          </g>
        );
      })}
      <Say x={690} y={724} size={34} weight={700} face={serif} color="#f0876c" align="middle">
        {word(picture, 9)}
      </Say>
      <Say x={662} y={572} size={34} weight={700} face={serif} color={main} align="middle">
        {word(picture, 10)}
      </Say>
      <Say x={904} y={108} size={44} weight={700} face={serif} color={paper}>
        {word(picture, 6)}
      </Say>
      <Say x={904} y={808} size={64} weight={850} face={serif} color={main}>
        {word(picture, 7)}
      </Say>
      <Say x={904} y={870} size={36} weight={600} face={serif} color={paper} max={14}>
        {word(picture, 8)}
      </Say>
    </Canvas>
  );
};
