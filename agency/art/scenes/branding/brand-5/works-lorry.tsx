import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bend, Mark, Type, turns } from "./parts.tsx";

const BOX = { x: 216, y: 272, width: 744, height: 432 };

function Wheel({ x, ink, rim }: { readonly x: number; readonly ink: string; readonly rim: string }) {
  return (
    <g transform={`translate(${x} 784)`}>
      <circle r={76} fill={ink} />
      <circle r={42} fill={rim} />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx={28} r={6} fill={ink} transform={`rotate(${turn})`} />
      ))}
      <circle r={12} fill={ink} />
    </g>
  );
}

/** The works' lorry at night: one bend that leaves the side at the top and comes back at the tail. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const night = mix(ink, main, 0.22);
  const brick = mix(accent, ink, 0.42);
  const { x, y, width, height } = BOX;
  return (
    <Stage ground={night}>
      <Drawing width={1280} height={960}>
        <circle cx={1128} cy={132} r={64} fill="#f3ead0" />
        <circle cx={1102} cy={116} r={60} fill={night} />
        <path d="M72 40H136L152 560H56zM232 96H288L304 560H216z" fill={brick} />
        <path d="M68 72H140V96H68zM228 128H292V148H228z" fill={accent} />
        <path d="M96 40C84 8 120 0 108-24H132C144 0 128 16 136 40z" fill={mix(night, paper, 0.25)} />
        <path d="M0 416H420V800H0z" fill={mix(night, "#000000", 0.4)} />
        <path d="M0 416L70 352L140 416L210 352L280 416L350 352L420 416z" fill={mix(night, "#000000", 0.4)} />
        <path d="M24 480H72V536H24zM104 480H152V536H104z" fill="#f08a3c" />
        <path d="M0 824H1280V960H0z" fill="#4a4f58" />
        <path d="M0 824H1280V836H0z" fill="#6b717a" />
        <path
          d="M60 904H220M340 904H500M620 904H780M900 904H1060M1180 904H1280"
          stroke="#c7c9c4"
          strokeWidth={8}
        />
        <path d={`M${x - 24} ${y + height}H1180V${y + height + 64}H${x - 24}z`} fill={ink} />
        <path d="M968 392H1096C1120 392 1132 404 1142 430L1180 552V752H968z" fill={main} />
        <path d="M1000 424H1090C1106 424 1112 430 1118 446L1148 548H1000z" fill="#f6d58a" />
        <circle cx={1054} cy={500} r={26} fill="#8a5a3c" />
        <path d="M1018 548C1020 526 1034 522 1054 522C1074 522 1088 528 1092 548z" fill={accent} />
        <path d="M1028 494C1026 466 1082 464 1082 494z" fill={ink} />
        <path d="M1000 600h40v12h-40z" fill={paper} />
        <path d="M1156 628H1184V672H1156z" fill="#f6d58a" />
        <path d="M1184 640L1280 612V720L1184 664z" fill="#f6d58a" opacity={0.35} />
        <path d="M956 360H1096V392H956z" fill={main} />
        <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill={paper} />
        <clipPath id="box">
          <path d={`M${x} ${y}h${width}v${height}h-${width}z`} />
        </clipPath>
        <g clipPath="url(#box)">
          <Bend x={x} y={y} size={372} turn={turns.downRight} color={main} />
          <Bend x={x + 372} y={y} size={372} turn={turns.leftUp} color={main} />
        </g>
        <path d={`M${x} ${y}h${width}v10h-${width}zM${x} ${y + 372}h${width}v60h-${width}z`} fill={second} />
        <path
          d={`M${x} ${y}h10v${height}h-10zM${x + width - 10} ${y}h10v${height}h-10z`}
          fill={mix(paper, ink, 0.35)}
        />
        <Type x={x + 28} y={y + 420} size={46} color={main} weight={800} tracking={-0.02}>
          {say(0)}
        </Type>
        <Type x={1070} y={674} size={35} color={paper} align="middle">
          {say(2)}
        </Type>
        {[336, 476, 1088].map((at) => (
          <Wheel key={at} x={at} ink="#0a0f16" rim={second} />
        ))}
        <path d="M32 600H168V648H32z" fill={accent} />
        <Type x={100} y={634} size={28} color={paper} align="middle" stretch={100}>
          {say(1)}
        </Type>
        <path d="M92 648h16v176H92z" fill={accent} />
        <path d="M608 712H760V824H608zM768 712H920V824H768z" fill="#c79a63" />
        <path d="M688 600H840V712H688z" fill="#d3aa76" />
        <path
          d="M608 712H760V824H608zM768 712H920V824H768zM688 600H840V712H688z"
          fill="none"
          stroke="#7a5a30"
          strokeWidth={4}
        />
        <Mark x={722} y={630} width={84} color={main} />
        <Type x={684} y={776} size={20} color={ink} align="middle" stretch={92}>
          {say(3)}
        </Type>
        <Type x={844} y={776} size={20} color={ink} align="middle" stretch={92}>
          {say(3)}
        </Type>
      </Drawing>
    </Stage>
  );
};
