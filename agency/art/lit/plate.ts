import * as THREE from "three";

/** A rectangle with round corners, about a place; clockwise for a hole. */
export function rounded<P extends THREE.Path>(
  path: P,
  x: number,
  z: number,
  width: number,
  depth: number,
  r: number,
): P {
  const [w, d] = [width / 2 - r, depth / 2 - r];
  path.absarc(x + w, z + d, r, 0, Math.PI / 2, false);
  path.absarc(x - w, z + d, r, Math.PI / 2, Math.PI, false);
  path.absarc(x - w, z - d, r, Math.PI, Math.PI * 1.5, false);
  path.absarc(x + w, z - d, r, Math.PI * 1.5, Math.PI * 2, false);
  path.closePath();
  return path;
}

/** Raises an outline to a plate whose upper face is at `top`. */
export function plate(shape: THREE.Shape, top: number, thick: number, bevel: number): THREE.BufferGeometry {
  return new THREE.ExtrudeGeometry(shape, {
    depth: thick - bevel * 2,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: 16,
  })
    .translate(0, 0, bevel - thick)
    .rotateX(-Math.PI / 2)
    .translate(0, top, 0);
}

/** A sheet's other side: what faced away faces us, and is lit and shaded as such. */
export function turnedOver(sheet: THREE.BufferGeometry): THREE.BufferGeometry {
  const other = sheet.clone();
  const corners = other.getIndex();
  for (let k = 0; corners && k < corners.count; k += 3) {
    const second = corners.getX(k + 1);
    corners.setX(k + 1, corners.getX(k + 2));
    corners.setX(k + 2, second);
  }
  other.computeVertexNormals();
  return other;
}
