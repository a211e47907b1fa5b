import type { Draw } from "../../../kit/contract.ts";
import { Block, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { type Food, Tin } from "./tin.tsx";

const foot = 832;
const tins: readonly { food: Food; x: number; width: number; height: number; words: number }[] = [
  { food: "honey", x: 64, width: 300, height: 520, words: 0 },
  { food: "wax", x: 392, width: 300, height: 312, words: 2 },
  { food: "salt", x: 720, width: 248, height: 584, words: 4 },
  { food: "kewra", x: 996, width: 220, height: 700, words: 6 },
];

/** Four tins in a row on leaf green, each in its own weave, their names as stacked capitals. */
export const draw: Draw = (brief, picture) => {
  const { ground, main, paper } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={ground}>
      <Block x={0} y={776} width={1280} height={184} color="#084630" />
      <Say
        x={72}
        y={96}
        size={42}
        family="Roboto Slab"
        weight={800}
        color={main}
        leading={1.1}
        width={420}
        tracking={0.02}
      >
        {say(8)}
      </Say>
      <Say x={72} y={880} size={32} family="Roboto Slab" weight={700} color={paper}>
        {say(9)}
      </Say>
      {tins.map(({ food, x, width, height, words }) => (
        <Tin
          key={food}
          food={food}
          x={x}
          y={foot - height}
          width={width}
          height={height}
          lines={[say(words), say(words + 1)]}
          cell={food === "honey" ? 10 : 8}
          shadow="#042a1c"
        />
      ))}
    </Stage>
  );
};
