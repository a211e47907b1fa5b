import * as THREE from "three";
import { plate, rounded } from "../../../lit/plate.ts";

/** The counter's face: its size, where its window is and how far the wheels stand apart. */
export const FACE = { width: 74, depth: 36, window: { x: -8, width: 43, depth: 16.5 } } as const;
/** A number wheel. */
export const WHEEL = { radius: 15.5, width: 7.9, step: 8.4 } as const;
/** Where the lever turns, and where its end is. */
export const LEVER = { pivot: [26, -1], end: [32.5, 26] } as const;

/** Cast housing: a lid with its window over deep walls. */
export function housing(): THREE.BufferGeometry[] {
  const { width, depth, window } = FACE;
  const lid = rounded(new THREE.Shape(), 0, 0, width, depth, 5);
  lid.holes.push(rounded(new THREE.Path(), window.x, 0, window.width, window.depth, 1.2));
  const walls = rounded(new THREE.Shape(), 0, 0, width - 0.6, depth - 0.6, 4.7);
  walls.holes.push(rounded(new THREE.Path(), 0, 0, width - 8, depth - 8, 2));
  return [plate(lid, 0, 3, 0.9), plate(walls, -2, 50, 0.1)];
}

/** The bright frame of the window. */
export function bezel(): THREE.BufferGeometry {
  const { x, width, depth } = FACE.window;
  const frame = rounded(new THREE.Shape(), x, 0, width + 2.2, depth + 2.2, 2);
  frame.holes.push(rounded(new THREE.Path(), x, 0, width - 0.6, depth - 0.6, 1));
  return plate(frame, 0.7, 1.2, 0.35);
}

/**
 * A number wheel on its axle under the window.
 * @param place from 0, left to right
 * @param digit what stands in the window; a half is between two numbers
 */
export function wheel(place: number, digit: number): THREE.BufferGeometry {
  const { radius, width, step } = WHEEL;
  const left = FACE.window.x - 2 * step;
  return new THREE.CylinderGeometry(radius, radius, width, 120, 1, true)
    .rotateZ(-Math.PI / 2)
    .rotateX((0.75 - (digit + 0.5) / 10) * Math.PI * 2)
    .translate(left + place * step, -radius - 0.1, 0);
}

/** The name plate under the window: a thin sheet of metal, its text on top. */
export function namePlate(): { metal: THREE.BufferGeometry; text: THREE.BufferGeometry } {
  const { x } = FACE.window;
  return {
    metal: plate(rounded(new THREE.Shape(), x, -13.5, 22, 5, 0.8), 0.4, 0.5, 0.1),
    text: new THREE.PlaneGeometry(20, 4.2).rotateX(-Math.PI / 2).translate(x, 0.43, 13.5),
  };
}

/** Slotted screws in the corners of the face, each turned as it was left: heads and slots. */
export function screws(): { heads: THREE.BufferGeometry[]; slots: THREE.BufferGeometry[] } {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => [x * (FACE.width / 2 - 5), z * (FACE.depth / 2 - 4.6)]),
  );
  return {
    heads: corners.map(([x = 0, z = 0]) => new THREE.CylinderGeometry(1.7, 2, 0.7, 32).translate(x, 0.35, z)),
    slots: corners.map(([x = 0, z = 0], k) =>
      new THREE.BoxGeometry(3.1, 0.2, 0.55).rotateY(k * 0.9 + 0.4).translate(x, 0.65, z),
    ),
  };
}

/** The lever: a bar from its hub over the edge of the housing, with an eye at its end. */
export function lever(): { bar: THREE.BufferGeometry; hub: THREE.BufferGeometry; cap: THREE.BufferGeometry } {
  const { pivot, end } = LEVER;
  const long = Math.hypot(end[0] - pivot[0], end[1] - pivot[1]);
  const turn = -Math.atan2(end[1] - pivot[1], end[0] - pivot[0]);
  const shape = new THREE.Shape();
  shape.absarc(0, 0, 4.6, Math.PI / 2.4, -Math.PI / 2.4, false);
  shape.absarc(long, 0, 2.9, -Math.PI / 2, Math.PI / 2, false);
  shape.closePath();
  const eye = new THREE.Path();
  eye.absarc(long, 0, 1.3, 0, Math.PI * 2, true);
  shape.holes.push(eye);
  const put = (part: THREE.BufferGeometry) => part.rotateY(turn).translate(pivot[0], 0, pivot[1]);
  return {
    bar: put(plate(shape, 3.6, 1.6, 0.3)),
    hub: put(new THREE.CylinderGeometry(4.6, 5, 2.4, 48).translate(0, 1.2, 0)),
    cap: put(new THREE.CylinderGeometry(2.2, 2.5, 1.2, 6).translate(0, 4.1, 0)),
  };
}

/** The knurled knob that sets the wheels back, at the left wall. */
export function knob(): THREE.BufferGeometry[] {
  const shape = new THREE.Shape();
  for (let k = 0; k < 192; k++) {
    const angle = (k / 192) * Math.PI * 2;
    const r = 5.6 + 0.3 * Math.sign(Math.cos(angle * 24));
    if (k === 0) shape.moveTo(r, 0);
    else shape.lineTo(r * Math.cos(angle), r * Math.sin(angle));
  }
  const body = new THREE.ExtrudeGeometry(shape, {
    depth: 5,
    bevelThickness: 0.5,
    bevelSize: 0.5,
    bevelSegments: 3,
  });
  const left = -FACE.width / 2;
  return [
    body.rotateY(Math.PI / 2).translate(left - 8, -8.5, 0),
    new THREE.CylinderGeometry(2.6, 2.6, 4, 32).rotateZ(Math.PI / 2).translate(left - 1, -8.5, 0),
  ];
}
