import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Boat, boats, River } from "./hull.tsx";

const [left, top, wide, high] = [232, 228, 816, 583];
const waterline = top + high * 0.62;
const malar = boats[5];

/** Thumb and wrist of a reader at one side of the book; the fingers are behind it. Inside a `Drawing`. */
function Reader({ flipped = false }: { readonly flipped?: boolean }) {
  const skin = skins[0];
  return (
    <g transform={flipped ? "translate(1280 0) scale(-1 1)" : ""}>
      <path d="M40 1000C70 880 110 800 180 742L296 811C270 870 256 930 256 1000Z" fill={skin} />
      <path d="M232 819H292C270 870 256 930 256 1000H190C192 930 206 868 232 819Z" fill="#6f4630" />
      <path
        d="M172 780C190 724 238 700 296 676C326 664 352 672 356 692C360 710 344 722 320 732C286 748 262 766 250 800Z"
        fill={skin}
      />
      <path
        d="M322 672C342 666 356 676 357 690C358 702 348 710 334 714C324 702 318 686 322 672Z"
        fill="#d9a887"
      />
      <path d="M0 1000L34 880L216 910L206 1000Z" fill="#f3ecd9" />
      <path d="M34 880L216 910L213 934L27 904Z" fill="#d62f3a" />
    </g>
  );
}

/** The open guide held up before the boat itself: one hull, drawn on paper and real beyond its edges. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const face = client.lettering.family ?? "Fraunces";
  if (!malar) return null;
  const boat = { build: malar, x: 56, waterline, long: 1168 } as const;
  return (
    <Stage ground="#e9d9b4">
      <Drawing width={1280} height={960}>
        <circle cx={1096} cy={196} r={96} fill={main} />
        <path d={`M0 520C200 470 420 500 640 486S1080 450 1280 500V${waterline}H0Z`} fill="#3c7f7d" />
        <path d={`M0 556C260 520 560 548 800 536S1140 520 1280 540V${waterline}H0Z`} fill="#1f5c60" />
        <rect y={waterline} width={1280} height={960 - waterline} fill="#123c46" />
        <River x={0} y={waterline + 26} width={1280} height={960 - waterline} color="#2b6a72" step={44} />
        <Boat {...boat} line={ink} fill="#8a3f1d" thick={7} />
        <path d={`M0 ${waterline}H1280V${waterline + 130}H0Z`} fill="#123c46" opacity={0.86} />
        <path d={`M0 ${waterline}H1280`} stroke={second} strokeWidth={8} />
      </Drawing>
      <At x={left} y={top} width={wide} height={high} clip style={{ background: paper }}>
        <Drawing width={wide} height={high}>
          <rect y={high * 0.62} width={wide} height={high} fill="#dfe8dc" />
          <path d={`M0 ${high * 0.62}H${wide}`} stroke={second} strokeWidth={8} />
          <Boat {...boat} x={56 - left} waterline={high * 0.62} line={main} thick={7} />
          <path
            d={`M${wide / 2 - 240} 490H${wide / 2 + 240}M${wide / 2 - 240} 474V506M${wide / 2 + 240} 474V506`}
            stroke={ink}
            strokeWidth={4}
          />
        </Drawing>
        <Line x={30} y={14} size={180} face={face} weight={800} color={accent}>
          {word(picture, 0)}
        </Line>
        <Line x={0} y={26} width={wide - 40} align="right" size={84} face={face} weight={800} color={ink}>
          {word(picture, 1)}
        </Line>
        <Line x={0} y={116} width={wide - 40} align="right" size={42} face={face} weight={600} color={ink}>
          {word(picture, 2)}
        </Line>
        <Line x={0} y={164} width={wide - 40} align="right" size={42} face={face} weight={600} color={ink}>
          {word(picture, 3)}
        </Line>
        <Line x={wide / 2 + 96} y={512} size={46} face={face} weight={700} color={ink}>
          {word(picture, 4)}
        </Line>
        <Line x={wide / 2 - 190} y={512} size={46} face={face} weight={700} color={accent}>
          {word(picture, 5)}
        </Line>
        <Block x={wide / 2 - 30} y={0} width={30} height={high} color="rgba(12,29,34,.14)" />
        <Block x={wide / 2} y={0} width={4} height={high} color="rgba(12,29,34,.4)" />
        <Block x={wide / 2 + 4} y={0} width={16} height={high} color="rgba(255,255,255,.4)" />
      </At>
      <Drawing width={1280} height={960}>
        <path d={`M${left} ${top}h${wide}v${high}h-${wide}z`} fill="none" stroke={ink} strokeWidth={6} />
        <path
          d={`M${left + 8} ${top + high + 8}h${wide - 4}v-${high - 10}`}
          fill="none"
          stroke={accent}
          strokeWidth={12}
        />
        <Reader />
        <Reader flipped />
      </Drawing>
      <Grain width={1280} height={960} amount={0.14} size={1.5} />
    </Stage>
  );
};
