import type { Draw } from "../../../kit/contract.ts";
import { Button } from "../../../kit/devices.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

/** The home page at night: a route on which containers are stacked higher at every event, and a binding price. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const colours = [main, second, paper, accent, second, main];
  const stops = [0, 2, 4, 5];
  const field = (x: number, y: number, text: string) => (
    <At
      x={x}
      y={y}
      width={236}
      height={64}
      style={{
        border: `3px solid ${ink}`,
        paddingLeft: 16,
        lineHeight: "58px",
        fontSize: 28,
        fontWeight: 700,
      }}
    >
      {text}
    </At>
  );
  return (
    <Yard ground={ground} ink={paper}>
      <Stencil text={say(0)} height={34} color={main} x={72} y={44} />
      <At
        x={720}
        y={40}
        width={488}
        style={{ display: "flex", gap: 40, justifyContent: "flex-end", fontSize: 25, fontWeight: 600 }}
      >
        {wordsFrom(picture, 1, 5).map((item) => (
          <span key={item}>{item}</span>
        ))}
      </At>
      <Stencil text={say(9)} height={68} color={paper} x={72} y={144} />
      <Say x={72} y={236} size={32} color={second}>
        {say(10)}
      </Say>
      <Drawing width={1280} height={960} crisp>
        {colours.flatMap((_, column) =>
          colours.slice(0, column + 1).map((color, row) => (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
              key={`${column},${color}${row}`}
              x={72 + column * 191}
              y={524 - row * 68}
              width={181}
              height={64}
              color={color}
              ribs={13}
            />
          )),
        )}
        <rect x={0} y={592} width={1280} height={16} fill={main} />
        {stops.map((stop) => (
          <rect key={stop} x={72 + stop * 191} y={584} width={32} height={32} fill={paper} />
        ))}
      </Drawing>
      {stops.map((stop, i) => (
        <Say key={stop} x={72 + stop * 191} y={626} size={32} weight={700}>
          {say(5 + i)}
        </Say>
      ))}
      <At x={72} y={696} width={1136} height={216} style={{ background: paper, color: ink }}>
        {field(32, 32, say(5))}
        {field(32, 120, say(8))}
        {field(284, 32, say(14))}
        {field(284, 120, say(15))}
        <Say x={568} y={30} size={106} head>
          {say(11)}
        </Say>
        <Say x={572} y={152} size={28} weight={600}>
          {say(12)}
        </Say>
        <Button x={944} y={32} width={160} height={152} ground={main} color={ink} size={28}>
          <span style={{ whiteSpace: "normal", textAlign: "center", width: 130, lineHeight: 1.15 }}>
            {say(13)}
          </span>
        </Button>
        <Block x={548} y={32} width={3} height={152} color={ink} />
      </At>
    </Yard>
  );
};
