import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Lot, plain, stitch } from "./knit.tsx";

const [TOP, HIGH] = [96, 616];

/** The back of the band enlarged: fibre in five languages, care, needle and gauge; a rule in points below it. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const ticks = Array.from({ length: 50 }, (_, i) => i);
  const swatch = Array.from({ length: 48 }, (_, i) =>
    stitch(648 + (i % 8) * 26, 450 + Math.floor(i / 8) * 22, 26, 34),
  );
  return (
    <Stage ground={main}>
      <Block x={0} y={TOP} width={1280} height={HIGH} color={paper} />
      <Drawing width={1280} height={960}>
        <path d={`M0 ${TOP + 24}H1280M0 ${TOP + HIGH - 24}H1280`} stroke={ink} strokeWidth={4} />
        {[0, 1, 2, 3, 4].map((index) => {
          const [code, ...rest] = say(index).split(" ");
          const y = TOP + 122 + index * 106;
          return (
            <g key={code}>
              <path d={`M64 ${y - 76}h92v92h-92z`} fill={ink} />
              <text x={110} y={y - 14} textAnchor="middle" fill={paper} {...plain(46, 700)}>
                {code}
              </text>
              <text x={184} y={y - 8} fill={ink} {...plain(68, 600)}>
                {rest.join(" ")}
              </text>
            </g>
          );
        })}
        <path
          d={`M600 ${TOP + 48}V${TOP + HIGH - 48}M920 ${TOP + 48}V${TOP + HIGH - 48}`}
          stroke={ink}
          strokeWidth={3}
        />
        <text x={648} y={246} fill={ink} {...plain(68, 640)}>
          {say(6)}
        </text>
        <path d="M648 300H856L884 310L856 320H648Z" fill={accent} />
        <circle cx={648} cy={310} r={20} fill={accent} />
        <path d={swatch.join("")} fill={main} />
        <path d="M648 422H856M648 410v24M856 410v24" stroke={accent} strokeWidth={5} />
        <text x={648} y={394} fill={ink} {...plain(34, 640, 78)}>
          {say(7)}
        </text>
        <text x={960} y={246} fill={ink} {...plain(104, 640)}>
          {say(5)}
        </text>
        <g fill="none" stroke={ink} strokeWidth={7} strokeLinejoin="round" strokeLinecap="round">
          <path d="M968 330L984 408H1076L1092 330M968 344C992 330 1008 358 1030 344C1052 330 1068 358 1092 344M1014 376L1030 318L1046 376" />
          <path d="M1140 408L1186 326L1232 408ZM1136 326L1236 412" />
          <path d="M968 540C968 500 996 484 1040 484H1076L1092 540ZM1000 472H1068L1076 484" />
          <path d="M1142 462H1230V540H1142ZM1160 501H1212" />
        </g>
        <circle cx={1030} cy={514} r={7} fill={ink} />
        <Lot
          x={960}
          y={600}
          width={276}
          code="110100110"
          colors={[mix(paper, ink, 0.24), accent]}
          tall={1.5}
        />
        <path d="M0 776H1280V960H0Z" fill={mix(main, ink, 0.5)} />
        <path d="M64 796H1216V896H64Z" fill={accent} />
        <path
          d={ticks.map((i) => `M${88 + i * 22.4} 796v${i % 10 === 0 ? 56 : i % 5 === 0 ? 40 : 24}`).join("")}
          stroke={ink}
          strokeWidth={4}
        />
        <path d="M88 712V796M211 712V796" stroke={accent} strokeWidth={5} strokeDasharray="10 8" />
        <path d="M88 768H211" stroke={paper} strokeWidth={6} />
        <text x={236} y={882} fill={ink} {...plain(46, 720)}>
          {say(8)}
        </text>
      </Drawing>
    </Stage>
  );
};
