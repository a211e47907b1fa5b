import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

const LEFT = 56;
const TOP = 248;
const WIDTH = 768;
const HEIGHT = 640;

/** Eight weeks in shadow, each field as large as its share of the films; the missed ones stand in ink. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const films = numbers(picture, [1]);
  const [found = 0, missed = 0, feared = 0, ordinary = 0] = films;
  const all = films.reduce((sum, one) => sum + one, 0);
  const upper = Math.round(((found + missed) / all) * HEIGHT);
  const [wide, narrow] = [
    Math.round((found / (found + missed)) * WIDTH),
    Math.round((feared / (feared + ordinary)) * WIDTH),
  ];
  return (
    <Board client={client} ground={second}>
      <Words x={56} y={32} size={76} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={56} y={132} size={34} color={ink}>
        {say(1)}
      </Words>
      <Words x={LEFT} y={196} size={32} weight={700} color={ink}>
        {say(4)}
      </Words>
      <Block x={LEFT} y={TOP} width={wide - 8} height={upper - 8} color={main} />
      <Block x={LEFT + wide} y={TOP} width={WIDTH - wide} height={upper - 8} color={ink} />
      <Block x={LEFT} y={TOP + upper} width={narrow - 8} height={HEIGHT - upper} color={accent} />
      <Block
        x={LEFT + narrow}
        y={TOP + upper}
        width={WIDTH - narrow}
        height={HEIGHT - upper}
        color="#f8d3e2"
      />
      <Words x={LEFT + 28} y={TOP + 2} size={88} head={client} color="#ffffff">
        {say(6)}
      </Words>
      <Words x={LEFT + 232} y={TOP + 44} size={32} weight={600} color="#ffffff">
        {say(2)}
      </Words>
      <Words x={LEFT + WIDTH + 20} y={TOP - 4} size={88} head={client} color={ink}>
        {say(7)}
      </Words>
      <Words x={LEFT + WIDTH + 132} y={TOP + 44} size={32} weight={600} color={ink}>
        {say(3)}
      </Words>
      <Words
        x={LEFT + (narrow - 8) / 2}
        y={TOP + upper + 16}
        size={52}
        align="center"
        head={client}
        color={ink}
      >
        {say(8)}
      </Words>
      <Words x={LEFT + narrow + 32} y={TOP + upper + 8} size={148} head={client} color={ink}>
        {say(9)}
      </Words>
      <Words x={LEFT + narrow + 36} y={TOP + upper + 196} size={32} weight={700} color={ink}>
        {say(5)}
      </Words>
      {[say(10), say(11)].map((line, i) => {
        const [name = "", figure = ""] = line.split(" ");
        return (
          <div key={name}>
            <Block x={872} y={424 + i * 240} width={352} height={6} color={ink} />
            <Words x={872} y={444 + i * 240} size={38} color={ink}>
              {name}
            </Words>
            <Words
              x={868}
              y={488 + i * 240}
              size={112}
              leading={1.1}
              head={client}
              color={ink}
              style={{ letterSpacing: "-.03em" }}
            >
              {figure}
            </Words>
          </div>
        );
      })}
    </Board>
  );
};
