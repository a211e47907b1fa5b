import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Stroke, Words } from "../parts.tsx";

/** Late slots: recall stands at the end of its row, precision at the foot of its column; wrong cells in orange. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [precision = "", precisely = ""] = say(10).split(" ");
  const [recall = "", recalled = ""] = say(11).split(" ");
  return (
    <Board client={client} ground={ground}>
      <Words x={56} y={36} size={48} head={client} color={paper}>
        {say(0)}
      </Words>
      <Words x={56} y={104} size={28} color="#b8bdb9">
        {say(1)}
      </Words>
      {[2, 3].map((index, i) => (
        <Words key={index} x={332 + i * 264} y={172} size={28} align="center" weight={600} color={paper}>
          {say(index)}
        </Words>
      ))}
      {[4, 5].map((index, i) => (
        <Words
          key={index}
          x={184}
          y={306 + i * 264}
          size={28}
          align="right"
          weight={600}
          color={paper}
          width={130}
        >
          {say(index)}
        </Words>
      ))}
      <Matrix
        x={204}
        y={216}
        cell={256}
        gap={8}
        values={numbers(picture, [1])}
        label={(i) => say(6 + i)}
        empty="#2a2410"
        right={main}
        wrong={accent}
        boost={12}
        inks={[ink, paper]}
        size={68}
      />
      <Drawing width={1280} height={960}>
        <Stroke d="M736 216H752V472H736M752 344H776" color={paper} width={6} join="miter" />
        <Stroke d="M204 744V760H460V744M332 760V784" color={main} width={6} join="miter" />
      </Drawing>
      <Words x={796} y={222} size={44} weight={600} color={paper}>
        {recall}
      </Words>
      <Words x={788} y={276} size={176} weight={850} leading={1} stretch={76} color={paper}>
        {recalled}
      </Words>
      <Words x={204} y={812} size={44} weight={600} color={main}>
        {precision}
      </Words>
      <Words x={436} y={776} size={136} weight={850} leading={1} stretch={76} color={main}>
        {precisely}
      </Words>
      <Block x={0} y={944} width={1280} height={16} color={main} />
    </Board>
  );
};
