import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, sage, Type } from "./parts.tsx";

const [PAGE, HIGH] = [584, 776];
const LINE = 408;

/** Half the thickness of the line at a place of the two pages: members reached. */
const half = (x: number) => 8 + 92 * Math.min(1, Math.max(0, (x - 40) / 1080)) ** 1.25;

/** Spread: five months on a line that thickens with the members reached; a note in the margin. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const stops = [
    { x: 108, up: true },
    { x: 292, up: false },
    { x: 440, up: true },
    { x: 700, up: false },
    { x: 864, up: true },
  ] as const;
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
  const line = (
    <Drawing x={56} y={88} width={PAGE * 2} height={HIGH}>
      <path
        d={`M40 ${LINE - half(40)}${Array.from({ length: 28 }, (_, i) => `L${80 + i * 40} ${LINE - half(80 + i * 40)}`).join("")}${Array.from({ length: 29 }, (_, i) => `L${1160 - i * 40} ${LINE + half(1160 - i * 40)}`).join("")}Z`}
        fill={main}
      />
      {stops.map(({ x, up }, i) => {
        const [month = "", what = ""] = say(i).split(/(?<=:) /);
        const edge = up ? LINE - half(x) : LINE + half(x);
        const far = up ? 196 : 604;
        return (
          <g key={x}>
            <path d={`M${x} ${edge}V${up ? far + 92 : far - 92}`} stroke={ink} strokeWidth={4} />
            <circle cx={x} cy={LINE} r={Math.min(13, half(x) * 0.6)} fill={ink} />
            <g transform={`translate(${x} ${far})`}>{things[i]}</g>
            <Type x={x} y={up ? 52 : 716} size={24} color={accent} align="middle">
              {month}
            </Type>
            <Type x={x} y={up ? 84 : 746} size={26} color={ink} align="middle">
              {what}
            </Type>
          </g>
        );
      })}
      <Type x={1140} y={LINE + 11} size={28} color={ink} align="end">
        {say(5)}
      </Type>
      <path d="M912 560H1128V712H912z" fill={accent} />
      <Type x={936} y={694} size={30} color="#ffffff">
        {say(6)}
      </Type>
      <circle cx={1078} cy={608} r={24} fill={main} />
      <path
        d="M944 652L972 576M968 652L996 576M950 636h24M956 618h24M962 600h24"
        stroke="#ffffff"
        strokeWidth={5}
      />
      <path d="M936 580L1012 656" stroke={ink} strokeWidth={9} />
    </Drawing>
  );
  return (
    <Stage ground={sage}>
      <Block x={0} y={560} width={1280} height={400} color={mix(sage, ground, 0.25)} />
      <Spread x={56} y={88} pageWidth={PAGE} height={HIGH} color={paper} left={null} right={null} />
      {line}
      <Block x={56 + PAGE - 2} y={88} width={4} height={HIGH} color="rgba(16,36,35,.3)" />
    </Stage>
  );
};
