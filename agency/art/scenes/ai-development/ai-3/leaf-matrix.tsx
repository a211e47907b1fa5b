import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Words } from "../parts.tsx";

/** Four kinds of leaf as a matrix; the tone of a cell is its share of the row. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const values = numbers(picture, [1]);
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={16} size={44} head={client} color={paper}>
        {say(0)}
      </Words>
      <Words x={560} y={76} size={34} weight={600} align="center" color={second}>
        {say(6)}
      </Words>
      <Words x={40} y={150} size={36} weight={600} color={second}>
        {say(5)}
      </Words>
      {[1, 2, 3, 4].map((index, i) => (
        <div key={index}>
          {say(index)
            .split(" ")
            .map((part, line, parts) => (
              <Words
                key={part}
                x={320 + i * 164}
                y={154 - (parts.length - 1 - line) * 32}
                size={33}
                weight={600}
                align="center"
                color={paper}
              >
                {`${part} `}
              </Words>
            ))}
          <Words x={224} y={250 + i * 164} size={33} weight={700} align="right" color={paper}>
            {say(index)}
          </Words>
        </div>
      ))}
      <Matrix
        x={240}
        y={200}
        cell={160}
        gap={4}
        values={values}
        label={(i) => `${values[i] ?? ""}`}
        empty={ground}
        right={second}
        wrong={ground}
        inks={[ink, paper]}
        size={60}
        weight={900}
        draw={({ share, right }, size) => (
          <Block
            x={0}
            y={0}
            width={size}
            height={size}
            color={
              right
                ? mix(ground, second, 0.45 + share * 0.55)
                : mix("#0d5f44", accent, Math.min(1, share * 9))
            }
          />
        )}
      />
      {[7, 8, 9].map((index, i) => {
        const [, name = "", figure = ""] = /^(.*) ([\d.]+%)$/.exec(say(index)) ?? [];
        return (
          <div key={name}>
            <Block x={936} y={200 + i * 224} width={296} height={4} color={i === 0 ? second : accent} />
            <Words x={936} y={216 + i * 224} size={36} weight={600} color={paper}>
              {name}
            </Words>
            <Words
              x={932}
              y={252 + i * 224}
              size={84}
              leading={1.15}
              color={i === 0 ? second : paper}
              head={client}
              style={{ letterSpacing: "-.05em" }}
            >
              {figure}
            </Words>
          </div>
        );
      })}
    </Board>
  );
};
