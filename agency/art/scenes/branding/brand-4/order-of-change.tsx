import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, sage, Type } from "./parts.tsx";

const [LEFT, WIDE, FOOT] = [40, 240, 960];
/** Height of each month's step: members reached. */
const steps = [150, 236, 322, 408, 494] as const;

/** How far each thing reaches below its middle. */
const feet = [72, 76, 76, 80, 88] as const;

/** Five steps from March to July, each with the thing that came in its month; a warning in the free corner. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const things = [
    <g key="book">
      <path d="M-52-72H36L56-52V72H-52z" fill={main} />
      <path d="M-52-72H-40V72H-52z" fill={mix(main, ink, 0.3)} />
      <Mark x={-8} y={-18} r={20} disc={paper} shadow={second} />
    </g>,
    <g key="vest">
      <path
        d="M-28-76L-64-60C-52-28-58 0-68 24V76H68V24C58 0 52-28 64-60L28-76C16-60-16-60-28-76z"
        fill={main}
      />
      <path d="M-68 44H68V56H-68z" fill={paper} />
      <Mark x={-14} y={-16} r={20} disc={paper} shadow={second} />
    </g>,
    <g key="vote">
      <path d="M-72-24H72V76H-72z" fill={ground} />
      <path d="M-84-36H84V-16H-84z" fill={ink} />
      <path d="M-36-92H36V-26H-36z" fill={paper} stroke={ink} strokeWidth={4} />
      <path d="M-18-62l14 16l24-34" fill="none" stroke={accent} strokeWidth={8} />
      <path d="M-44-30H44V-24H-44z" fill={ink} />
    </g>,
    <g key="board">
      <path d="M-104-44H104V36H-104z" fill={ground} />
      <path d="M-96-36H96V28H-96z" fill="none" stroke={paper} strokeWidth={4} />
      <Mark x={-54} y={-14} r={17} disc={main} shadow={paper} />
      <path d="M8-12H72V0H8zM8 10H52V18H8z" fill={main} />
      <path d="M-80 36h12v44h-12zM68 36h12v44h-12z" fill={ink} />
    </g>,
    <g key="phone">
      <path d="M-48-88H48V88H-48z" fill={ink} />
      <path d="M-40-76H40V72H-40z" fill={paper} />
      <path d="M-30-48H30V-24H-30z" fill={ink} />
      <path d="M-30-6H30V14H-30z" fill={main} />
      <path d="M-30 20H30V40H-30z" fill={accent} />
      <path d="M-30 46H30V66H-30z" fill={sage} />
    </g>,
  ];
  return (
    <Stage ground={sage}>
      <Drawing width={1280} height={960}>
        {steps.map((high, i) => {
          const [month = "", what = ""] = say(i).split(/(?<=:) /);
          const [x, top] = [LEFT + i * WIDE, FOOT - high];
          const [first = "", ...others] = what.split(" ");
          return (
            <g key={high}>
              <path
                d={`M${x} ${top}H${x + WIDE}V${FOOT}H${x}z`}
                fill={i % 2 ? mix(main, paper, 0.28) : main}
              />
              <path d={`M${x} ${top}H${x + WIDE}V${top + 12}H${x}z`} fill={ink} />
              <g transform={`translate(${x + WIDE / 2} ${top - (feet[i] ?? 0) * 1.44}) scale(1.44)`}>
                {things[i]}
              </g>
              <Type x={x + 20} y={top + 62} size={40} color={accent} weight={900}>
                {month}
              </Type>
              <Type x={x + 20} y={top + 106} size={38} color={ink}>
                {i === 2 ? `${first} ` : what}
              </Type>
              {i === 2 && (
                <Type x={x + 20} y={top + 150} size={38} color={ink}>
                  {others.join(" ")}
                </Type>
              )}
            </g>
          );
        })}
        <Type x={1220} y={884} size={80} color={ink} align="end" weight={900} tracking={-0.02}>
          {say(5).split(" ")[0]}
        </Type>
        <Type x={1220} y={928} size={40} color={ink} align="end">
          {say(5).split(" ")[1]}
        </Type>
        <g transform="translate(56 64) rotate(-3)">
          <path d="M12 12H412V300H12z" fill={mix(sage, ink, 0.4)} />
          <path d="M0 0H400V288H0z" fill={accent} />
          <circle cx={320} cy={84} r={48} fill={main} />
          <path
            d="M48 196L104 36M104 196L160 36M62 156h56M76 116h56M90 76h56"
            stroke={paper}
            strokeWidth={10}
          />
          <path d="M32 56L188 184" stroke={ink} strokeWidth={18} />
          <Type x={32} y={258} size={56} color="#ffffff">
            {say(6)}
          </Type>
        </g>
      </Drawing>
    </Stage>
  );
};
