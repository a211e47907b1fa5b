import { Woven } from "../../kit/cloth.tsx";
import type { Draw } from "../../kit/contract.ts";
import { Stage } from "../../kit/stage.tsx";
import { portrait } from "../../lit/head/portrait.ts";
import { modulo } from "../../weave/drafts.ts";
import { rgb, strands } from "../../weave/strands.ts";
import { people } from "./people.ts";

const CELLS = 184;
const LIMITS = { dark: 0.055, light: 0.94 };

/** A head and shoulders woven in two yarns by shaded satin, as a Jacquard mill would. */
export const draw: Draw = (_brief, picture) => {
  const sitter = people[picture.file];
  if (!sitter) throw new RangeError(`nobody is described as '${picture.file}'`);
  const { tone, head } = portrait(sitter, CELLS, 2);
  const raised = (x: number, y: number): boolean => {
    const at = Math.max(0, Math.min(CELLS - 1, y)) * CELLS + Math.max(0, Math.min(CELLS - 1, x));
    if (!head[at]) return sitter.darkGround === true;
    const dark = 1 - (tone[at] ?? 0);
    const level = dark < LIMITS.dark ? 0 : dark > LIMITS.light ? 8 : Math.max(0.6, Math.min(7.4, 8 * dark));
    return modulo(y - 3 * x, 8) < Math.round(level);
  };
  const [warp, weft] = [rgb(sitter.warp), rgb(sitter.weft)];
  const pixels = strands({
    columns: CELLS,
    rows: CELLS,
    cell: 7,
    raised,
    warp: () => warp,
    weft: () => weft,
    relief: 0.28,
    abrash: 0.05,
  });
  return (
    <Stage ground={sitter.darkGround ? sitter.warp : sitter.weft} width={640} height={640}>
      <Woven x={0} y={0} width={640} height={640} pixels={pixels} style={{ imageRendering: "auto" }} />
    </Stage>
  );
};
