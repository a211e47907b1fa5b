import * as THREE from "three";
import type { Solid, Spot, Strand } from "./description.ts";
import { type Placed, solid } from "./solid.ts";
import { thread } from "./thread.ts";

/** Size of one punched card: 26 holes by 8. */
export const CARD = { width: 30, height: 10.6, step: 11, columns: 26, rows: 8 } as const;

/**
 * A punched card with rounded holes and a peg hole at each end.
 * @param punched whether there is a hole
 */
export function cardShape(punched: (column: number, row: number) => boolean): THREE.BufferGeometry {
  const { width, height, columns, rows } = CARD;
  const shape = new THREE.Shape();
  shape.moveTo(-width / 2, -height / 2);
  shape.lineTo(width / 2 - 0.12, -height / 2);
  shape.lineTo(width / 2 - 0.12, height / 2);
  shape.lineTo(-width / 2, height / 2);
  shape.closePath();
  const hole = (x: number, y: number, radius: number) => {
    const path = new THREE.Path();
    path.absarc(x, y, radius, 0, Math.PI * 2, true);
    shape.holes.push(path);
  };
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      if (punched(i, j)) hole(i - (columns - 1) / 2, ((rows - 1) / 2 - j) * 1.06, 0.43);
    }
  }
  for (const x of [-14.1, 14.1]) hole(x, 0, 0.5);
  return new THREE.ExtrudeGeometry(shape, { depth: 0.16, bevelEnabled: false, curveSegments: 7 });
}

/** A field of cards lying side by side in rows, and the cords that lace row to row. */
export function cardField(
  columns: readonly number[],
  rows: readonly number[],
  punched: (column: number, row: number) => boolean,
  colour: string,
  cord: string,
): { solids: Solid[]; cords: Strand[] } {
  const solids: Solid[] = [];
  const cords: Strand[] = [];
  for (const row of rows) {
    for (const column of columns) {
      const [x, z] = [column * CARD.width, row * CARD.step];
      const shape = cardShape((i, j) => punched(column * CARD.columns + i, row * CARD.rows + j));
      const lean = 0.006 * (((column * 7 + row * 5) % 5) - 2);
      const placed: Placed = { at: [x, 0, z], turn: [-Math.PI / 2 + lean, 0, 0] };
      solids.push(solid(shape, [placed], colour, { roughness: 0.62 }));
      for (const aside of [-11.8, 0, 11.8]) cords.push(lace([x + aside, 0.3, z + CARD.step / 2], cord));
    }
  }
  return { solids, cords };
}

function lace([x, y, z]: Spot, colour: string): Strand {
  const points = Array.from({ length: 13 }, (_, k) => {
    const t = k / 6 - 1;
    return [x + 0.16 * Math.sin(t * 3.1), y + 0.24 - 0.5 * t ** 6, z + t * 1.1];
  });
  return thread(points.flat(), { radius: 0.2, colour, sides: 7 });
}
