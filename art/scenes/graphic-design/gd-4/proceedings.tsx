import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Hung } from "./hung.tsx";

/** Three volumes of proceedings: two on the shelf whose spines continue the bar, three covers, one lying. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#f1ede4">
      <Block x={0} y={800} width={1280} height={160} color="#c9b48f" />
      <Block x={0} y={792} width={1280} height={16} color="#8f7a55" />
      <Drawing width={1280} height={960}>
        {[0, 1, 2].map((i) => {
          const x = 72 + i * 112;
          return (
            <g key={i}>
              <rect x={x} y={152} width={106} height={640} fill={[ground, "#5fb0da", ground][i]} />
              <rect x={x} y={152} width={106} height={86} fill={ink} />
              <rect x={x + 100} y={152} width={6} height={640} fill="rgba(0,0,0,.2)" />
              <Hung x={x + 16} bar={212} size={[92, 104, 112][i] ?? 92} color={paper} loose>
                {say(i)}
              </Hung>
              <rect x={x} y={152} width={106} height={86} fill={ink} />
              <text
                transform={`translate(${x + 34} 392) rotate(90)`}
                fill={ink}
                fontFamily="Archivo"
                fontWeight={800}
                fontSize={40}
                style={{ fontStretch: "90%" }}
              >
                {say(3)}
              </text>
              {i === 1 && <circle cx={x + 52} cy={744} r={20} fill={accent} />}
            </g>
          );
        })}
        <path d="M476 152L560 124V764L476 792Z" fill={ink} />
        <path d="M524 816L548 128H1064L1040 816Z" fill="rgba(60,45,20,.3)" transform="translate(20 -8)" />
        <rect x={520} y={104} width={496} height={688} fill={ground} />
        <svg aria-hidden="true" x={520} y={104} width={496} height={688}>
          <Hung x={44} bar={144} size={496} color={paper} loose>
            {say(0)}
          </Hung>
          <rect y={144} width={496} height={62} fill={ink} />
        </svg>
        <rect x={508} y={92} width={508} height={14} fill={ink} />
        <rect x={520} y={104} width={18} height={688} fill="rgba(0,0,0,.14)" />
        <g transform="translate(0 0)">
          <path d="M1064 792V176L1216 128V744Z" fill="#5fb0da" />
          <path d="M1064 792V176L1040 164V780Z" fill={paper} />
          <path d="M1064 312L1216 264V318L1064 366Z" fill={ink} />
          <path d="M1040 164L1192 116L1216 128L1064 176Z" fill={ink} />
          <g transform="translate(1076 310) skewY(-17.5)">
            <Hung x={0} bar={0} size={158} color={paper} loose>
              {say(1)}
            </Hung>
            <rect x={-12} y={-2} width={152} height={54} fill={ink} />
          </g>
        </g>
        <path d="M760 816H1240L1264 872H740Z" fill={ground} />
        <path d="M740 872H1264V912H740Z" fill={ink} />
        <path d="M740 912H1264V924H740Z" fill="#5fb0da" />
      </Drawing>
      <Say x={560} y={128} size={44} family="Archivo" stretch={92} weight={800} color={ink}>
        {say(5)}
      </Say>
      <Say x={560} y={720} size={36} family="Archivo" stretch={92} weight={700} color={ink}>
        {say(4)}
      </Say>
    </Stage>
  );
};
