import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** Sentences of an answer tied to lines of the manual; the one without a source is struck out. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const finds = numbers(picture, [0.8, 0.8, 0.7]);
  const lines = Array.from({ length: 10 }, (_, i) => 96 + i * 40);
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={32} size={72} head={client} color={ink}>
        {say(0)}
      </Words>
      <Sheet x={728} y={140} width={504} height={524} color={paper} shadow={12}>
        <Words x={32} y={24} size={34} weight={800} color={ink}>
          {say(1)}
        </Words>
        {lines.map((y, i) => (
          <Block
            key={y}
            x={24}
            y={y - 8}
            width={i === 2 || i === 6 ? 456 : 380 + ((i * 37) % 60)}
            height={i === 2 || i === 6 ? 34 : 14}
            color={i === 2 || i === 6 ? second : "#e3d8c8"}
          />
        ))}
        <Block x={40} y={178} width={400} height={14} color={ink} />
        <Block x={40} y={338} width={420} height={14} color={ink} />
      </Sheet>
      {[0, 1, 2].map((i) => (
        <At
          key={i}
          x={48}
          y={152 + i * 176}
          width={496}
          height={144}
          style={{
            background: i === 2 ? "#f3dccb" : paper,
            borderLeft: `16px solid ${i === 2 ? "#bfae9b" : main}`,
          }}
        >
          {[392, 424, 240].map((width, k) => (
            <Block
              key={width}
              x={28}
              y={28 + k * 34}
              width={width - i * 24}
              height={16}
              color={i === 2 ? "#c9b9a6" : ink}
            />
          ))}
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <Stroke d="M544 224H620L684 327H752" color={main} width={10} />
        <Stroke d="M544 400H640L712 487H752" color={main} width={10} />
        <Stroke d="M40 600L552 548" color={main} width={14} />
      </Drawing>
      <Field x={208} y={604} width={340} height={64} ground={ink} color={ground} size={34} weight={700}>
        {say(6)}
      </Field>
      {[0, 1].map((i) => (
        <div key={i}>
          <Words x={48} y={720 + i * 96} size={32} weight={700} color={ink}>
            {i === 0 ? say(1) : say(2)}
          </Words>
          <Block x={456} y={716 + i * 96} width={640} height={56} color="#f3dccb" />
          <Block
            x={456}
            y={716 + i * 96}
            width={(finds[i] ?? 0) * 640}
            height={56}
            color={i === 0 ? main : second}
          />
          <Words x={1232} y={708 + i * 96} size={64} align="right" head={client} color={ink}>
            {say(3 + i)}
          </Words>
        </div>
      ))}
      <Block x={456 + (finds[2] ?? 0) * 640 - 4} y={692} width={8} height={200} color={accent} />
      <Words x={456 + (finds[2] ?? 0) * 640} y={896} size={32} weight={700} align="center" color={accent}>
        {say(5)}
      </Words>
    </Board>
  );
};
