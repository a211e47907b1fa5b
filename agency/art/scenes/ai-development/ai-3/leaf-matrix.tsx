import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Words } from "../parts.tsx";
import { toneCloth } from "./fields.ts";

/** Four kinds of leaf as a woven matrix; the tone of a cell is its share of the row. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const values = numbers(picture, [1]);
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={36} size={44} head={client} color={paper}>
        {say(0)}
      </Words>
      <Words x={548} y={112} size={28} weight={600} align="center" color={second}>
        {say(6)}
      </Words>
      <Words x={48} y={150} size={28} weight={600} color={second}>
        {say(5)}
      </Words>
      {[1, 2, 3, 4].map((index, i) => (
        <div key={index}>
          <Words x={320 + i * 164} y={154} size={24} weight={600} align="center" color={paper}>
            {say(index)}
          </Words>
          <Words x={224} y={264 + i * 164} size={28} weight={700} align="right" color={paper}>
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
        right={ground}
        wrong={ground}
        inks={[ink, ink]}
        size={44}
        weight={900}
        draw={({ share, right }, size) => (
          <>
            <Woven
              x={0}
              y={0}
              width={size}
              height={size}
              pixels={toneCloth(
                20,
                8,
                Math.min(1, right ? share : share * 4),
                "#0c3f2e",
                right ? second : accent,
              )}
            />
            <div
              style={{
                position: "absolute",
                left: 32,
                top: 48,
                width: 96,
                height: 64,
                background: right ? second : paper,
              }}
            />
          </>
        )}
      />
      {[7, 8, 9].map((index, i) => {
        const [, name = "", figure = ""] = /^(.*) ([\d.]+%)$/.exec(say(index)) ?? [];
        return (
          <div key={name}>
            <Block x={936} y={200 + i * 224} width={296} height={4} color={i === 0 ? second : accent} />
            <Words x={936} y={216 + i * 224} size={30} weight={600} color={paper}>
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
