import type { ReactNode } from "react";
import { mix, readable } from "../../kit/colour.ts";
import { At } from "../../kit/stage.tsx";

/** What a cell of a confusion matrix is. */
export interface MatrixCell {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  /** Share of its row, 0 to 1. */
  readonly share: number;
  readonly right: boolean;
}

/**
 * The cells of a square confusion matrix with their shares.
 * @param values row by row; rows are what was, columns what was said
 */
export function cellsOf(values: readonly number[]): MatrixCell[] {
  const side = Math.round(Math.sqrt(values.length));
  return values.map((value, i) => {
    const row = Math.floor(i / side);
    const total = values.slice(row * side, row * side + side).reduce((sum, one) => sum + one, 0);
    return { row, column: i % side, value, share: value / total, right: row === i % side };
  });
}

/**
 * A confusion matrix of square cells, toned by the share of the row.
 * @param label what stands in a cell
 * @param tone colours of no share and of the whole row, for right and for wrong cells
 * @param draw what lies behind the figure instead of a flat tone
 */
export function Matrix(props: {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly gap?: number;
  readonly values: readonly number[];
  readonly label: (index: number) => string;
  readonly empty: string;
  readonly right: string;
  readonly wrong: string;
  readonly inks: readonly [string, string];
  readonly size: number;
  readonly weight?: number;
  readonly boost?: number;
  readonly draw?: (cell: MatrixCell, size: number) => ReactNode;
}) {
  const {
    x,
    y,
    cell,
    gap = 8,
    values,
    label,
    empty,
    right,
    wrong,
    inks,
    size,
    weight = 800,
    boost = 1,
    draw,
  } = props;
  return (
    <>
      {cellsOf(values).map((one, i) => {
        const ground = mix(
          empty,
          one.right ? right : wrong,
          one.right ? one.share : Math.min(1, one.share * boost),
        );
        return (
          <At
            key={`${one.row},${one.column}`}
            x={x + one.column * (cell + gap)}
            y={y + one.row * (cell + gap)}
            width={cell}
            height={cell}
            style={{
              background: ground,
              color: readable(ground, inks[0], inks[1]),
              display: "flex",
              alignItems: "center",
              justifyContent: "center",
              fontSize: size,
              fontWeight: weight,
            }}
          >
            {draw?.(one, cell)}
            <span style={{ position: "relative" }}>{label(i)}</span>
          </At>
        );
      })}
    </>
  );
}
