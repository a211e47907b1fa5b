import type { ReactNode } from "react";
import { mulberry32 } from "../../../weave/random.ts";

/** Places strewn inside a circle, the same for the same seed. */
function strewn(count: number, r: number, seed: number): { x: number; y: number; turn: number }[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, (_, i) => {
    const [angle, far] = [i * 2.4 + random() * 0.4, Math.sqrt((i + 0.5) / count) * r];
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: random() * 360 };
  });
}

const chilli = "M-34 6C-14-10 14-10 36-2C14 4-10 16-34 6Z";

function Bowl({
  rim,
  inside,
  children,
}: {
  readonly rim: string;
  readonly inside: string;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <circle r={112} fill={rim} />
      <circle r={96} fill={inside} />
      {children}
    </>
  );
}

/** Eleven dishes from above and the empty wok, each about 240 px across the origin. Drawn inside a `Drawing`. */
export const dishes: readonly (() => ReactNode)[] = [
  () => (
    <Bowl rim="#fff6d6" inside="#f3e3b0">
      <path d="M-64 10C-70-50-20-70 20-58C70-46 76 10 56 44C30 74-54 66-64 10Z" fill="#e8c45e" />
      {strewn(16, 48, 3).map(({ x, y, turn }) => (
        <rect
          key={x}
          x={x - 6}
          y={y - 3}
          width={12}
          height={6}
          fill="#8a2c3c"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path d={chilli} fill="#d8432a" transform="translate(4 -4) rotate(-24) scale(1.5)" />
      <path d="M24-14l18-14" stroke="#4f7a2c" strokeWidth={7} />
    </Bowl>
  ),
  () => (
    <Bowl rim="#3a3f42" inside="#7a2412">
      {strewn(9, 66, 8).map(({ x, y, turn }) => (
        <path
          key={x}
          d="M-24-14L16-20L26 8L-8 22Z"
          fill="#4a1a0e"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      {strewn(11, 84, 5).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={5} fill="#e39a17" />
      ))}
    </Bowl>
  ),
  () => (
    <>
      <circle r={104} fill="#c9d3d6" />
      <circle r={88} fill="#b5701a" />
      {strewn(8, 58, 12).map(({ x, y, turn }) => (
        <path
          key={x}
          d="M-30 0C-18-24 18-24 30 0C14 10-14 10-30 0Z"
          fill="#e2b23a"
          stroke="#5f7a2c"
          strokeWidth={5}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <path d={chilli} fill="#a92416" transform="translate(10 30) rotate(40)" />
    </>
  ),
  () => (
    <>
      <ellipse rx={132} ry={92} fill="#fff6d6" />
      <ellipse rx={116} ry={76} fill="#f4b400" />
      {[-66, 0, 66].map((x) => (
        <g key={x} transform={`translate(${x} 0) rotate(12)`}>
          <path d="M-26-48C-4-60 24-54 28-30V34C20 56-18 58-28 34Z" fill="#dfe3e2" />
          <path d="M-18-30C-4-38 12-34 18-20V26C8 40-12 40-20 26Z" fill="#c98f6a" />
          <path d="M0-30V30" stroke="#fff6d6" strokeWidth={6} />
        </g>
      ))}
      <path d={chilli} fill="#4f7a2c" transform="translate(30 48) rotate(-20)" />
    </>
  ),
  () => (
    <Bowl rim="#d8432a" inside="#f6e2c4">
      {[
        [-44, -34],
        [38, -44],
        [50, 30],
        [-30, 44],
        [4, -4],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={38} fill="#3b1f3e" />
          <circle r={32} fill="#b9742c" />
          <path d="M-14-6h8M4-14h8M8 10h8M-10 12h8" stroke="#f3dcae" strokeWidth={5} />
        </g>
      ))}
    </Bowl>
  ),
  () => (
    <Bowl rim="#2f6a50" inside="#f0bf3a">
      {strewn(46, 84, 21).map(({ x, y, turn }) => (
        <rect
          key={x}
          x={x - 9}
          y={y - 3}
          width={18}
          height={6}
          fill="#fbe29a"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <ellipse rx={34} ry={26} fill="#ffffff" />
      <circle r={14} fill="#e88a12" />
    </Bowl>
  ),
  () => (
    <Bowl rim="#e8e2d2" inside="#f5d9a2">
      {[
        [-40, -30, 0],
        [40, -24, 120],
        [0, 42, 240],
      ].map(([x, y, turn]) => (
        <g
          key={turn}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="none"
          stroke="#e4683a"
          strokeLinecap="round"
        >
          <path d="M-30 12A32 32 0 1 1 24 22" strokeWidth={24} />
          <path d="M24 22l18 20M24 22l-4 26" strokeWidth={9} />
        </g>
      ))}
    </Bowl>
  ),
  () => (
    <Bowl rim="#b9923c" inside="#f2c230">
      <path
        d="M-70-10C-40-50 10-20 60-44M-60 40C-20 10 30 60 70 20"
        fill="none"
        stroke="#fbe29a"
        strokeWidth={12}
      />
      {strewn(18, 70, 31).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={5} fill="#5a2a0c" />
      ))}
      <path d={chilli} fill="#d8432a" transform="rotate(30) scale(1.2)" />
    </Bowl>
  ),
  () => (
    <Bowl rim="#fff6d6" inside="#1f4a24">
      {strewn(22, 80, 17).map(({ x, y, turn }, i) => (
        <path
          key={x}
          d="M0 0C-16-18-14-40 0-52C14-40 16-18 0 0Z"
          fill={i % 2 ? "#2f7a3a" : "#4f9a44"}
          transform={`translate(${x * 0.8} ${y * 0.8}) rotate(${turn}) scale(.8)`}
        />
      ))}
    </Bowl>
  ),
  () => (
    <>
      <path d="M-104-76L92-100L110 84L-88 104Z" fill="#d9d2bd" />
      {strewn(52, 92, 44).map(({ x, y, turn }) => (
        <ellipse
          key={x}
          cx={x}
          cy={y}
          rx={14}
          ry={8}
          fill="#fffdf2"
          stroke="#d8bd82"
          strokeWidth={3}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      {strewn(7, 70, 9).map(({ x, y, turn }) => (
        <path
          key={x}
          d={chilli}
          fill="#4f7a2c"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(.7)`}
        />
      ))}
    </>
  ),
  () => (
    <Bowl rim="#5a5d60" inside="#8a3413">
      {[
        [-38, -30],
        [42, -26],
        [0, 42],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${x})`}>
          <ellipse rx={40} ry={31} fill="#fff6e0" />
          <circle r={18} fill="#f2a413" />
        </g>
      ))}
      {strewn(9, 84, 4).map(({ x, y }) => (
        <rect key={x} x={x} y={y} width={11} height={5} fill="#4f9a44" />
      ))}
    </Bowl>
  ),
  () => (
    <>
      <path d="M-148-16h60v32h-60zM88-16h60v32h-60z" fill="#5a5d60" />
      <circle r={120} fill="#3a3f42" />
      <circle r={102} fill="#23272a" />
      <circle r={58} fill="#2c3134" />
      <path d="M-74-34A82 82 0 0 1-20-80" fill="none" stroke="#8d979d" strokeWidth={9} />
    </>
  ),
];
