import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** Thirteen weeks of two hundred squares, the wrong answers filled; the 47 by cause below. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const wrong = numbers(picture, [1]);
  const weeks = wrong.map((count, week) => {
    const cells = new Set<number>();
    while (cells.size < count) cells.add(Math.floor(random() * 200));
    return { week, cells };
  });
  return (
    <Board client={client} ground={paper}>
      <Words x={48} y={32} size={72} head={client} color={ink}>
        {say(0)}
      </Words>
      <Drawing x={48} y={136} width={900} height={520} crisp>
        {weeks.map(({ week, cells }) => (
          <g key={week}>
            {Array.from({ length: 200 }, (_, i) => i).map((i) => (
              <rect
                key={i}
                x={week * 68 + (i % 5) * 12}
                y={Math.floor(i / 5) * 12.5}
                width={9}
                height={9}
                fill={cells.has(i) ? main : "#ead9c2"}
              />
            ))}
            {[...cells].map((i) => (
              <rect
                key={i}
                x={week * 68 + (i % 5) * 12 - 4}
                y={Math.floor(i / 5) * 12.5 - 4}
                width={17}
                height={17}
                fill={main}
              />
            ))}
          </g>
        ))}
      </Drawing>
      <Words x={48} y={648} size={30} weight={600} color={ink}>
        {say(6)}
      </Words>
      <Words x={924} y={648} size={30} weight={600} align="right" color={ink}>
        {say(7)}
      </Words>
      <Words x={984} y={152} size={72} head={client} color={ink}>
        {say(1)}
      </Words>
      <Words x={980} y={236} size={140} head={client} color={main} leading={1}>
        {say(2)}
      </Words>
      {[3, 4, 5].map((index, i) => {
        const [, cause = "", count = ""] = /^(.*) (\d+)$/.exec(say(index)) ?? [];
        return (
          <div key={cause}>
            <Block
              x={48 + i * 400}
              y={720}
              width={Number(count) * 19.5}
              height={56}
              color={[main, second, accent][i] ?? main}
            />
            <Words x={48 + i * 400} y={788} size={34} weight={600} color={ink}>
              {cause}
            </Words>
            <Words x={48 + i * 400} y={824} size={96} head={client} color={ink} leading={1.1}>
              {count}
            </Words>
          </div>
        );
      })}
      <Block x={0} y={704} width={1280} height={4} color={ink} />
      <Block x={0} y={0} width={1280} height={16} color={ground} />
    </Board>
  );
};
