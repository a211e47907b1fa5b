import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Boat, type Build, boats, River } from "./hull.tsx";

const serif = '"Fraunces","Anek Bangla"';
const racer: Build = boats[8] ?? { length: 31, bow: 0.055, stern: 0.1, side: 0.016, depth: 0.022 };
const [wide, top, tall, water] = [232, 224, 512, 520];

/** Five joined tickets that make one racing boat; the perforations fall between the rowers. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <g transform="rotate(-4 640 480)">
          <path d={`M76 ${top + 16}H${76 + wide * 5}V${top + tall + 16}H76Z`} fill="#b8600f" />
          <rect x={60} y={top} width={wide * 5} height={tall} fill={paper} />
          <rect x={60} y={water} width={wide * 5} height={top + tall - water} fill={ground} />
          <River x={60} y={water + 24} width={wide * 5} height={96} color="#1f5965" step={26} />
          {Array.from({ length: 20 }, (_, i) => {
            const x = 60 + 58 + i * 54.4 + (i >= 4 ? 0 : 0);
            return (
              <g key={x}>
                <path d={`M${x + 8} ${water - 46}L${x - 34} ${water + 34}`} stroke={ink} strokeWidth={7} />
                <path
                  d={`M${x - 40} ${water + 50}L${x - 26} ${water + 24}L${x - 36} ${water + 18}Z`}
                  fill={ink}
                />
                <path
                  d={`M${x - 14} ${water - 12}C${x - 14} ${water - 60} ${x + 20} ${water - 60} ${x + 20} ${water - 12}Z`}
                  fill={i % 2 ? accent : second}
                />
                <circle cx={x + 6} cy={water - 70} r={14} fill="#6f4630" />
              </g>
            );
          })}
          <Boat
            build={racer}
            x={84}
            waterline={water}
            long={1112}
            line={ink}
            fill={ink}
            thick={4}
            planks={false}
          />
          <path d={`M60 ${water + 2}H${60 + wide * 5}`} stroke={second} strokeWidth={8} />
          {[1, 2, 3, 4].map((i) => (
            <path
              key={i}
              d={`M${60 + wide * i} ${top}V${top + tall}`}
              stroke={main}
              strokeWidth={7}
              strokeDasharray="3 12"
              strokeLinecap="round"
            />
          ))}
          {[0, 1, 2, 3, 4].map((i) => {
            const x = 60 + wide * i + 24;
            return (
              <g key={i} fontFamily={serif}>
                <text x={x} y={top + 64} fill={ink} fontWeight={800} fontSize={36}>
                  {i % 2 === 1 ? say(1) : say(0)}
                </text>
                <text x={x} y={top + 104} fill={accent} fontWeight={600} fontSize={33}>
                  {i < 3 ? say(2 + i) : i === 3 ? "" : ""}
                </text>
                <text x={x} y={top + tall - 40} fill={paper} fontWeight={800} fontSize={52}>
                  {i === 4 ? say(7) : say(5)}
                </text>
                {i === 4 && (
                  <text x={x} y={top + tall - 84} fill={paper} fontWeight={700} fontSize={34}>
                    {say(6)}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      </Drawing>
    </Stage>
  );
};
