import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { MonsoonPoster, SHEET } from "../prints.tsx";

/** The sheet itself, edge to edge. */
export const draw: Draw = (_brief, { words, data }) => (
  <Stage ground="#F4B400" {...SHEET}>
    <MonsoonPoster words={words} rain={data} />
  </Stage>
);
