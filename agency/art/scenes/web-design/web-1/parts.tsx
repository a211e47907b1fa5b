import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block } from "../../../kit/stage.tsx";
import { Text } from "../../../kit/type.tsx";

/** Bids that rise in steps along the foot of a panel; the last three stand out. Inside a `Drawing`. */
export function Bids(props: {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly values: readonly number[];
  readonly from: string;
  readonly to: string;
}) {
  const { width, height, top, values, from, to } = props;
  const [low, high] = [Math.min(...values) * 0.97, Math.max(...values)];
  const place = width / values.length;
  return (
    <>
      {values.map((value, i) => {
        const tall = Math.round((((value - low) / (high - low)) * height) / 8) * 8;
        return (
          <rect
            key={value}
            x={i * place}
            y={top + height - tall}
            width={place}
            height={tall}
            fill={i >= values.length - 3 ? to : from}
          />
        );
      })}
    </>
  );
}

/**
 * A line of the catalogue: number, garden and grade, weight, price, and whether it rose.
 * @param row "2218 Horinchara GBOP, 60 chests, ৳388"
 */
export function LotRow(props: {
  readonly y: number;
  readonly row: string;
  readonly up: boolean;
  readonly ink: string;
}) {
  const { y, row, up, ink } = props;
  const [name = "", weight = "", price = ""] = row.split(", ");
  const lot = name.slice(0, 4);
  return (
    <At x={0} y={y} width={1040} height={104} style={{ borderBottom: `2px solid ${ink}` }}>
      <Cell x={32} text={lot} />
      <Cell x={136} text={name.slice(5)} />
      <Cell x={480} text={weight} light />
      <Cell x={672} text={price} />
      <Block x={792} y={28} width={48} height={48} color={up ? "#0e6b47" : "#c42e14"} />
      <Glyph name={up ? "up" : "down"} size={28} color="#ffffff" x={802} y={38} />
    </At>
  );
}

function Cell({ x, text, light }: { readonly x: number; readonly text: string; readonly light?: boolean }) {
  return (
    <Text
      size={28}
      weight={light ? 400 : 600}
      style={{ position: "absolute", left: x, top: 34, lineHeight: "36px" }}
    >
      {text}
    </Text>
  );
}
