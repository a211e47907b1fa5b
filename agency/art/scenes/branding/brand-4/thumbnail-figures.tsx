import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Type } from "./parts.tsx";

/** Figures as tall as a thumbnail beside a thumb; five versions of one balance with the seconds to find it. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const seconds = numbers(picture, [21, 16, 9, 6, 3]);
  const versions = [
    { x: 48, wide: 136, size: 22 },
    { x: 208, wide: 152, size: 28 },
    { x: 384, wide: 184, size: 34 },
    { x: 592, wide: 232, size: 46 },
    { x: 848, wide: 392, size: 88 },
  ] as const;
  const skin = skins[1];
  return (
    <Stage ground={accent}>
      <Drawing width={1280} height={960}>
        <Type x={48} y={204} size={170} color={main}>
          {say(0)}
        </Type>
        <Type x={44} y={432} size={160} color={paper} weight={900} tracking={-0.03}>
          {say(1)}
        </Type>
        <path d="M1096 512V400C1096 324 1116 288 1160 288C1204 288 1224 324 1224 400V512z" fill={skin} />
        <path
          d="M1114 412V374C1114 328 1132 316 1160 316C1188 316 1206 328 1206 374V412C1206 436 1114 436 1114 412z"
          fill="#f0cdb2"
        />
        <path d="M1122 472h76M1128 490h64" stroke={mix(skin, "#000000", 0.3)} strokeWidth={5} />
        <path d="M1036 318h40M1036 430h40M1056 318V430" stroke={paper} strokeWidth={5} />
        <Type x={1056} y={292} size={36} color={paper} align="middle">
          {say(2)}
        </Type>
        <path d="M0 512H1280V960H0z" fill={paper} />
        {versions.map(({ x, wide, size }, i) => {
          const [version = "", ...time] = say(3 + i).split(" ");
          const last = i === versions.length - 1;
          const long = 8 * (seconds[i] ?? 0);
          return (
            <g key={x}>
              <path d={`M${x} 560h${wide}v144h-${wide}z`} fill={last ? main : mix(paper, ink, 0.1)} />
              <Type
                x={x + (last ? wide / 2 : wide - 12)}
                y={last ? 664 : 684}
                size={size}
                color={ink}
                weight={900}
                align={last ? "middle" : "end"}
              >
                {say(8)}
              </Type>
              <path
                d={`M${x + 12} 584h${wide * 0.4}M${x + 12} 604h${wide * 0.3}`}
                stroke={ink}
                strokeWidth={last ? 0 : 4}
                opacity={0.5}
              />
              <path d={`M${x} ${728}h32v${long}h-32z`} fill={last ? accent : second} />
              <Type x={x + 48} y={760} size={32} color={ink} weight={700}>
                {version}
              </Type>
              <Type x={x + 48} y={804} size={42} color={last ? accent : second}>
                {time.join(" ")}
              </Type>
            </g>
          );
        })}
        <path
          d="M838 628C846 552 960 540 1060 544C1180 548 1262 580 1254 640C1246 704 1130 722 1020 718C910 714 832 690 838 628C842 588 880 560 930 548"
          fill="none"
          stroke={accent}
          strokeWidth={9}
          strokeLinecap="round"
        />
      </Drawing>
    </Stage>
  );
};
