import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [leather, shade, sole, strap, strapShade, ink] = [
  "#e9b27a",
  "#b9713f",
  "#5a2a1b",
  "#1f2f86",
  "#14215c",
  "#141618",
];
const OUTLINE =
  "M-12-214C48-220 88-164 84-96C80-38 54 0 56 60C58 112 70 142 62 178C52 218-44 220-56 180C-66 142-50 100-58 40C-66-12-94-50-90-112C-86-172-58-210-12-214Z";

/** Two sandals from above, one a step ahead, with lint on the leather: somebody has walked through a mill. */
export const draw: Draw = () => (
  <Stage ground="#f4b400" width={960} height={640}>
    <Drawing width={960} height={640}>
      <path
        d={rake([[60, 600], [300, 560], [900, 590], 3], [[60, 60], [420, 90], [900, 40], 3], 7)}
        fill="#c98a00"
      />
      <g transform="translate(480 320) scale(.9) translate(-480 -320)">
        {" "}
        <Sandal at="translate(372 356) rotate(-9) scale(-1.06 1.06)" />
        <Sandal at="translate(592 292) rotate(8) scale(1.06)" />
        {LINT.map(([x, y, turn]) => (
          <path
            key={x}
            d={gouge([[0, 0], [16, -14], [34, -4], 3], [[6, 6], [20, 2], [30, 12], 2])}
            fill="#f4f5f1"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
    </Drawing>
  </Stage>
);

const LINT = [
  [318, 300, 20],
  [352, 470, 70],
  [420, 522, -30],
  [560, 196, 40],
  [618, 420, 10],
  [648, 236, -60],
  [250, 210, 0],
  [742, 470, 50],
  [700, 120, 100],
  [204, 508, 30],
] as const;

/** @param at where it stands; mirrored for the left foot */
function Sandal({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d={OUTLINE} fill="#c98a00" transform="translate(16 18)" />
      <path d={OUTLINE} fill={sole} />
      <g transform="translate(-2 -2) scale(.86 .9)">
        <Cut d={OUTLINE} fill={leather}>
          <path d="M30-220C60-120 24-60 20 20C18 100 40 140 20 220H110V-220Z" fill={shade} />
          <path
            d={rake([[30, -190], [10, -170], [-2, -140], 4], [[24, 180], [0, 190], [-20, 176], 4], 15)}
            fill={shade}
          />
          {/* Where the heel and the toes have stood. */}
          <path d="M-20 120C10 110 26 150 10 176C-10 192-36 176-36 150C-36 134-30 124-20 120Z" fill={shade} />
          <path
            d={gouge([[-58, -140], [-50, -160], [-40, -150], 7], [[-66, -112], [-62, -126], [-54, -120], 6])}
            fill={shade}
          />
        </Cut>
      </g>
      {/* The strap over the foot, and the one to the toe. */}
      <path d="M-24-150C-18-168 0-166 4-150L18-70H-28Z" fill={strapShade} />
      <Cut d="M-104-60C-70-118 56-124 100-52L88 34C48-26-50-28-90 30Z" fill={strap}>
        <path d="M30-130C60-70 50-20 60 40H120V-120Z" fill={strapShade} />
        <path
          d={rake([[-92, -40], [-60, -80], [0, -84], 4], [[-84, 8], [-50, -30], [0, -36], 4], 4)}
          fill="#9db0ff"
        />
      </Cut>
      <circle cx="-6" cy="-76" r="13" fill="#c42e14" />
      <circle cx="-10" cy="-80" r="4" fill="#f4f5f1" />
      <path d={gouge([[-30, -196], [-10, -206], [16, -200], 3])} fill={ink} />
    </g>
  );
}
