import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word, wordsFrom } from "../../../kit/words.ts";
import { BASE, Mark, months, PITCH, round } from "./rain.tsx";

const UNIT = 4.5;
const [LEFT, TOP] = [64, 96];
const at = (month: number) => LEFT + (month + 0.5) * PITCH * UNIT;

/** Construction of the mark: its outline on the unit grid, five months written out, smallest and one-ink forms. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const rain = numbers(picture, months);
  const end = (month: number) => TOP + (BASE + 9 + (rain[month] ?? 0) / 10 + 4) * UNIT;
  const notes = [
    { month: 0, y: 700 },
    { month: 3, y: 700 },
    { month: 6, y: 780 },
    { month: 8, y: 700 },
    { month: 11, y: 780 },
  ];
  const forms = [
    { fill: ink, name: paper, y: 96 },
    { fill: accent, name: ink, y: 264 },
    { fill: main, name: ink, y: 432 },
  ];
  const line = mix(second, paper, 0.35);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path
          d={`${Array.from({ length: 49 }, (_, i) => `M${LEFT + i * 4 * UNIT} 40V640`).join("")}${Array.from({ length: 34 }, (_, i) => `M40 ${TOP + (i - 3) * 4 * UNIT}H952`).join("")}`}
          stroke={line}
          strokeWidth={1.5}
        />
        <path
          d={`M40 ${TOP + (BASE + 2) * UNIT}H952M40 ${TOP + 2 * UNIT}H952M${LEFT} 40V640M${LEFT + 192 * UNIT} 40V640`}
          stroke={main}
          strokeWidth={4}
        />
        <Mark x={LEFT} y={TOP} width={192 * UNIT} color={ground} name={brief.name} />
        {notes.map(({ month, y }, i) => {
          const [name, figure] = word(picture, i).split(" ");
          const x = Math.max(at(month), LEFT + 60);
          return (
            <g key={month}>
              <path
                d={`M${at(month)} ${end(month) + 8}V${y - 44}`}
                stroke={ink}
                strokeWidth={3}
                strokeDasharray="9 7"
              />
              <text x={x} y={y} textAnchor="middle" fill={ink} {...round(30, 600)}>
                {name}
              </text>
              <text x={x} y={y + 54} textAnchor="middle" fill={ground} {...round(58, 900)}>
                {figure}
              </text>
            </g>
          );
        })}
        <path
          d={`M64 ${872}h${10 * UNIT}M64 856v32M${64 + 10 * UNIT} 856v32`}
          stroke={main}
          strokeWidth={5}
        />
        <text x={128} y={884} fill={ink} {...round(38, 800)}>
          {word(picture, 5)}
        </text>
        {forms.map(({ fill, name, y }) => (
          <g key={y}>
            <rect x={992} y={y} width={240} height={152} fill={fill} />
            <Mark x={1022} y={y + 32} width={180} color={name} name={brief.name} />
          </g>
        ))}
        <text x={992} y={630} fill={ink} {...round(38, 800)}>
          {word(picture, 7)}
        </text>
        <Mark x={992} y={720} width={104} color={ink} name={brief.name} />
        <path d="M992 808H1096M992 796v24M1096 796v24" stroke={main} strokeWidth={4} />
        {wordsFrom(picture, 6, 7).map((text) => (
          <text key={text} x={992} y={884} fill={ink} {...round(32, 800)}>
            {text}
          </text>
        ))}
      </Drawing>
    </Stage>
  );
};
