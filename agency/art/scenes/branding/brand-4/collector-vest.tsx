import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, Type } from "./parts.tsx";

/** The collector from the back before the factory gate; at the right her umbrella, stool and cash box laid out. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const wall = "#b9c9b6";
  const brickShadow = mix(accent, "#000000", 0.35);
  const kameez = "#3c5a8f";
  const rib = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4 + Math.PI / 8);
  const at = (i: number, r: number) =>
    `${1060 + r * Math.cos(rib[i % 8] ?? 0)} ${196 + r * Math.sin(rib[i % 8] ?? 0)}`;
  return (
    <Stage ground={wall}>
      <Drawing width={1280} height={960}>
        <path
          d={Array.from({ length: 12 }, (_, i) => `M${16 + i * 68} 0h16v960h-16z`).join("")}
          fill={mix(wall, ink, 0.42)}
        />
        <path d="M0 72H824V96H0zM0 640H824V664H0z" fill={mix(wall, ink, 0.42)} />
        <path d="M40 120H272V216H40z" fill={ink} />
        <Type x={156} y={186} size={52} color={main} align="middle">
          {say(3)}
        </Type>
        <path d="M824 0H1280V960H824z" fill={accent} />
        <path
          d="M208 344C160 360 128 400 120 470L88 800L176 812L216 560V960H624V560L664 812L752 800L720 470C712 400 680 360 632 344L508 312H332z"
          fill={kameez}
        />
        <path d="M96 764L88 812C84 860 96 888 128 892C156 892 170 860 174 812z" fill={skins[1]} />
        <path d="M744 764L752 812C756 860 744 888 712 892C684 892 670 860 666 812z" fill={skins[1]} />
        <path
          d="M332 312L224 340C236 440 232 500 204 560L212 884H628L636 560C608 500 604 440 616 340L508 312C480 340 360 340 332 312z"
          fill={main}
        />
        <path d="M210 784H630V800H210zM211 846H629V862H211z" fill={paper} />
        <path
          d="M420 84C504 84 528 150 524 214C528 270 548 300 556 348C520 384 320 384 284 348C292 300 312 270 316 214C312 150 336 84 420 84z"
          fill="#7c2340"
        />
        <path
          d="M420 84C468 84 480 150 470 214C468 270 500 320 496 366C520 362 544 356 556 348C548 300 528 270 524 214C528 150 504 84 420 84z"
          fill="#651a33"
        />
        <Mark x={376} y={508} r={96} disc={paper} shadow={second} />
        <Type x={376} y={530} size={66} color={ink} align="middle">
          {say(0)}
        </Type>
        <Type x={529} y={704} size={128} color={main} align="middle" weight={900}>
          {say(1)}
        </Type>
        <Type x={420} y={835} size={29} color={ink} align="middle">
          {say(2)}
        </Type>
        <path
          d={`M${at(0, 150)}${[1, 2, 3, 4, 5, 6, 7].map((i) => `L${at(i, 150)}`).join("")}Z`}
          fill={brickShadow}
          transform="translate(14 14)"
        />
        {rib.map((angle, i) => (
          <path
            key={angle}
            d={`M1060 196L${at(i, 150)}L${at(i + 1, 150)}Z`}
            fill={i % 2 ? main : second}
            stroke={mix(second, "#000000", 0.4)}
            strokeWidth={3}
          />
        ))}
        <circle cx={1060} cy={196} r={12} fill={ink} />
        <g transform="translate(928 396)">
          <path d="M0 0H264V200H0z" fill={brickShadow} transform="translate(14 14)" />
          <path d="M-12 20L276 180M276 20L-12 180" stroke={ink} strokeWidth={16} />
          <path d="M12 0H252V200H12z" fill={second} />
          <path
            d="M44 0V200M76 0V200M108 0V200M140 0V200M172 0V200M204 0V200"
            stroke={mix(second, paper, 0.25)}
            strokeWidth={6}
          />
          <path d="M0 0H24V200H0zM240 0H264V200H240z" fill={ink} />
        </g>
        <g transform="translate(920 672)">
          <path d="M0 0H280V216H0z" fill={brickShadow} transform="translate(14 14)" />
          <path d="M0 0H280V216H0z" fill={ink} />
          <path d="M16 16H264V200H16z" fill={ground} />
          <path d="M100 56H180V72H100z" fill={ink} />
          <Mark x={120} y={118} r={24} disc={main} shadow={paper} />
          <path d="M128 200h24v16h-24z" fill={main} />
          <circle cx={250} cy={-4} r={34} fill="#d8dcd6" />
          <circle cx={250} cy={-4} r={24} fill="none" stroke={ink} strokeWidth={3} />
          <circle cx={214} cy={-24} r={34} fill="#e7c55c" />
          <circle cx={214} cy={-24} r={24} fill="none" stroke={ink} strokeWidth={3} />
        </g>
      </Drawing>
    </Stage>
  );
};
