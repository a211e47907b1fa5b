import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word, wordsFrom } from "../../../kit/words.ts";
import { months, round } from "./rain.tsx";

const FIRST = 2012;
const [ROW, PITCH] = [80, 40];
/** How wet each year from 2012 was, as a share of the mean. */
const years = [0.62, 0.9, 0.84, 1.16, 0.96, 1.34, 0.8, 0.94, 1.28, 1.02, 0.66, 0.98];

/** Twelve years of rain as an all-over, a year to a row, each July in pink. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, main, second, ink } = brief.palette;
  const mean = numbers(picture, months);
  const paths = { plain: "", white: "", july: "" };
  years.forEach((share, row) => {
    const rain = mean.map((mm) => mm * share * (0.78 + random() * 0.44));
    for (let column = 0; column < 33; column++) {
      const month = (column + 10 + row) % 12;
      const kind = month === 6 ? "july" : row % 2 ? "white" : "plain";
      paths[kind] += `M${column * PITCH} ${row * ROW + 14}v${Math.max(1, (rain[month] ?? 0) * 0.145)}`;
    }
  });
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <g strokeWidth={20} strokeLinecap="round">
          <path d={paths.plain} stroke={ground} />
          <path d={paths.white} stroke={paper} />
          <path d={paths.july} stroke={main} />
        </g>
        {wordsFrom(picture, 0, 5).map((year) => {
          const y = (Number(year) - FIRST) * ROW;
          return (
            <g key={year}>
              <rect x={0} y={y} width={176} height={64} fill={ink} />
              <text x={28} y={y + 48} fill={paper} {...round(50, 900)}>
                {year}
              </text>
            </g>
          );
        })}
        <rect x={1092} y={896} width={188} height={64} fill={main} />
        <text x={1124} y={944} fill={ink} {...round(50, 900)}>
          {word(picture, 5)}
        </text>
      </Drawing>
    </Stage>
  );
};
