import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** A notice in teal and white: the words that skip the model, and the last seconds to a human voice. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const seconds = numbers(picture, [20]);
  return (
    <Board client={client} ground={accent}>
      <Words x={56} y={40} size={100} head={client} color={paper} leading={1}>
        {say(0)}
      </Words>
      <Block x={56} y={160} width={1168} height={12} color={paper} />
      {[1, 2, 3].map((index, i) => {
        const [bangla = "", english = ""] = say(index).split(" ");
        return (
          <div key={index}>
            <Words
              x={56}
              y={180 + i * 248}
              size={176}
              weight={800}
              leading={1.3}
              color={paper}
              style={{ fontFamily: '"Anek Bangla"', fontStretch: "82%" }}
            >
              {bangla}
            </Words>
            <Words x={480} y={250 + i * 248} size={104} head={client} color={paper}>
              {english}
            </Words>
            <Block x={56} y={416 + i * 248} width={720} height={4} color={paper} />
          </div>
        );
      })}
      <Block x={800} y={172} width={4} height={744} color={paper} />
      {[4, 5, 6].map((index, i) => {
        const [when = "", wait = ""] = say(index).split(", ");
        return (
          <div key={index}>
            <Words x={848} y={212 + i * 248} size={36} color={paper}>
              {when}
            </Words>
            <Words x={844} y={248 + i * 248} size={112} head={client} color={paper} leading={1.1}>
              {wait}
            </Words>
            <Drawing x={848} y={378 + i * 248} width={400} height={24} crisp>
              {Array.from({ length: seconds[i] ?? 0 }, (_, k) => k * 16).map((x) => (
                <rect key={x} x={x} width={10} height={24} fill={paper} />
              ))}
            </Drawing>
          </div>
        );
      })}
    </Board>
  );
};
