import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { ticks } from "./ticks.ts";

/** Thousands of transfers as an even pulse; one tick out of step, and the decision that it led to. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lime = (column: number, row: number) => (column * 7 + row * 13 + ((column * row) % 5)) % 11 === 0;
  return (
    <Board client={client} ground={ground}>
      <Drawing x={8} y={8} width={1272} height={952} crisp>
        <path d={ticks(80, 20, [16, 48], [5, 32], (c, r) => !lime(c, r))} fill={main} />
        <path d={ticks(80, 20, [16, 48], [5, 32], lime)} fill={second} />
      </Drawing>
      <Block x={328} y={104} width={160} height={208} color={ground} />
      <Block x={384} y={112} width={48} height={192} color={accent} />
      <Drawing width={1280} height={960}>
        <Stroke d="M408 304V420" color={accent} width={8} />
      </Drawing>
      <At
        x={232}
        y={420}
        width={816}
        height={376}
        style={{ background: paper, color: ink, ...hardShadow(16, "#050d1f") }}
      >
        <Block x={0} y={0} width={816} height={16} color={accent} />
        <Words x={40} y={40} size={80} leading={1.1} head={client}>
          {say(0)}
        </Words>
        <Words x={40} y={144} size={36} weight={500}>
          {say(1)}
        </Words>
        <Field x={40} y={232} width={368} height={104} ground={ground} color={second} size={40} weight={800}>
          {say(2)}
        </Field>
        <Field x={424} y={232} width={352} height={104} line={ink} color={ink} size={34} weight={700}>
          {say(3)}
        </Field>
      </At>
    </Board>
  );
};
