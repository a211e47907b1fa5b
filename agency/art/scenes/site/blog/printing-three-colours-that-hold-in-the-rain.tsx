import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [yellow, blue, lac] = ["#F4B400", "#2F6BD8", "#C4155B"];

/** The sheet comes out of the bucket with its overprints whole. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground="#F6C6CF" width={1280} height={720}>
    <Drawing width={1280} height={720}>
      <rect x={0} y={560} width={1280} height={160} fill="#E79AAE" />
      <g fill="#F4F5F1">
        <path d="M900 640l150-40 40 60 60-16 90 40-120 44-200-20z" />
        <path d="M960 590l130-26 90 40-20 36-160-10z" fill="#E1E5DE" />
      </g>
      <path d="M930 650l90-24 20 30-80 20z" fill={blue} />
      <path d="M1080 664l70 8-30 30-60-10z" fill={yellow} />
      <path d="M1040 588l70-10 30 24-70 12z" fill={lac} />
    </Drawing>
    <At
      x={300}
      y={-20}
      width={520}
      height={600}
      turn={-3}
      style={{ background: "#F4F5F1", ...hardShadow(14, "rgba(120,20,60,.35)") }}
    >
      <div style={{ position: "absolute", inset: 40, isolation: "isolate", background: "#F4F5F1" }}>
        <Drawing width={440} height={520}>
          <g style={{ mixBlendMode: "multiply" }}>
            <circle cx={150} cy={330} r={190} fill={yellow} />
          </g>
          <g style={{ mixBlendMode: "multiply" }}>
            <path d="M180 40h90v480h-90zM320 140h60v380h-60z" fill={blue} />
          </g>
          <g style={{ mixBlendMode: "multiply" }} transform="translate(5 4)">
            <path d="M0 400l110-90 110 90 110-90 110 90v70l-110-90-110 90-110-90-110 90z" fill={lac} />
          </g>
        </Drawing>
        <At x={0} y={20}>
          <Display size={128} stretch={110} weight={900} leading={0.82}>
            {word(picture, 0)}
          </Display>
          <Display size={128} stretch={82} weight={900} leading={0.82}>
            {word(picture, 1)}
          </Display>
        </At>
        <At x={300} y={486}>
          <Text size={28} weight={700}>
            {word(picture, 2)}
          </Text>
        </At>
      </div>
      <Drawing width={520} height={600}>
        {[yellow, blue, lac, "#1C7A3A", "#2A1140"].map((ink, i) => (
          <rect key={ink} x={484} y={90 + i * 40} width={26} height={34} fill={ink} />
        ))}
        <g fill="none" stroke="#141618" strokeWidth={3}>
          <path d="M20 300v-40M0 280h40" />
          <circle cx={20} cy={280} r={11} />
        </g>
        <g fill="none" stroke={lac} strokeWidth={3} transform="translate(5 4)">
          <path d="M20 300v-40M0 280h40" />
        </g>
      </Drawing>
    </At>
    <Drawing width={1280} height={720}>
      <path d="M270 500h600l-60 240H330z" fill="#8E979B" />
      <path d="M270 500h600l-8 32H278z" fill="#C9D0D3" />
      <path d="M690 532h172l-52 208H650z" fill="#6B7478" />
      <path d="M296 600h548M310 656h520" stroke="#7B8488" strokeWidth={8} />
      <path d="M286 508h568l-10 22H296z" fill="#3E7FA0" />
      {[
        [316, 430],
        [372, 470],
        [470, 486],
        [640, 474],
        [842, 360],
        [836, 430],
        [300, 330],
      ].map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}c16 24 16 40 0 40s-16-16 0-40z`} fill="#3E7FA0" />
      ))}
    </Drawing>
    {[yellow, blue, lac].map((ink, i) => (
      <div key={ink}>
        <At x={960} y={96 + i * 132} width={104} height={104} style={{ background: ink }} />
        <At x={1084} y={120 + i * 132}>
          <Display size={52} stretch={62} style={{ whiteSpace: "nowrap" }}>
            {word(picture, 3 + i)}
          </Display>
        </At>
      </div>
    ))}
  </Stage>
);
