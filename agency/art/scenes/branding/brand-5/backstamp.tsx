import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, Type } from "./parts.tsx";

/** The underside of a plate with its foot ring and the stamp; a magnifier shows the stamp beside nine millimetres. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const dark = mix(main, "#000000", 0.4);
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <rect x={-96} y={64} width={832} height={832} rx={64} fill={dark} transform="translate(24 24)" />
        <rect x={-96} y={64} width={832} height={832} rx={64} fill={paper} />
        <rect
          x={-56}
          y={104}
          width={752}
          height={752}
          rx={48}
          fill="none"
          stroke={mix(paper, ink, 0.12)}
          strokeWidth={4}
        />
        <circle cx={320} cy={480} r={308} fill="#d9b793" />
        <circle cx={320} cy={480} r={284} fill={mix(paper, second, 0.25)} />
        <Mark x={270} y={440} width={100} color={main} />
        {[0, 180].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 320 480)`}>
            <path id={`ring-${turn}`} d="M104 480A216 216 0 0 1 536 480" fill="none" />
            <text
              fill={main}
              fontFamily="Archivo"
              fontSize={40}
              fontWeight={600}
              style={{ fontStretch: "120%" }}
            >
              <textPath href={`#ring-${turn}`} startOffset="50%" textAnchor="middle">
                {turn ? say(2) : say(1)}
              </textPath>
            </text>
          </g>
        ))}
        <Type x={320} y={578} size={28} color={main} align="middle">
          {say(3)}
        </Type>
        <path d="M1096 760L1264 960H1180L1040 808z" fill="#7a4a24" />
        <path d="M1096 760L1264 960H1222L1068 784z" fill="#9a6233" />
        <path d="M364 450L640 330M364 506L700 760" stroke={accent} strokeWidth={4} strokeDasharray="14 10" />
        <circle cx={848} cy={496} r={336} fill={dark} transform="translate(20 20)" />
        <circle cx={848} cy={496} r={336} fill={ink} />
        <circle cx={848} cy={496} r={304} fill={paper} />
        <Mark x={624} y={304} width={448} color={main} />
        <path d="M624 668H1072V732H624z" fill="#e7c55c" />
        <path
          d={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
            .map((i) => `M${634 + i * 47.55} 668v${i % 3 === 0 ? 40 : 24}`)
            .join("")}
          stroke={ink}
          strokeWidth={4}
        />
        <path d="M624 624V660M1072 624V660M624 642H1072" stroke={accent} strokeWidth={5} />
        <Type x={848} y={784} size={44} color={accent} align="middle">
          {say(0)}
        </Type>
      </Drawing>
    </Stage>
  );
};
