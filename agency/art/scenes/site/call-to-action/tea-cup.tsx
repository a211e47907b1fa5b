import * as THREE from "three";
import { Drawing } from "../../../kit/stage.tsx";

type Corner = readonly [radius: number, height: number];

/** Half of a body's outline, turned about its axis; corners are rounded by a curve through them. */
function turned(outline: readonly Corner[], steps = 90): THREE.BufferGeometry {
  const line = new THREE.CatmullRomCurve3(
    outline.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    false,
    "centripetal",
  );
  const points = line.getPoints(steps).map(({ x, y }) => new THREE.Vector2(Math.max(0, x), y));
  return new THREE.LatheGeometry(points, 128);
}

/** A saucer of radius 23: foot, underside, thin lip, a flat well for the cup. */
export function saucer(): THREE.BufferGeometry {
  return turned([
    [0, 0.3],
    [11, 0.3],
    [11.6, 0],
    [12.6, 0],
    [13, 0.6],
    [18, 1.7],
    [22.4, 3.1],
    [23, 3.4],
    [23.1, 3.7],
    [22.7, 3.8],
    [18, 2.5],
    [13.4, 1.35],
    [10.4, 1.1],
    [9.8, 0.9],
    [4, 0.9],
    [0, 0.9],
  ]);
}

/** Two fine lines painted inside the saucer's lip, and one under the cup's. */
export function band(): THREE.BufferGeometry[] {
  return [
    turned(
      [
        [20.2, 3.3],
        [20.5, 3.38],
        [20.8, 3.47],
      ],
      6,
    ),
    turned(
      [
        [21.5, 3.66],
        [21.65, 3.7],
        [21.8, 3.75],
      ],
      6,
    ),
    turned(
      [
        [12.93, 14.3],
        [12.98, 14.5],
        [13.03, 14.7],
      ],
      6,
    ),
  ];
}

/** A thin cup with its handle. */
export function cup(): THREE.BufferGeometry[] {
  const body = turned(
    [
      [0, 1.5],
      [5.6, 1.5],
      [6, 1],
      [7, 1],
      [7.2, 1.7],
      [9.6, 4],
      [11.6, 8.2],
      [12.6, 13],
      [13, 15.4],
      [13, 15.75],
      [12.75, 15.85],
      [12.5, 15.5],
      [11.9, 12],
      [10.9, 8.2],
      [8.8, 4.6],
      [5, 2.8],
      [0, 2.4],
    ],
    120,
  );
  const spots = [
    [12.5, 13.4],
    [15, 14],
    [18.2, 13],
    [18.8, 10.4],
    [17, 7.6],
    [13.4, 6],
    [10.4, 6],
  ] as const;
  const [cos, sin] = [Math.cos(2.75), Math.sin(2.75)];
  const line = new THREE.CatmullRomCurve3(spots.map(([r, y]) => new THREE.Vector3(r * cos, y, r * sin)));
  return [body, new THREE.TubeGeometry(line, 60, 0.82, 18)];
}

/** The disc of tea in the cup. */
export function tea(): THREE.BufferGeometry {
  return new THREE.CircleGeometry(12.2, 96).rotateX(-Math.PI / 2).translate(0, 13.2, 0);
}

/** Milk tea from above: darker towards the cup, a ring of froth with bubbles along it. */
export function MilkTea() {
  const bubbles = Array.from({ length: 46 }, (_, k) => {
    const angle = k * 0.135 + Math.sin(k * 3.7) * 0.05;
    const far = 230 - (k % 5) * 7 - (k % 3) * 3;
    return { x: 256 + Math.cos(angle) * far, y: 256 + Math.sin(angle) * far, r: 3 + ((k * 7) % 6) };
  }).filter((_, k) => k % 16 < 5);
  return (
    <div style={{ width: 512, height: 512, background: "#A9672F" }}>
      <Drawing width={512} height={512}>
        <circle cx={256} cy={256} r={250} fill="#C08046" />
        <circle cx={256} cy={256} r={238} fill="none" stroke="#E2B98B" strokeWidth={9} />
        <circle cx={256} cy={256} r={222} fill="none" stroke="#B8763D" strokeWidth={5} />
        <circle cx={256} cy={256} r={212} fill="#BC7A40" />
        {bubbles.map(({ x, y, r }) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} fill="#D9A877" stroke="#F0D5B4" strokeWidth={2} />
        ))}
        {[
          [300, 196, 7],
          [314, 206, 5],
          [304, 212, 4],
        ].map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#D9A877" stroke="#F0D5B4" strokeWidth={2} />
        ))}
      </Drawing>
    </div>
  );
}
