import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** Squares of a hundred alerts each, piled from the base line in columns of `high`. */
function pile(count: number, high: number, x: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + Math.floor(i / high) * 24,
    y: 736 - (i % high) * 24,
  }));
}

/** A week of alerts before and after on one base line, the true ones in red. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [old = 1, oldTrue = 1, now = 1, nowTrue = 1] = numbers(picture, [1, 1, 1, 1]);
  const before = pile(Math.round(old / 100), 22, 64);
  const after = pile(Math.round(now / 100), 10, 832);
  const paint = (i: number, alerts: number) => (i < Math.round(alerts / 100) ? accent : undefined);
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960} crisp>
        {before.map(({ x, y }, i) => (
          <rect key={`${x},${y}`} x={x} y={y} width={20} height={20} fill={paint(i, oldTrue) ?? "#5674b5"} />
        ))}
        {after.map(({ x, y }, i) => (
          <rect key={`${x},${y}`} x={x} y={y} width={20} height={20} fill={paint(i, nowTrue) ?? second} />
        ))}
      </Drawing>
      <Block x={48} y={764} width={1184} height={6} color={paper} />
      <Words x={64} y={36} size={44} head={client} color={paper}>
        {say(0)}
      </Words>
      <Words x={832} y={36} size={44} head={client} color={second}>
        {say(3)}
      </Words>
      <Words x={64} y={92} size={44} weight={600} color={paper} style={{ letterSpacing: "-.04em" }}>
        {say(1)}
      </Words>
      <Words x={832} y={92} size={44} weight={600} color={second} style={{ letterSpacing: "-.04em" }}>
        {say(4)}
      </Words>
      {[2, 5].map((index, i) => {
        const [figure = "", rest = ""] = say(index).split(" ");
        return (
          <Words
            key={index}
            x={i === 0 ? 64 : 824}
            y={784}
            size={36}
            weight={700}
            color={accent}
            align="left"
          >
            <span style={{ fontSize: 104, fontWeight: 800, letterSpacing: "-.06em" }}>{figure}</span> {rest}
          </Words>
        );
      })}
      <Block x={0} y={944} width={1280} height={16} color={main} />
    </Board>
  );
};
