import { yarn } from "../../../clients/ai-1.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { type Bend, scrawl, thread } from "../threads.ts";

const trips: readonly (readonly [number, readonly Bend[]])[] = [
  [
    96,
    [
      [760, 200],
      [1010, 96],
    ],
  ],
  [160, [[860, 320]]],
  [
    264,
    [
      [720, 160],
      [900, 264],
    ],
  ],
  [344, [[930, 440]]],
  [
    440,
    [
      [740, 344],
      [1040, 200],
    ],
  ],
  [
    520,
    [
      [800, 480],
      [1060, 520],
    ],
  ],
];

/** The same six trips on a whiteboard that was wiped and crossed out, and as threads. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const pens = ["#22345f", "#b3261e", "#1d6b4a", "#22345f"];
  return (
    <Board client={client} ground={ground}>
      <Block x={0} y={0} width={640} height={960} color="#c8cdc9" />
      <Block x={32} y={32} width={576} height={584} color="#8d9497" />
      <Block x={44} y={44} width={552} height={560} color="#fbfcfa" />
      <Drawing width={640} height={640}>
        <path d="M70 300l180-60 90 60-200 70zM330 470l190-70 40 80-180 50z" fill="#e4e8e6" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <g key={row}>
            <Stroke
              d={scrawl(random, 68, 112 + row * 88, 110 + random() * 60, 22)}
              color={pens[row % 4] ?? ink}
              width={5}
              cap="round"
            />
            <Stroke
              d={`M${250 + random() * 30} ${100 + row * 88}C${320 + random() * 60} ${40 + random() * 160 + row * 60} ${400 + random() * 80} ${120 + random() * 400} ${500 + random() * 60} ${110 + ((row * 5) % 6) * 82}`}
              color={pens[(row + 1) % 4] ?? ink}
              width={6}
              cap="round"
            />
          </g>
        ))}
        {[
          [300, 130],
          [390, 300],
          [470, 420],
          [330, 500],
          [500, 180],
        ].map(([x = 0, y = 0]) => (
          <Stroke
            key={x}
            d={`M${x - 34} ${y - 30}l72 60M${x + 36} ${y - 34}l-70 66`}
            color="#b3261e"
            width={9}
            cap="round"
          />
        ))}
        {[
          [96, 180, main],
          [210, 352, second],
          [220, 86, accent],
          [540, 540, main],
          [470, 96, ink],
        ].map(([x, y, fill]) => (
          <rect key={`${x}`} x={Number(x)} y={Number(y)} width={40} height={40} fill={`${fill}`} />
        ))}
      </Drawing>
      <Drawing width={1280} height={640}>
        {trips.map(([level, bends], i) => {
          const d = thread(0, [640, level], bends, 1280);
          return (
            <g key={level}>
              <Stroke d={d} color={ground} width={32} join="miter" />
              <Stroke d={d} color={yarn(i)} width={18} join="miter" />
            </g>
          );
        })}
      </Drawing>
      <Words x={44} y={648} size={36} weight={700} color={ink}>
        {say(0)}
      </Words>
      <Words x={36} y={680} size={216} weight={850} leading={1} stretch={84} color={ink}>
        {say(1)}
      </Words>
      <Words x={684} y={648} size={36} weight={700} color={paper}>
        {say(2)}
      </Words>
      <Words x={676} y={680} size={216} weight={850} leading={1} stretch={84} color={main}>
        {say(3)}
      </Words>
      <Words x={44} y={896} size={30} weight={600} color={ink}>
        {say(4)}
      </Words>
      <Words x={1236} y={880} size={48} weight={850} align="right" color={paper}>
        {say(5)}
      </Words>
    </Board>
  );
};
