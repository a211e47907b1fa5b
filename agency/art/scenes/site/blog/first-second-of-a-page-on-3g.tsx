import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [indigo, deep, turmeric, bleach] = ["#1F2F86", "#14215C", "#F4B400", "#F4F5F1"];
/** Milliseconds of the four stages, and pixels from the phone's edge for each of them. */
const scale = 0.59;
const stages = [0, 450, 640, 875, 1100];
/** How low the ruler lies; its end is labelled above it, the stages below. */
const ruler = 452;

/** A knotted thread measures the load; the old page's thread is far too long for the picture. */
export const draw: Draw = (_brief, picture) => {
  const zero = 76;
  const at = (ms: number) => zero + ms * scale;
  return (
    <Stage ground={indigo} width={1280} height={720}>
      <Drawing width={1280} height={720}>
        <path d="M-20 168H1300" stroke="#5C74D6" strokeWidth={16} />
        <path d="M-20 168H1300" stroke={indigo} strokeWidth={16} strokeDasharray="4 16" />
        <path d={`M${zero} ${ruler}H${at(1100)}`} stroke={turmeric} strokeWidth={36} />
        <path d={`M${zero} ${ruler}H${at(1100)}`} stroke="#B98500" strokeWidth={36} strokeDasharray="4 18" />
        {stages.map((ms) => (
          <g key={ms}>
            <rect x={at(ms) - 20} y={ruler - 40} width={40} height={80} fill={turmeric} />
            <path
              d={`M${at(ms) - 20} ${ruler - 16}h40M${at(ms) - 20} ${ruler + 8}h40`}
              stroke="#B98500"
              strokeWidth={6}
            />
            {ms < 1100 && <path d={`M${at(ms)} ${ruler + 40}v40`} stroke={bleach} strokeWidth={4} />}
          </g>
        ))}
      </Drawing>
      {stages.slice(0, 4).map((ms, i) => (
        <At key={ms} x={at(ms) - 90} y={ruler + 92} width={180} style={{ textAlign: "center" }}>
          <Display size={60} stretch={64} color={bleach}>
            {word(picture, 4 + i)}
          </Display>
        </At>
      ))}
      <At x={320} y={ruler - 176} width={496} style={{ textAlign: "right" }}>
        <Display size={120} stretch={72} color={turmeric} style={{ whiteSpace: "nowrap" }}>
          {word(picture, 8)}
        </Display>
      </At>
      <At x={56} y={64}>
        <Display size={64} stretch={78} color="#C9D2F4">
          {word(picture, 9)}
        </Display>
      </At>
      <At
        x={838}
        y={40}
        width={344}
        height={640}
        style={{ background: deep, ...hardShadow(16, "rgba(6,10,34,.5)") }}
      >
        <At x={16} y={16} width={312} height={608} style={{ background: bleach, overflow: "hidden" }}>
          <Block x={0} y={0} width={312} height={56} color="#0B5E41" />
          <At x={20} y={12}>
            <Text size={24} weight={700} color={bleach}>
              {word(picture, 0)}
            </Text>
          </At>
          <Drawing width={312} height={608}>
            <rect x={0} y={56} width={312} height={210} fill="#DCE9A8" />
            <path
              d="M156 246C140 190 150 120 156 76C196 110 206 190 156 246zM150 246C80 236 50 180 40 130C100 140 140 180 150 246zM162 246C232 236 262 180 272 130C212 140 172 180 162 246z"
              fill="#0B5E41"
            />
            <path d="M156 240V96M146 236L60 150M166 236L252 150" stroke="#DCE9A8" strokeWidth={4} />
          </Drawing>
          <At x={20} y={284}>
            <Text size={26} weight={600}>
              {word(picture, 1)}
            </Text>
          </At>
          <At x={20} y={330}>
            <Display size={96} stretch={57} color={deep} style={{ whiteSpace: "nowrap" }}>
              {(word(picture, 2).split(" /")[0] ?? "").trim()}
            </Display>
          </At>
          <At x={22} y={424}>
            <Text size={24} weight={600} color="#43494B">
              {`/${word(picture, 2).split(" /")[1] ?? ""}`}
            </Text>
          </At>
          <At x={20} y={490} width={272} height={96} style={{ background: turmeric }}>
            <Display size={64} stretch={100} style={{ textAlign: "center", lineHeight: "96px" }}>
              {word(picture, 3)}
            </Display>
          </At>
        </At>
      </At>
    </Stage>
  );
};
