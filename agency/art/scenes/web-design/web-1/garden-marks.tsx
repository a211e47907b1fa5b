import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { GardenBand, page } from "./lot-page.tsx";

/** Six garden bands hang from a rail; each one's stripes come from its four digits, as the foot explains. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground={page.paper}>
    <Line x={56} y={40} size={64} weight={800} stretch={80} color={page.ink}>
      {word(picture, 0)}
    </Line>
    <Block x={0} y={144} width={1280} height={16} color={page.ink} />
    {wordsFrom(picture, 1, 7).map((garden, i) => {
      const [mark = "", name = ""] = garden.split(" ");
      const x = 56 + i * 198;
      return (
        <At key={garden} x={x} y={136} width={178} height={640}>
          <At x={0} y={0} width={178} height={470} style={{ boxShadow: "20px 22px 0 rgba(31,47,36,.2)" }}>
            <GardenBand mark={mark} width={178} height={470} upright />
          </At>
          <Line x={0} y={494} size={58} weight={800} stretch={75} color={page.green}>
            {mark}
          </Line>
          <Line x={0} y={562} size={36} weight={600} stretch={75} color={page.ink}>
            {name}
          </Line>
        </At>
      );
    })}
    <Block x={0} y={792} width={1280} height={168} color={page.green} />
    {wordsFrom(picture, 7, 10).map((line, i) => {
      const [digit, means] = line.split(": ");
      return (
        <At key={line} x={56 + i * 400} y={820}>
          <Line x={0} y={0} size={36} weight={500} color="#cfe3cf">
            {digit}
          </Line>
          <Line x={0} y={46} size={50} weight={800} stretch={84} color={page.bid}>
            {means}
          </Line>
        </At>
      );
    })}
  </Stage>
);
