import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { NumeralsPoster, SHEET, squaresOf } from "../prints.tsx";

/** The year, two figures above two, counted square by square. */
export const draw: Draw = async (_brief, { words }, { pixels }) => {
  const squares: [number, number][][] = [];
  for (const figure of words) squares.push(await squaresOf(figure, pixels));
  return (
    <Stage ground="#C42E14" {...SHEET}>
      <NumeralsPoster words={words} squares={squares} />
    </Stage>
  );
};
