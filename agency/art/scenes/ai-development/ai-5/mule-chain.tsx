import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** A chain of accounts from a victim towards a cash point, cut at its second link. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const others = Array.from({ length: 80 }, (_, i) => ({
    x: 80 + (i % 10) * 124,
    y: 176 + Math.floor(i / 10) * 100,
    on: random() > 0.4,
  })).filter(({ on }) => on);
  const chain = [
    [204, 276],
    [452, 476],
    [700, 376],
    [948, 576],
    [1072, 776],
  ] as const;
  const links = others.slice(0, -3).filter((_, i) => i % 2 === 0);
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        {links.map(({ x, y }, i) => {
          const to = others[(i * 2 + 3) % others.length] ?? { x, y };
          return (
            <Stroke
              key={`${x},${y}`}
              d={`M${x} ${y}H${to.x}V${to.y}`}
              color="#1f3a72"
              width={4}
              join="miter"
            />
          );
        })}
        {others.map(({ x, y }) => (
          <rect key={`${x},${y}`} x={x - 12} y={y - 12} width={24} height={24} fill="#2f5aa8" />
        ))}
        <Stroke d="M204 276H452V476" color={accent} width={20} join="miter" />
        <Stroke d="M452 476H556" color={accent} width={20} />
        <Stroke d="M596 476H700V376" color="#7d8fb8" width={8} dash="16 12" join="miter" />
        <Stroke d="M700 376H948V576M948 576H1072V776" color="#7d8fb8" width={8} dash="16 12" join="miter" />
        {chain.map(([x, y], i) => (
          <g key={x}>
            <rect
              x={x - 40}
              y={y - 40}
              width={80}
              height={80}
              fill={i < 2 ? paper : ground}
              stroke={i < 2 ? accent : "#7d8fb8"}
              strokeWidth={10}
            />
            {i === 4 && <path d={`M${x - 20} ${y - 14}h40v28h-40z`} fill={second} />}
          </g>
        ))}
        <path d="M564 420l32 112" stroke={second} strokeWidth={14} />
        <path d="M580 476V620" stroke={second} strokeWidth={6} />
      </Drawing>
      <Field x={104} y={160} width={200} height={68} ground={paper} color={ink} size={38} weight={800}>
        {say(0)}
      </Field>
      <Words
        x={484}
        y={196}
        size={76}
        weight={800}
        color={accent}
        style={{ background: ground, padding: "0 12px" }}
      >
        {say(1)}
      </Words>
      <Words
        x={128}
        y={520}
        size={56}
        weight={800}
        color={accent}
        style={{ background: ground, padding: "0 12px" }}
      >
        {say(2)}
      </Words>
      <Field x={480} y={612} width={280} height={84} ground={second} color={ink} size={44} weight={800}>
        {say(3)}
      </Field>
      <Field x={952} y={840} width={264} height={64} ground={ground} line="#7d8fb8" color={paper} size={34}>
        {say(4)}
      </Field>
      <Block x={0} y={0} width={1280} height={112} color={main} />
      <Words x={48} y={26} size={48} head={client} color={ink}>
        {say(5)}
      </Words>
    </Board>
  );
};
