import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

const gone = [
  { index: 2, x: 0, y: 0, width: 744, height: 432, size: 104 },
  { index: 3, x: 752, y: 0, width: 528, height: 300, size: 72 },
  { index: 4, x: 0, y: 440, width: 400, height: 304, size: 68 },
] as const;
const kept = [
  { index: 0, x: 408, y: 440, width: 480, height: 248 },
  { index: 1, x: 896, y: 308, width: 384, height: 380 },
  { index: 5, x: 408, y: 696, width: 480, height: 264 },
] as const;
const small = [
  [752, 308, 136, 124],
  [0, 752, 196, 100],
  [204, 752, 196, 100],
  [0, 860, 128, 100],
  [136, 860, 128, 100],
  [272, 860, 128, 100],
] as const;

/** Search terms as windows as large as they are searched: the dropped ones dark, the bought ones lit. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board ground={paper} ink={ink}>
      {gone.map(({ index, x, y, width, height, size }) => (
        <At key={index} x={x} y={y} width={width} height={height} style={{ background: ink }}>
          <Say x={48} y={44} size={size} weight={900} color="#8f86d6" width={width - 72} leading={1}>
            {say(index)}
          </Say>
          <Glyph name="cross" size={70} color="#8f86d6" x={width - 110} y={height - 110} />
        </At>
      ))}
      {small.map(([x, y, width, height]) => (
        <At key={`${x},${y}`} x={x} y={y} width={width} height={height} style={{ background: ink }}>
          <Glyph name="cross" size={35} color="#5d57a0" x={width / 2 - 17} y={height / 2 - 17} />
        </At>
      ))}
      {kept.map(({ index, x, y, width, height }) => {
        const [term = "", price = ""] = say(index).split(", ");
        return (
          <At key={index} x={x} y={y} width={width} height={height} style={{ background: accent }}>
            <Say x={32} y={28} size={38} weight={800} width={width - 60} leading={1.05}>
              {term},{" "}
            </Say>
            <At
              x={26}
              y={height - 128}
              style={{
                fontSize: width < 400 ? 92 : 108,
                fontWeight: 900,
                lineHeight: 1,
                letterSpacing: "-0.04em",
                whiteSpace: "nowrap",
              }}
            >
              {price}
            </At>
            <Block x={0} y={height - 12} width={width} height={12} color={second} />
          </At>
        );
      })}
      <At x={896} y={696} width={384} height={264} style={{ background: second }}>
        <Say x={32} y={40} size={84} weight={900} width={330} leading={0.98}>
          {say(6)}
        </Say>
      </At>
    </Board>
  );
};
