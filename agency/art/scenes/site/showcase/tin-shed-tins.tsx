import type { Draw } from "../../../kit/contract.ts";
import { Block, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { type Food, Tin } from "../../graphic-design/gd-3/tin.tsx";
import { Say } from "../../graphic-design/say.tsx";

/** Where the tins stand, and where the beeswax stands on the honey's lid. */
const FOOT = 1164;
const LID = FOOT - 555 + 28;

const tins: readonly {
  food: Food;
  x: number;
  foot: number;
  width: number;
  height: number;
  words: number;
}[] = [
  { food: "honey", x: 40, foot: FOOT, width: 320, height: 555, words: 0 },
  { food: "wax", x: 40, foot: LID, width: 320, height: 333, words: 2 },
  { food: "salt", x: 392, foot: FOOT, width: 264, height: 623, words: 4 },
  { food: "kewra", x: 688, foot: FOOT, width: 232, height: 747, words: 6 },
];

/** The four tins on the shed's shelf, beeswax on honey, as they stand in the case study. */
export const draw: Draw = (brief, picture) => (
  <Stage ground="#0b5e41" width={960} height={1280}>
    <Block x={0} y={1104} width={960} height={120} color="#084630" />
    <Block x={0} y={1224} width={960} height={28} color="#f4e9d3" />
    <Block x={0} y={1252} width={960} height={28} color="#06331f" />
    <Say
      x={400}
      y={80}
      size={76}
      family="Roboto Slab"
      weight={800}
      color={brief.palette.accent}
      leading={1.1}
      width={520}
      tracking={0.02}
    >
      {word(picture, 8)}
    </Say>
    {tins.map(({ food, x, foot, width, height, words }) => (
      <Tin
        key={food}
        food={food}
        x={x}
        y={foot - height}
        width={width}
        height={height}
        lines={[word(picture, words), word(picture, words + 1)]}
        cell={food === "honey" ? 10 : 8}
        {...(foot === FOOT ? { shadow: "#042a1c" } : {})}
      />
    ))}
  </Stage>
);
