import * as THREE from "three";
import type { Pixels } from "../weave/strands.ts";
import type { Solid, Spot, Surface } from "./description.ts";

/** Where a copy stands: place, turn about x, y and z in radians, and size. */
export interface Placed {
  readonly at: Spot;
  readonly turn?: Spot;
  readonly size?: Spot;
}

type Look = Pick<Solid, "surface" | "glow" | "roughness" | "metalness">;

/** The matrix of a place, for things that hang on a turned body. */
export function matrixOf({ at, turn = [0, 0, 0], size = [1, 1, 1] }: Placed): THREE.Matrix4 {
  const turned = new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn));
  return new THREE.Matrix4().compose(new THREE.Vector3(...at), turned, new THREE.Vector3(...size));
}

/** A point of a placed body in the picture's units. */
export function onto(placed: Placed, point: Spot): Spot {
  const { x, y, z } = new THREE.Vector3(...point).applyMatrix4(matrixOf(placed));
  return [x, y, z];
}

/** Flat work from `studio.pixels` as a surface. */
export function surfaceOf({ width, height, data }: Pixels): Surface {
  const bytes = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) bytes.set(data.subarray(i * 3, i * 3 + 3), i * 4);
  return { width, height, data: bytes };
}

/**
 * A body of any geometry.
 * @param geometry indexed or not
 * @param colours one for all places, or one for each
 */
export function solid(
  geometry: THREE.BufferGeometry,
  places: readonly Placed[],
  colours: string | readonly string[],
  look: Look = {},
): Solid {
  const position = geometry.getAttribute("position").array as Float32Array;
  const uv = geometry.getAttribute("uv")?.array as Float32Array | undefined;
  const index = geometry.getIndex()?.array ?? Uint32Array.from({ length: position.length / 3 }, (_, i) => i);
  const matrices = new Float32Array(places.length * 16);
  places.forEach((place, i) => {
    matrices.set(matrixOf(place).elements, i * 16);
  });
  return {
    position: Float32Array.from(position),
    normal: Float32Array.from(geometry.getAttribute("normal").array),
    ...(uv ? { uv: Float32Array.from(uv) } : {}),
    index: Uint32Array.from(index),
    places: matrices,
    colours: typeof colours === "string" ? [colours] : colours,
    ...look,
  };
}

/** A level ground at a height. */
export function floor(colour: string, y = 0, size = 1400): Solid {
  return solid(new THREE.PlaneGeometry(size, size), [{ at: [0, y, 0], turn: [-Math.PI / 2, 0, 0] }], colour);
}

/** An upright ground at a depth. */
export function wall(colour: string, z = 0, size = 1400): Solid {
  return solid(new THREE.PlaneGeometry(size, size), [{ at: [0, 0, z] }], colour);
}

/** A block about its middle. */
export function box(
  width: number,
  height: number,
  depth: number,
  places: readonly Placed[],
  colour: string,
  look: Look = {},
): Solid {
  return solid(new THREE.BoxGeometry(width, height, depth), places, colour, { roughness: 0.5, ...look });
}

/** A screen or a board with flat work on its face. */
export function slab(
  width: number,
  height: number,
  placed: Placed,
  surface: Surface,
  { frame = "#141618", border = 1.2, glow = 0.4 } = {},
): Solid[] {
  const face: Placed = { ...placed, at: onto(placed, [0, 0, 1.28]) };
  return [
    box(width + border * 2, height + border * 2, 2.5, [placed], frame, { roughness: 0.4 }),
    solid(new THREE.PlaneGeometry(width, height), [face], "#ffffff", { surface, glow, roughness: 0.9 }),
  ];
}

/**
 * A sheet of paper with flat work on it, hanging from its upper edge and bent by its own weight.
 * @param curl how far the foot comes forward, in units
 * @param wave where the waves across it begin, in radians
 */
export function sheet(
  width: number,
  height: number,
  placed: Placed,
  surface: Surface,
  curl = 1,
  wave = 0,
): Solid {
  const geometry = new THREE.PlaneGeometry(width, height, 24, 36);
  const position = geometry.getAttribute("position");
  for (let k = 0; k < position.count; k++) {
    const [u, v] = [position.getX(k) / width, position.getY(k) / height];
    const bend = curl * (0.5 - v) ** 2 * 6 * (1 + 0.5 * Math.sin(wave));
    position.setZ(k, bend + Math.sin(u * 5 + wave + v * 2) * 0.7 * (0.6 - v));
  }
  geometry.computeVertexNormals();
  return solid(geometry, [placed], "#ffffff", { surface, roughness: 0.8 });
}
