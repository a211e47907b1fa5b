import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { cutPage, Mark, sage, Thumb, Type } from "./parts.tsx";

const SCREEN = 696;

/** The app's icon at one size: the mark on dark green. */
function Icon(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ground: string;
  readonly disc: string;
  readonly shadow: string;
}) {
  const { x, y, size, ground, disc, shadow } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0H${size}V${size}H0z`} fill={ground} />
      <Mark x={size * 0.37} y={size * 0.37} r={size * 0.212} disc={disc} shadow={shadow} />
    </g>
  );
}

/** A cheap phone close up, its glass cracked, one figure as wide as the screen; the icon at four sizes beside it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const icon = { ground, disc: main, shadow: paper };
  const tabs = [
    { at: 2, cut: "top", color: main, text: ink },
    { at: 3, cut: "middle", color: accent, text: "#ffffff" },
    { at: 4, cut: "bottom", color: sage, text: ink },
  ] as const;
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <Icon x={884} y={64} size={320} {...icon} />
        <Type x={1044} y={464} size={88} color={ink} align="middle">
          {say(0)}
        </Type>
        <Icon x={884} y={508} size={160} {...icon} />
        <Icon x={1068} y={508} size={80} {...icon} />
        <Icon x={1172} y={508} size={40} {...icon} />
      </Drawing>
      <Phone x={72} y={64} width={SCREEN + 24} height={1000} screen={paper} shadow={16} body={ink}>
        <PhoneStatus width={SCREEN} color={ink} time="07:10" />
        <Drawing width={SCREEN} height={976}>
          <Mark x={64} y={100} r={26} disc={main} shadow={ground} />
          <Type x={SCREEN / 2} y={306} size={164} color={ink} weight={900} align="middle" tracking={-0.03}>
            {say(1)}
          </Type>
          <path d="M32 338H664" stroke={main} strokeWidth={16} />
          <Type x={32} y={402} size={46} color={ground} weight={700}>
            {say(5)}
          </Type>
          {tabs.map(({ at, cut, color, text }, i) => (
            <g key={at} transform={`translate(32 ${444 + i * 142})`}>
              <path d={cutPage(632, 120, cut, 54)} fill={color} />
              <Type x={40} y={78} size={54} color={text}>
                {say(at)}
              </Type>
            </g>
          ))}
          <path
            d="M696 132L600 96L560 0M600 96L520 150L452 140M520 150L556 236L696 270M600 96L640 172L696 190M556 236L530 300"
            fill="none"
            stroke={mix(paper, ink, 0.5)}
            strokeWidth={4}
          />
          <path d="M600 96L640 172L520 150z" fill={mix(paper, ink, 0.12)} opacity={0.7} />
        </Drawing>
      </Phone>
      <Drawing width={1280} height={960}>
        <path d="M900 960C930 880 1010 800 1120 770L1280 730V960z" fill={accent} />
        <path
          d="M860 960C880 850 960 770 1060 740L1150 800L1080 960z"
          fill={mix(skins[1], "#000000", 0.16)}
        />
        <Thumb x={560} y={716} thick={124} length={500} skin={skins[1]} turn={8} />
        <path d="M1010 700L1280 650V960H960z" fill={accent} />
        <path d="M1010 700L1060 690L1010 960H960z" fill={mix(accent, "#000000", 0.25)} />
      </Drawing>
    </Stage>
  );
};
