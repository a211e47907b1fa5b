import type { Draw } from "../../../kit/contract.ts";
import { Button, Tablet } from "../../../kit/devices.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

const dim = ["#8a4316", "#4d708a", "#94803a", "#72757a", "#6b3415"] as const;

/** A gloved hand in orange from the left, palm behind the tablet, thumb before it. */
function Glove(props: { readonly part: "palm" | "thumb"; readonly cuff: string; readonly color: string }) {
  const { part, cuff, color } = props;
  if (part === "thumb")
    return (
      <>
        <path
          d="M0 960V760C30 680 90 604 180 572C236 552 284 560 288 596C290 628 252 640 222 656C196 672 192 720 200 800L176 960Z"
          fill={color}
        />
        <path d="M0 960V852L188 884L176 960Z" fill={cuff} />
        <path
          d="M60 772C84 716 120 672 176 640"
          fill="none"
          stroke="#b84705"
          strokeWidth={6}
          strokeDasharray="14 8"
        />
      </>
    );
  return <path d="M0 960V700C20 560 60 488 120 456C176 440 216 460 216 500V960Z" fill="#c94f08" />;
}

/** The gate at night: floodlight, stacks, a rugged tablet between two gloves, one key to confirm. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const row = (y: number, slot: string, box: string, chosen: boolean) => (
    <At x={24} y={y} width={720} height={96} style={{ background: chosen ? accent : "#dcd6c6" }}>
      <Say x={24} y={28} size={34} weight={700}>
        {slot}
      </Say>
      <Stencil text={box} height={44} color={ink} x={262} y={26} boxed />
    </At>
  );
  return (
    <Yard ground="#0d0f13" ink={ink}>
      <Drawing width={1280} height={960}>
        <path d="M180 60L-200 960H560ZM1100 60L720 960H1480Z" fill="#1c2027" />
        {Array.from({ length: 7 }, (_, column) => column).flatMap((column) =>
          Array.from({ length: [5, 4, 5, 3, 4, 5, 5][column] ?? 3 }, (_, level) => level).map((level) => (
            <Box
              key={`${column * 10 + level}`}
              x={column * 190 - 30}
              y={420 - level * 84}
              width={184}
              height={82}
              color={dim[(column * 3 + level) % dim.length] ?? "#444444"}
              ribs={12}
            />
          )),
        )}
        <rect y={502} width={1280} height={458} fill="#191c22" />
        <path d="M180 60V502M1100 60V502" stroke="#3a3f47" strokeWidth={14} />
        {[180, 1100].map((mast) => (
          <g key={mast} fill="#fff7cf">
            <rect x={mast - 76} y={36} width={68} height={44} />
            <rect x={mast + 8} y={36} width={68} height={44} />
          </g>
        ))}
        <Glove part="palm" color={main} cuff={second} />
        <g transform="translate(1280 0) scale(-1 1)">
          <Glove part="palm" color={main} cuff={second} />
        </g>
      </Drawing>
      <Tablet x={192} y={240} width={896} height={672} shadow={0} body="#2b3038" screen={paper}>
        <Block x={0} y={0} width={840} height={616} color={paper} />
        <At x={36} y={0} width={768} height={616}>
          <Say x={24} y={28} size={96} head>
            {say(0)}
          </Say>
          <Say x={440} y={50} size={36} weight={700} width={304} align="right">
            {say(5)}
          </Say>
          {row(148, say(1), say(2), true)}
          {row(260, say(3), say(4), false)}
          <Button x={24} y={392} width={720} height={184} ground={main} color={ink} size={68}>
            {say(6)}
          </Button>
        </At>
      </Tablet>
      <Drawing width={1280} height={960}>
        {[
          [176, 224],
          [1056, 224],
          [176, 880],
          [1056, 880],
        ].map(([x = 0, y = 0]) => (
          <rect key={`${x},${y}`} x={x} y={y} width={48} height={48} fill={accent} />
        ))}
        <Glove part="thumb" color={main} cuff={second} />
        <g transform="translate(1280 0) scale(-1 1)">
          <Glove part="thumb" color={main} cuff={second} />
        </g>
      </Drawing>
    </Yard>
  );
};
