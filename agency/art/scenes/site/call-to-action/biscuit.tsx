import * as THREE from "three";
import { Drawing } from "../../../kit/stage.tsx";

/** Size of a biscuit. */
export const BISCUIT = { width: 19, depth: 11.5, thick: 1.5 } as const;

/** A biscuit's baked face: browned edge, a pressed line, two rows of holes. */
export function BiscuitFace() {
  const [width, height] = [BISCUIT.width * 24, BISCUIT.depth * 24];
  const rows = [0.36, 0.64].flatMap((y) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].map((x) => ({ x: x * width, y: y * height })),
  );
  return (
    <div style={{ width, height, background: "#A8611F" }}>
      <Drawing width={width} height={height}>
        <rect x={14} y={14} width={width - 28} height={height - 28} rx={26} fill="#C9822F" />
        <rect x={24} y={24} width={width - 48} height={height - 48} rx={20} fill="#DDA04C" />
        <rect
          x={40}
          y={40}
          width={width - 80}
          height={height - 80}
          rx={10}
          fill="#E3AC5C"
          stroke="#B8752C"
          strokeWidth={5}
        />
        <rect
          x={43}
          y={44}
          width={width - 84}
          height={height - 84}
          rx={8}
          fill="none"
          stroke="#F0C583"
          strokeWidth={2}
        />
        {rows.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x + 1} cy={y + 2} r={10} fill="#F0C583" />
            <circle cx={x} cy={y} r={9} fill="#7E4512" />
          </g>
        ))}
      </Drawing>
    </div>
  );
}

/** A biscuit with a wavy edge, leaning on the saucer's lip; the second lies across the first. */
export function biscuit(which: number): THREE.BufferGeometry {
  const { width, depth, thick } = BISCUIT;
  const shape = new THREE.Shape();
  const corners = 360;
  for (let k = 0; k < corners; k++) {
    const angle = (k / corners) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const round = (Math.abs(c) ** 9 + Math.abs(s) ** 9) ** (-1 / 9);
    const [x, y] = [c * round, s * round];
    const along = Math.abs(x) > Math.abs(y) ? y * depth : x * width;
    const wave = 1 - 0.016 * (1 + Math.cos(along * 4.4));
    if (k === 0) shape.moveTo((x * width * wave) / 2, 0);
    else shape.lineTo((x * width * wave) / 2, (y * depth * wave) / 2);
  }
  const body = new THREE.ExtrudeGeometry(shape, {
    depth: thick - 0.5,
    bevelThickness: 0.25,
    bevelSize: 0.2,
    bevelOffset: -0.2,
    bevelSegments: 3,
  });
  const { position, uv } = body.attributes;
  if (position && uv) {
    for (let k = 0; k < position.count; k++)
      uv.setXY(k, position.getX(k) / width + 0.5, position.getY(k) / depth + 0.5);
  }
  return body
    .rotateX(-Math.PI / 2)
    .rotateY(which === 0 ? 1.35 : 0.66)
    .translate(which === 0 ? 0 : 1.2, which * thick + 0.25, which === 0 ? 0 : -0.6)
    .rotateZ(0.235)
    .translate(21, 3.4, 0)
    .rotateY(-0.5);
}
