import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Arches, inks } from "../../graphic-design/gd-1/rain.tsx";
import { Wide } from "../../graphic-design/say.tsx";

const { yellow, blue, lac, orange, green, violet, ink } = inks;
/** The printed field of the sheet, and the foot line on which the arches stand. */
const field = { x: 0, y: 0, width: 440, height: 520 } as const;
const FOOT = 412;
const arches = { ...field, cx: 220, foot: FOOT, step: 50, rings: 4 } as const;
/** What the blue plate adds: rain in strokes of unequal length. */
const RAIN =
  "M44 236v70M44 334v56M108 218v40M108 282v112M172 252v92M236 222v48M236 296v92M300 244v124M364 220v52M364 298v88M412 250v66";

/** The festival's yellow poster comes out of the bucket with its overprints whole. */
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
      <Drawing x={40} y={40} width={440} height={520}>
        <mask id="on-arches">
          <Arches {...arches} color="#fff" />
        </mask>
        <Arches {...arches} color={orange} ground={yellow} />
        <path d={RAIN} stroke={green} strokeWidth={18} />
        <path d={RAIN} stroke={violet} strokeWidth={18} mask="url(#on-arches)" />
        <rect y={FOOT} width={440} height={108} fill={ink} />
        <Wide x={26} y={100} width={388} cap={78} color={ink}>
          {word(picture, 0)}
        </Wide>
        <Wide x={26} y={194} width={388} cap={78} color={ink}>
          {word(picture, 1)}
        </Wide>
        <text x={26} y={FOOT + 42} fill={yellow} {...svgFont(36, 700)}>
          {word(picture, 2)}
        </text>
      </Drawing>
      <Drawing width={520} height={600}>
        {[yellow, blue, lac, orange, green, violet].map((patch, i) => (
          <rect key={patch} x={487} y={90 + i * 40} width={26} height={34} fill={patch} />
        ))}
        <g fill="none" stroke={ink} strokeWidth={3}>
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
    {[yellow, blue, lac].map((swatch, i) => (
      <div key={swatch}>
        <At x={960} y={96 + i * 132} width={104} height={104} style={{ background: swatch }} />
        <At x={1084} y={120 + i * 132}>
          <Display size={52} stretch={62} style={{ whiteSpace: "nowrap" }}>
            {word(picture, 3 + i)}
          </Display>
        </At>
      </div>
    ))}
  </Stage>
);
