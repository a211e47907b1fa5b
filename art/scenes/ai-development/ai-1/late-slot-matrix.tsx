import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Words } from "../parts.tsx";

/** Late slots, what happened by what was predicted, with the two wrong cells in orange. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [precision = "", recall = ""] = [say(10), say(11)];
  return (
    <Board client={client} ground={ground}>
      <Words x={56} y={44} size={48} head={client} color={paper}>
        {say(0)}
      </Words>
      <Words x={56} y={112} size={28} color="#b8bdb9">
        {say(1)}
      </Words>
      <Words x={352} y={196} size={26} align="center" weight={600} color={paper}>
        {say(2)}
      </Words>
      <Words x={664} y={196} size={26} align="center" weight={600} color={paper}>
        {say(3)}
      </Words>
      <Words x={184} y={360} size={26} align="right" weight={600} color={paper} width={120}>
        {say(4)}
      </Words>
      <Words x={184} y={668} size={26} align="right" weight={600} color={paper} width={120}>
        {say(5)}
      </Words>
      <Matrix
        x={204}
        y={240}
        cell={304}
        gap={8}
        values={numbers(picture, [1])}
        label={(i) => say(6 + i)}
        empty="#2a2410"
        right={main}
        wrong={accent}
        boost={12}
        inks={[ink, paper]}
        size={72}
      />
      {[precision, recall].map((line, i) => {
        const [name = "", figure = ""] = line.split(" ");
        return (
          <div key={name}>
            <Block x={868} y={240 + i * 312} width={356} height={4} color={i === 0 ? main : paper} />
            <Words x={868} y={260 + i * 312} size={34} weight={600} color={paper}>
              {name}
            </Words>
            <Words
              x={864}
              y={308 + i * 312}
              size={128}
              weight={850}
              leading={1}
              stretch={76}
              color={i === 0 ? main : paper}
            >
              {figure}
            </Words>
          </div>
        );
      })}
    </Board>
  );
};
