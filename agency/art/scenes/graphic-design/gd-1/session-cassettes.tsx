import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Wide } from "../say.tsx";
import { inks, Strokes } from "./rain.tsx";

const { yellow, lac, pink, paper, ink, orange, blue } = inks;
const cases = [
  { ground: paper, rain: ink, loud: 1.2, title: 0 },
  { ground: yellow, rain: lac, loud: 3, title: 1 },
  { ground: pink, rain: blue, loud: 4.5, title: -1 },
  { ground: lac, rain: yellow, loud: 6.5, title: 2 },
  { ground: orange, rain: paper, loud: 8, title: -1 },
  { ground: ink, rain: yellow, loud: 10, title: 3 },
] as const;
const [wide, tall] = [352, 272];

/** Six cassette cases in two rows with their spines below: the loudness of each session as rain. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#243a9c">
      <Drawing width={1280} height={960}>
        {cases.map(({ ground, rain, loud, title }, i) => {
          const [x, y] = [72 + (i % 3) * 392, 64 + Math.floor(i / 3) * 432];
          const front = title >= 0;
          return (
            <g key={rain + ground}>
              <rect x={x + 12} y={y + 12} width={wide} height={tall + 88} fill="#16246a" />
              <rect x={x} y={y} width={wide} height={tall} fill={ground} />
              <Strokes
                x={x}
                y={y}
                width={wide}
                height={front ? tall - 84 : tall}
                colors={[rain]}
                step={loud < 2 ? 44 : 16}
                seed={70 + i}
                values={[loud * 0.7, loud, loud * 0.5, loud * 0.9]}
              />
              {front ? (
                <Wide x={x + 20} y={y + tall - 22} width={wide - 40} cap={40} color={rain}>
                  {say(title)}
                </Wide>
              ) : (
                <Reels x={x} y={y} ground={ground} ink={rain} label={say(6)} note={say(i === 2 ? 4 : 5)} />
              )}
              <rect x={x} y={y + tall + 16} width={wide} height={72} fill={paper} />
              <rect x={x} y={y + tall + 16} width={72} height={72} fill={ground} />
              <Strokes
                x={x}
                y={y + tall + 16}
                width={72}
                height={72}
                colors={[rain]}
                step={12}
                seed={70 + i}
                values={[loud]}
              />
              <text x={x + 88} y={y + tall + 63} fill={ink} {...svgFont(30, 800, 96)} data-loose="">
                {front ? say(title) : say(i === 2 ? 5 : 6)}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Stage>
  );
};

/** The cassette itself, lying on its case. */
function Reels(props: {
  readonly x: number;
  readonly y: number;
  readonly ground: string;
  readonly ink: string;
  readonly label: string;
  readonly note: string;
}) {
  const { x, y, ground, ink: print, label, note } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M24 24H328V248H24Z" fill="#20222b" />
      <path d="M40 40H312V188H40Z" fill={ground} />
      <text x={56} y={78} fill={print} {...svgFont(32, 850, 110)}>
        {label}
      </text>
      <path d="M92 100H260V160H92Z" fill="#20222b" />
      {[128, 224].map((cx) => (
        <g key={cx}>
          <circle cx={cx} cy={130} r={22} fill={paper} />
          <circle cx={cx} cy={130} r={9} fill="#20222b" />
        </g>
      ))}
      <path d="M88 248L104 204H248L264 248Z" fill="#343845" />
      <text x={176} y={184} textAnchor="middle" fill={print} {...svgFont(20, 700)}>
        {note}
      </text>
    </g>
  );
}
