import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, Type } from "./parts.tsx";

const lit = (row: number, column: number) => (row * 7 + column * 5 + row * column) % 6 !== 0;

function Wheel(props: {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  readonly rim: string;
}) {
  const { x, y, ink, rim } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={128} fill={ink} />
      <circle r={98} fill={rim} />
      <circle r={88} fill={ink} />
      {[0, 20, 40, 60, 80, 100, 120, 140, 160].map((turn) => (
        <path key={turn} d="M-92 0H92" stroke={rim} strokeWidth={4} transform={`rotate(${turn})`} />
      ))}
      <circle r={26} fill={rim} />
      <circle r={10} fill={ink} />
    </g>
  );
}

/** The collector's motorcycle in profile before the lit windows of a factory, dust behind the wheel. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const night = mix(ground, "#000000", 0.55);
  const steel = "#b9c2bb";
  return (
    <Stage ground={night}>
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V56H0z" fill={mix(night, "#000000", 0.3)} />
        {[0, 1, 2, 3].map((row) =>
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => (
            <rect
              key={column}
              x={24 + column * 128}
              y={96 + row * 120}
              width={88}
              height={72}
              fill={lit(row, column) ? mix(main, night, 0.32) : mix(ground, night, 0.5)}
            />
          )),
        )}
        <path
          d={Array.from({ length: 10 }, (_, c) =>
            [0, 1, 2, 3].map((r) => `M${68 + c * 128} ${96 + r * 120}v72`).join(""),
          ).join("")}
          stroke={night}
          strokeWidth={6}
        />
        <path d="M0 760H1280V960H0z" fill="#a98a5c" />
        <path d="M0 760H1280V776H0z" fill="#c2a473" />
        <path
          d="M0 856C40 800 84 812 104 776C128 744 176 756 188 792C224 780 252 812 244 848C280 852 292 884 272 904H0z"
          fill="#d6bd8d"
        />
        <path d="M64 900H1240V920H64z" fill="#7b6137" />
        <Wheel x={360} y={772} ink={ink} rim={steel} />
        <Wheel x={960} y={772} ink={ink} rim={steel} />
        <path d="M360 772L560 724L620 772H360z" fill="none" stroke={steel} strokeWidth={18} />
        <path d="M960 772L846 432" stroke={steel} strokeWidth={26} />
        <path
          d="M846 436L600 730M846 480L700 500L420 560L560 740H740L830 520"
          fill="none"
          stroke={ink}
          strokeWidth={24}
        />
        <path d="M560 620H724L748 700L716 776H580L548 712z" fill={steel} />
        <path d="M572 640H724M568 664H732M566 688H740M566 712H744" stroke={ink} strokeWidth={7} />
        <circle cx={612} cy={752} r={40} fill={mix(steel, ink, 0.35)} />
        <path d="M640 780H420L300 800" fill="none" stroke={steel} strokeWidth={22} />
        <path
          d="M232 724C240 640 320 612 380 612C440 620 486 660 496 716L470 724C452 672 420 648 372 644C316 648 276 676 262 728z"
          fill={main}
        />
        <path
          d="M836 724C848 650 912 628 972 632C1036 640 1080 680 1090 736L1064 744C1048 696 1016 668 964 664C916 664 880 684 864 730z"
          fill={main}
        />
        <path
          d="M560 512C592 448 668 420 760 424C812 428 844 448 856 484C836 540 760 572 668 568L576 552z"
          fill={main}
        />
        <Type x={720} y={532} size={96} color={ink} align="middle">
          {say(0)}
        </Type>
        <path d="M300 500C380 476 500 476 572 520L580 560H420C372 560 316 552 292 536z" fill={ink} />
        <path d="M296 560H460V724H296z" fill={mix(second, "#000000", 0.35)} transform="translate(12 10)" />
        <path d="M296 556H464V724H296z" fill={second} />
        <path d="M296 556H464V580H296z" fill={mix(second, paper, 0.2)} />
        <Type x={380} y={688} size={104} color={main} align="middle" weight={900}>
          {say(1)}
        </Type>
        <path d="M204 320H404V496H204z" fill={second} />
        <path d="M204 320H404V348H204z" fill={mix(second, paper, 0.2)} />
        <path d="M196 496H420V512H196z" fill={steel} />
        <Mark x={286} y={402} r={34} disc={main} shadow={paper} />
        <path d="M846 440L828 352L740 340" fill="none" stroke={steel} strokeWidth={16} />
        <path d="M700 328H768V356H700z" fill={ink} />
        <path d="M828 356L800 264" stroke={steel} strokeWidth={8} />
        <path d="M768 220H832V276H768z" fill={ink} />
        <path d="M852 380L900 372V480L866 470z" fill={ink} />
        <circle cx={912} cy={424} r={62} fill={main} stroke={ink} strokeWidth={8} />
        <path d="M976 400L1280 320V560L976 448z" fill={main} opacity={0.28} />
        <path d="M1064 600H1240V664H1064z" fill={accent} />
        <path d="M1144 664h16v100h-16z" fill={steel} />
        <path d="M1032 528H1272V664H1032z" fill={accent} />
        <path d="M1042 538H1262V654H1042z" fill="none" stroke={paper} strokeWidth={4} />
        <Type x={1152} y={584} size={38} color={paper} align="middle">
          {say(2)}
        </Type>
        <Type x={1152} y={634} size={32} color={main} align="middle">
          {say(3)}
        </Type>
      </Drawing>
    </Stage>
  );
};
