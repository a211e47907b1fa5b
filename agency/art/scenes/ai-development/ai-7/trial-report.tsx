import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";

/** Beads per column of a bell curve, from −2.5 to 2.5 standard deviations in 21 columns. */
const bell = Array.from({ length: 21 }, (_, i) => Math.round(13 * Math.exp(-(((i - 10) / 4) ** 2) / 2)));
const column = 42;
/** 0.21 standard deviations in columns: four columns are one standard deviation. */
const shift = 0.21 * 4 * column;

/** Two bells of beads, the working schools a fifth of a deviation further on, and the interval below. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, accent, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [low = 0, middle = 0, high = 0] = numbers(picture, [0.1, 0.2, 0.3]);
  const at = (value: number) => 520 + (value - 0.21) * 2600;
  return (
    <Board client={client} ground={accent} plain>
      <Sheet x={88} y={32} width={1104} height={896} color={paper} shadow={20}>
        <Words x={48} y={32} size={52} head={client} color={ink}>
          {say(0)}
        </Words>
        <Drawing width={1104} height={896}>
          {[
            { by: 0, size: 13, color: "#c9bcd1" },
            { by: shift, size: 8, color: ground },
          ].map(({ by, size, color }) =>
            bell.map((count, i) => {
              const x = 86 + i * column + by;
              return Array.from({ length: count }, (_, k) => 544 - k * 28).map((y) => (
                <circle key={`${x},${y}`} cx={x} cy={y} r={size} fill={color} />
              ));
            }),
          )}
          <path d="M48 564H1056" stroke={ink} strokeWidth={5} />
          <Stroke
            d={`M${86 + 10 * column} 572V604M${86 + 10 * column + shift} 572V604`}
            color={accent}
            width={8}
          />
          <Stroke d={`M${at(low)} 756H${at(high)}`} color={ink} width={12} />
          <Stroke d={`M${at(low)} 730v52M${at(high)} 730v52`} color={ink} width={12} />
          <circle cx={at(middle)} cy={756} r={26} fill={accent} />
          <path d="M48 820H1056" stroke={ink} strokeWidth={3} />
        </Drawing>
        <Block x={48} y={116} width={28} height={28} color="#b9a9c2" />
        <Words x={92} y={110} size={32} weight={600} color={ink}>
          {say(1)}
        </Words>
        <Block x={712} y={116} width={28} height={28} color={ground} />
        <Words x={756} y={110} size={32} weight={600} color={ink}>
          {say(2)}
        </Words>
        <Words x={at(middle)} y={610} size={104} leading={1} align="center" head={client} color={ink}>
          {say(3)}
        </Words>
        <Words x={at(low) - 24} y={732} size={40} weight={800} align="right" color={ink}>
          {say(4)}
        </Words>
        <Words x={at(high) + 24} y={732} size={40} weight={800} color={ink}>
          {say(5)}
        </Words>
        <Words x={48} y={832} size={34} weight={600} color={ink}>
          {say(6)}
        </Words>
        <Block x={0} y={0} width={1104} height={12} color={main} />
      </Sheet>
    </Board>
  );
};
