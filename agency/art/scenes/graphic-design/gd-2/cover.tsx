import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";
import { weaveDrawing } from "../../../kit/woven.ts";
import { Drawn } from "../say.tsx";
import { figurePath } from "./squares.ts";

const [columns, rows] = [64, 80];
const [cream, turmeric, madder] = ["#f4e9d3", "#f4b400", "#a3220d"];

/** The four figures of the year woven two by two, cream above and turmeric below, on madder lozenges. */
export const draw: Draw = async (brief, picture, { pixels }) => {
  const places: [string, number, number, string][] = [
    ["১", 4, 2, cream],
    ["৪", 36, 2, cream],
    ["৩", 4, 42, turmeric],
    ["২", 36, 42, turmeric],
  ];
  const drawing = await pixels(
    <Drawing width={columns} height={rows} crisp>
      <rect width={columns} height={rows} fill={madder} />
      {places.map(([figure, x, y, color]) => (
        <path key={figure} d={figurePath(figure, 1)} transform={`translate(${x} ${y})`} fill={color} />
      ))}
    </Drawing>,
    columns,
    rows,
  );
  const cloth = weaveDrawing(drawing, {
    draft: "point",
    warp: "#8c1c0a",
    weft: "#b9301a",
    drawing: [madder, cream, turmeric],
    cell: 24,
    relief: 0.36,
    abrash: 0.05,
  });
  return (
    <Stage ground={brief.palette.ground}>
      <Woven x={0} y={0} width={1280} height={960} pixels={cloth} style={{ imageRendering: "auto" }} />
      {wordsFrom(picture, 0).map((words) => (
        <Drawn key={words}>{words}</Drawn>
      ))}
    </Stage>
  );
};
