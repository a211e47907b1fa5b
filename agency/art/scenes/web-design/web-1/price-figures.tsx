import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { page } from "./lot-page.tsx";

/** The price fills the sheet; below, three bids under one another show that no figure moves. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground={page.bid}>
    <Line x={44} y={18} size={428} weight={800} stretch={62} color={page.ink}>
      {word(picture, 0)}
    </Line>
    <Block x={0} y={440} width={1280} height={520} color={page.paper} />
    <Drawing width={1280} height={960}>
      {Array.from({ length: 8 }, (_, i) => 60 + i * 76).map((x) => (
        <path key={x} d={`M${x} 476V870`} stroke="#cfc9b2" strokeWidth={3} />
      ))}
      {[476, 608, 740, 870].map((y) => (
        <path key={y} d={`M60 ${y}H592`} stroke="#cfc9b2" strokeWidth={3} />
      ))}
    </Drawing>
    {wordsFrom(picture, 0, 3).map((price, row) => (
      <At key={price} x={60} y={478 + row * 132} width={532}>
        {[...price].map((figure, i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
            key={i}
            x={i * 76}
            y={2}
            width={76}
            align="center"
            size={116}
            weight={800}
            stretch={62}
            color={row > 0 && i > 2 && i < 4 ? page.red : page.ink}
          >
            {figure}
          </Line>
        ))}
      </At>
    ))}
    <Line x={664} y={476} size={44} weight={700} color={page.ink}>
      {word(picture, 4)}
    </Line>
    <Line x={664} y={530} size={44} weight={500} color={page.quiet}>
      {word(picture, 5)}
    </Line>
    <Block x={664} y={612} width={560} height={3} color={page.ink} />
    <Line x={660} y={632} size={100} weight={800} stretch={62} color={page.green}>
      {word(picture, 3)}
    </Line>
    <Line x={664} y={762} size={56} weight={700} stretch={88} color={page.ink}>
      {word(picture, 6)}
    </Line>
    <Line x={664} y={826} size={40} weight={500} color={page.quiet}>
      {word(picture, 7)}
    </Line>
  </Stage>
);
