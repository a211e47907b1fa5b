import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Block } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** The printed model card of the queue model on blue: two figures, four places, one prohibition. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const errors = numbers(picture, [1]);
  return (
    <Board client={client} ground={second}>
      <Sheet x={232} y={40} width={816} height={880} color={paper} turn={-1.2} shadow={20}>
        <Block x={0} y={0} width={816} height={24} color={main} />
        <Words x={56} y={64} size={56} head={client} color={ink}>
          {say(0)}
        </Words>
        <Block x={56} y={148} width={704} height={4} color={ink} />
        <Words x={56} y={172} size={26} width={320} color={ink}>
          {say(1)}
        </Words>
        <Words x={440} y={172} size={26} width={320} color={ink}>
          {say(3)}
        </Words>
        <Words x={52} y={246} size={100} weight={850} leading={1} color={ink} stretch={78}>
          {say(2)}
        </Words>
        <Words x={436} y={246} size={100} weight={850} leading={1} color={ink} stretch={78}>
          {say(4)}
        </Words>
        <Block x={56} y={408} width={704} height={2} color={ink} />
        {errors.map((minutes, i) => {
          const [, place = "", figure = ""] = /^(.*) (\d+ min)$/.exec(say(5 + i)) ?? [];
          return (
            <div key={place}>
              <Words x={56} y={438 + i * 84} size={28} weight={600} color={ink}>
                {place}
              </Words>
              <Words x={760} y={438 + i * 84} size={28} weight={800} align="right" color={ink}>
                {figure}
              </Words>
              <Block x={56} y={476 + i * 84} width={704} height={22} color="#dfe2da" />
              <Block
                x={56}
                y={476 + i * 84}
                width={(minutes / 45) * 704}
                height={22}
                color={i === 0 ? accent : second}
              />
            </div>
          );
        })}
        <Block x={56} y={784} width={704} height={4} color={ink} />
        <Words x={56} y={808} size={36} weight={800} color={ink}>
          {say(9)}
        </Words>
      </Sheet>
    </Board>
  );
};
