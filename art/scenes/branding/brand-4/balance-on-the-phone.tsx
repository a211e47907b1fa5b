import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { Hand, skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { cutPage, Mark, sage, Type } from "./parts.tsx";

const SCREEN = 384;

/** A cheap phone with a cracked corner and one figure on its screen; the icon at four sizes beside it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const dark = mix(ground, "#000000", 0.45);
  const icons = [
    { size: 336, x: 72, y: 120 },
    { size: 168, x: 432, y: 120 },
    { size: 84, x: 432, y: 312 },
    { size: 42, x: 540, y: 312 },
  ];
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <path d="M0 664H1280V960H0z" fill={ground} />
        {icons.map(({ size, x, y }) => (
          <g key={size} transform={`translate(${x} ${y})`}>
            <path d={`M0 0H${size}V${size}H0z`} fill={ground} />
            <Mark x={size * 0.37} y={size * 0.37} r={size * 0.212} disc={main} shadow={paper} />
          </g>
        ))}
        <Type x={64} y={880} size={232} color={paper}>
          {say(0)}
        </Type>
        <path d="M1100 760H1280V960H1010z" fill={dark} />
        <Hand part="fingers" x={736} y={804} width={408} skin={skins[1]} sleeve={accent} reach={420} />
      </Drawing>
      <Phone x={736} y={64} width={408} height={752} screen={paper} shadow={0} body={ink}>
        <PhoneStatus width={SCREEN} color={ink} time="07:10" />
        <Drawing width={SCREEN} height={728}>
          <Mark x={44} y={76} r={18} disc={main} shadow={ground} />
          <Type x={SCREEN / 2} y={254} size={92} color={ink} weight={900} align="middle" tracking={-0.03}>
            {say(1)}
          </Type>
          <path d="M24 282H360" stroke={main} strokeWidth={10} />
          <Type x={24} y={334} size={29} color={ground} weight={700}>
            {say(5)}
          </Type>
          {(
            [
              { at: 2, cut: "top", color: main, text: ink },
              { at: 3, cut: "middle", color: accent, text: "#ffffff" },
              { at: 4, cut: "bottom", color: sage, text: ink },
            ] as const
          ).map(({ at, cut, color, text }, i) => (
            <g key={at} transform={`translate(24 ${392 + i * 108})`}>
              <path d={cutPage(336, 92, cut, 40)} fill={color} />
              <Type x={92} y={58} size={35} color={text}>
                {say(at)}
              </Type>
            </g>
          ))}
          <path
            d="M384 84L318 60L300 0M318 60L284 96L252 90M284 96L300 150L384 176M318 60L348 110L384 128M300 150L282 190"
            fill="none"
            stroke={mix(paper, ink, 0.45)}
            strokeWidth={3}
          />
          <path d="M318 60L348 110L284 96z" fill={mix(paper, ink, 0.1)} opacity={0.7} />
        </Drawing>
      </Phone>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={736} y={804} width={408} skin={skins[1]} sleeve={accent} />
      </Drawing>
    </Stage>
  );
};
