import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Words } from "../parts.tsx";

/** Eight weeks in shadow on pink paper: the missed films have the heaviest line of all. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={second}>
      <Words x={56} y={32} size={72} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={56} y={124} size={32} color={ink}>
        {say(1)}
      </Words>
      <Words x={364} y={196} size={30} weight={600} align="center" color={ink}>
        {say(2)}
      </Words>
      <Words x={676} y={196} size={30} weight={600} align="center" color={ink}>
        {say(3)}
      </Words>
      <Words x={120} y={372} size={30} weight={600} align="center" width={150} color={ink}>
        {say(4)}
      </Words>
      <Words x={120} y={692} size={30} weight={600} align="center" width={150} color={ink}>
        {say(5)}
      </Words>
      <Matrix
        x={212}
        y={244}
        cell={304}
        gap={8}
        values={numbers(picture, [1])}
        label={(i) => say(6 + i)}
        empty={paper}
        right={main}
        wrong={accent}
        boost={3}
        inks={[ink, "#ffffff"]}
        size={72}
        weight={600}
      />
      <div
        style={{
          position: "absolute",
          left: 516,
          top: 236,
          width: 320,
          height: 320,
          border: `16px solid ${ink}`,
        }}
      />
      {[say(10), say(11)].map((line, i) => {
        const [name = "", figure = ""] = line.split(" ");
        return (
          <div key={name}>
            <Block x={884} y={244 + i * 312} width={340} height={6} color={ink} />
            <Words x={884} y={264 + i * 312} size={36} color={ink}>
              {name}
            </Words>
            <Words
              x={880}
              y={312 + i * 312}
              size={108}
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
