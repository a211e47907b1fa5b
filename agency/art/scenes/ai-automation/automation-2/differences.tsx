import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

/** The pairs in the queue: indices of paper names and values, and of the days left. */
const pairs = [
  { y: 176, names: [3, 4], values: [1, 2], days: 5 },
  { y: 448, names: [10, 11], values: [6, 7], days: 8 },
  { y: 720, names: [12, 13], values: [14, 15], days: 16 },
] as const;

/** Splits two values of one length into runs that are alike and runs that differ. */
function marked(value: string, other: string, color: string) {
  return [...value].map((letter, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
    <span key={i} style={letter === other[i] ? {} : { color }}>
      {letter}
    </span>
  ));
}

/** Pairs of paper strips on red, one above the other; what differs shows the ground through, the most urgent on top. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={accent}>
      <Words x={56} y={48} size={64} color={paper} head={client}>
        {say(0)}
      </Words>
      <Field x={912} y={56} width={312} height={72} ground={ground} color={paper} size={30} weight={700}>
        {say(9)}
      </Field>
      {pairs.map(({ y, names, values, days }, i) => {
        const [first, second] = [say(values[0]), say(values[1])];
        return (
          <div key={y}>
            {[first, second].map((value, line) => (
              <At key={value} x={56 + line * 20} y={y + line * 100} width={848} height={104}>
                <Drawing width={848} height={104}>
                  <path
                    d={`M0 0H836l12 13l-12 13l12 13l-12 13l12 13l-12 13l12 13l-12 13H0Z`}
                    fill={line === 0 ? paper : "#e8e1cb"}
                  />
                </Drawing>
                <Words x={28} y={36} size={28} weight={500} color={ground}>
                  {say(names[line] ?? 0)}
                </Words>
                <Typed x={248} y={16} size={60} weight={800} color={ink}>
                  {marked(value, line === 0 ? second : first, accent)}
                </Typed>
              </At>
            ))}
            <Words x={952} y={y + 16} size={i === 0 ? 128 : 88} color={paper} head={client} leading={1}>
              {say(days).split(" ")[0]}
            </Words>
            <Words x={952} y={y + (i === 0 ? 140 : 112)} size={36} weight={600} color={paper}>
              {say(days).split(" ")[1]} {say(17)}
            </Words>
            <Block x={56} y={y + 236} width={1168} height={4} color="#9c2415" />
          </div>
        );
      })}
    </Board>
  );
};
