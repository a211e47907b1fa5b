import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Handset, LotPage } from "../../web-design/web-1/lot-page.tsx";

const [indigo, turmeric, bleach] = ["#1F2F86", "#F4B400", "#F4F5F1"];
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
            {word(picture, 8 + i)}
          </Display>
        </At>
      ))}
      <At x={at(1100) - 476} y={ruler - 176} width={496} style={{ textAlign: "right" }}>
        <Display size={120} stretch={72} color={turmeric} style={{ whiteSpace: "nowrap" }}>
          {word(picture, 12)}
        </Display>
      </At>
      <At x={56} y={64}>
        <Display size={60} stretch={78} color="#C9D2F4">
          {word(picture, 13)}
        </Display>
      </At>
      <Handset x={838} y={40} width={308} height={602} shadow="16px 16px 0 rgba(6,10,34,.5)">
        <LotPage width={308} mark="2117" words={wordsFrom(picture, 0, 8)} left={1} />
      </Handset>
    </Stage>
  );
};
