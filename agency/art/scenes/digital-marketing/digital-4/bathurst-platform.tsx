import type { Draw } from "../../../kit/contract.ts";
import { HeadFromBehind } from "../../../kit/people.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

/** Across the track: a poster with a gap to fill, the last door of a leaving train, winter coats before it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [before = "", after = ""] = say(0).split("___");
  return (
    <Board ground="#b7a5e2" ink={ink}>
      <Drawing width={1280} height={960} crisp>
        <path
          d={`${Array.from({ length: 9 }, (_, i) => `M0 ${i * 80}H1280`).join("")}${Array.from({ length: 17 }, (_, i) => `M${i * 80} 0V640`).join("")}`}
          stroke="#a692d8"
          strokeWidth={4}
        />
        <rect y={0} width={1280} height={24} fill={ink} />
      </Drawing>
      <At x={72} y={64} width={904} height={552} style={{ background: accent, border: `14px solid ${ink}` }}>
        <At
          x={40}
          y={22}
          width={820}
          style={{ fontSize: 112, fontWeight: 900, lineHeight: 1.02, letterSpacing: "-0.035em" }}
        >
          {before}
          <br />
          <span style={{ display: "inline-block", width: 300, borderBottom: `12px solid ${second}` }}>
            <span style={{ opacity: 0 }}>___</span>
          </span>
          {after}
        </At>
        {wordsFrom(picture, 1, 4).map((answer, i) => (
          <At
            key={answer}
            x={40 + i * 272}
            y={276}
            width={252}
            height={92}
            style={{
              background: paper,
              fontSize: 54,
              fontWeight: 900,
              lineHeight: "86px",
              textAlign: "center",
            }}
          >
            {answer}
          </At>
        ))}
        <Say x={40} y={394} size={36} weight={800}>
          {say(4)}
        </Say>
        <Say x={560} y={394} size={36} weight={800} width={278} align="right">
          {say(5)}
        </Say>
      </At>
      <Drawing width={1280} height={960} crisp>
        <rect y={640} width={1280} height={96} fill="#15133a" />
        <path d="M0 700H1280M0 722H1280" stroke="#6c66a6" strokeWidth={6} />
        <g>
          <path d="M1056 176H1280V676H1056Z" fill="#d9d9e2" />
          <path d="M1056 176h16v500h-16zM1072 592H1280V624H1072Z" fill={second} />
          <path d="M1120 240H1280V430H1120Z" fill={ink} />
          <path d="M1136 256H1280V414H1136Z" fill="#f4f0ff" />
          <circle cx={1096} cy={560} r={14} fill="#e5322d" />
        </g>
        <rect y={736} width={1280} height={40} fill={accent} />
        <rect y={776} width={1280} height={184} fill="#5f5a8c" />
      </Drawing>
      <Drawing width={1280} height={960}>
        <HeadFromBehind x={220} y={652} size={120} hair="#3b2417" shirt="#1d1b4b" />
        <HeadFromBehind x={600} y={684} size={112} hair="#161616" shirt={second} skin="#6f4630" />
        <HeadFromBehind x={1000} y={632} size={128} hair="#d9d2c4" shirt="#2f6f5e" skin="#b98058" />
        <g transform="translate(0 32)">
          <path d="M160 690V640C160 606 186 592 220 592S280 606 280 640V690Z" fill={second} />
          <path d="M152 672H288V704H152Z" fill="#ffa05c" />
          <circle cx={220} cy={588} r={18} fill={paper} />
          <path d="M540 726V686C540 650 566 634 600 634S660 650 660 686V726Z" fill={ground} />
          <path d="M532 708H668V738H532Z" fill={paper} />
          <path d="M912 738C950 722 1050 722 1088 738L1084 778C1040 792 960 792 916 778Z" fill="#e5322d" />
        </g>
      </Drawing>
      <Block x={0} y={944} width={1280} height={16} color={ink} />
    </Board>
  );
};
