import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Stroke, Words } from "../parts.tsx";

const cell = 120;

/** Five intents by five: a strong diagonal, the largest confusion ringed, totals at the end of each row. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const values = numbers(picture, [1]);
  const total = (row: number) => values.slice(row * 5, row * 5 + 5).reduce((sum, one) => sum + one, 0);
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={32} size={64} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={48} y={172} size={28} weight={600} color={accent}>
        {say(6)}
      </Words>
      <Words x={232} y={124} size={28} weight={600} color={accent}>
        {say(7)}
      </Words>
      {[0, 1, 2, 3, 4].map((i) => (
        <div key={i}>
          <Words x={292 + i * 124} y={172} size={28} weight={700} align="center" color={ink}>
            {say(1 + i)}
          </Words>
          <Words x={208} y={256 + i * 124} size={32} weight={700} align="right" color={ink}>
            {say(1 + i)}
          </Words>
          <Words x={868} y={250 + i * 124} size={40} weight={400} align="left" color={ink}>
            {total(i)}
          </Words>
        </div>
      ))}
      <Matrix
        x={232}
        y={216}
        cell={cell}
        gap={4}
        values={values}
        label={(i) => `${values[i] ?? ""}`}
        empty={paper}
        right={main}
        wrong="#f6b042"
        boost={14}
        inks={[ink, paper]}
        size={44}
        weight={800}
      />
      <Drawing width={1280} height={960}>
        <path d="M472 208h136v136h-136z" fill="none" stroke={accent} strokeWidth={12} />
        <Stroke d="M596 208V140H1064V380" color={accent} width={8} join="miter" />
      </Drawing>
      <Words x={1032} y={392} size={44} width={208} leading={1.08} weight={800} color={accent}>
        {say(9)}
      </Words>
      {[say(8)].map((line) => {
        const [name = "", figure = ""] = line.split(" ");
        return (
          <Words key={name} x={1232} y={672} size={36} weight={700} align="right" color={ink} leading={1}>
            {name}{" "}
            <span
              style={{
                display: "block",
                fontSize: 112,
                fontWeight: 900,
                fontStretch: "62%",
                color: main,
                marginTop: 12,
              }}
            >
              {figure}
            </span>
          </Words>
        );
      })}
    </Board>
  );
};
