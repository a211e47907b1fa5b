import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** Which of the sixteen answers were right. */
const right = new Set([2, 4, 7, 8, 10, 12, 13, 14, 15]);

/** The probability that a skill is known, answer by answer, until it passes mastery. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const values = numbers(picture, [0.2]);
  const plot = plotOf([96, 200, 1088, 540], values.length, [0, 1.04]);
  return (
    <Board client={client} ground={second} plain>
      <Words x={48} y={28} size={64} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={48} y={108} size={34} weight={600} color={ink}>
        {say(1)}
      </Words>
      <Drawing width={1280} height={960}>
        <path d={`${plot.path(values, true)}V740H96Z`} fill={ground} />
        <Stroke d={`M48 ${plot.y(0.95)}H1232`} color={accent} width={8} dash="24 14" />
        <Stroke d={plot.path(values, true)} color={ink} width={10} join="miter" />
        {values.map((value, i) => (
          <rect
            key={plot.x(i)}
            x={plot.x(i) - 14}
            y={plot.y(value) - 14}
            width={28}
            height={28}
            rx={12}
            fill={right.has(i) ? main : accent}
            stroke={ink}
            strokeWidth={4}
          />
        ))}
        <path d="M48 742H1232" stroke={ink} strokeWidth={6} />
      </Drawing>
      {values.map((_, i) => (
        <Glyph
          key={plot.x(i)}
          name={right.has(i) ? "check" : "cross"}
          size={42}
          color={right.has(i) ? ink : "#b8341a"}
          x={plot.x(i) - 21}
          y={760}
        />
      ))}
      <Words x={48} y={824} size={32} weight={700} color={ink}>
        {say(3)}
      </Words>
      <Words x={1232} y={824} size={32} weight={700} align="right" color={ink}>
        {say(4)}
      </Words>
      <Words x={48} y={plot.y(0.95) + 12} size={38} weight={800} color="#9c2a12">
        {say(2)}
      </Words>
      <At x={400} y={836} width={480} height={100} style={{ background: ink }}>
        {[5, 6, 7, 8].map((index, i) => {
          const [name = "", figure = ""] = say(index).split(" ");
          return (
            <Words key={name} x={20 + i * 116} y={10} size={24} weight={600} color={paper}>
              {name}{" "}
              <span style={{ display: "block", fontSize: 42, fontWeight: 800, color: main }}>{figure}</span>
            </Words>
          );
        })}
      </At>
      <Block x={0} y={0} width={1280} height={12} color={ground} />
    </Board>
  );
};
