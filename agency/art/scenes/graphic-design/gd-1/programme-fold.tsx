import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Chevrons, inks } from "./rain.tsx";
import { Sheet } from "./series.tsx";

const { paper, ink, yellow, blue, lac, pink } = inks;
const heads = [yellow, blue, pink, lac, paper, yellow, blue, lac, yellow, pink, blue, yellow, lac];
const designs = [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 0];
const [panel, lift] = [72, 30];

/** The folded programme opened: week one lies flat and can be read, twelve more stand behind it in a zigzag. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  const [left, top, tall] = [40, 136, 688];
  const start = left + 336;
  const place = (i: number) => ({ x: start + (i - 1) * panel, down: i % 2 === 1 });
  return (
    <Stage ground="#17306e">
      <Drawing width={1280} height={960}>
        <path
          d={`M${left} ${top + tall}h336l${Array.from({ length: 12 }, (_, i) => `${panel} ${i % 2 ? lift : -lift}`).join("l")}v30H${left + 30}Z`}
          fill="#0f2150"
          transform="translate(16 20)"
        />
        {Array.from({ length: 12 }, (_, k) => {
          const i = k + 1;
          const { x, down } = place(i);
          const skew = (Math.atan2(down ? -lift : lift, panel) * 180) / Math.PI;
          const y = down ? top : top - lift;
          return (
            <g key={i} transform={`translate(${x} ${y}) skewY(${skew})`}>
              <rect width={panel} height={tall} fill={heads[i] ?? paper} />
              <Sheet
                x={0}
                y={0}
                width={panel}
                height={tall * 0.64}
                design={designs[i] ?? 0}
                part={[(i * 53) % 320, 0, 150, 700]}
              />
              {i === 6 && (
                <Chevrons
                  x={0}
                  y={300}
                  width={panel}
                  height={100}
                  color={ink}
                  ground={yellow}
                  wave={36}
                  step={34}
                />
              )}
              {i === 5 && (
                <Chevrons
                  x={0}
                  y={300}
                  width={panel}
                  height={100}
                  color={ink}
                  ground={yellow}
                  wave={36}
                  step={34}
                />
              )}
              <path
                d={`M0 0H${panel}V${tall}H0Z`}
                fill={down ? "rgba(0,0,0,.18)" : "rgba(255,255,255,.06)"}
              />
              {(i === 6 || i === 12) && (
                <text
                  transform={`translate(${panel / 2 + 16} ${tall - 20}) rotate(-90)`}
                  fill={heads[i] === yellow || heads[i] === pink || heads[i] === paper ? ink : paper}
                  {...svgFont(46, 850, 84)}
                >
                  {say(i === 6 ? 4 : 5)}
                </text>
              )}
            </g>
          );
        })}
        <rect x={left} y={top} width={336} height={tall} fill={yellow} />
        <Sheet x={left} y={top} width={336} height={360} design={0} part={[0, 340, 500, 536]} />
        <text x={left + 24} y={top + 444} fill={ink} {...svgFont(68, 850, 92)}>
          {say(0)}
        </text>
        <path d={`M${left + 24} ${top + 472}h288`} stroke={ink} strokeWidth={4} />
        {[1, 2, 3].map((index) => {
          const [day = "", what = ""] = say(index).split(": ");
          return (
            <g key={index}>
              <text x={left + 24} y={top + 446 + index * 62} fill={ink} {...svgFont(24, 700)}>
                {`${day}: `}
              </text>
              <text x={left + 24} y={top + 472 + index * 62} fill={ink} {...svgFont(21, 500)}>
                {what}
              </text>
            </g>
          );
        })}
        <text x={left} y={904} fill={yellow} {...svgFont(40, 800, 110)}>
          {say(6)}
        </text>
      </Drawing>
    </Stage>
  );
};
