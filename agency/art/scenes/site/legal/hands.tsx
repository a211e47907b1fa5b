import type { ReactNode } from "react";
import { Cut, gouge } from "../../../kit/portrait.tsx";

/** A skin: lit, in its shade, in its folds; and the nails. */
export interface Skin {
  readonly lit: string;
  readonly shade: string;
  readonly deep: string;
  readonly nails: string;
}

/** Fingers that lie on each other, bent back to the palm: top, left end, right end, height. */
const FINGERS = [
  [-60, 74, 206, 39],
  [-24, 66, 213, 38],
  [11, 70, 204, 35],
  [43, 82, 184, 30],
] as const;

/** The outline of a fist without its thumb, for its shadow. */
export const fist =
  "M-560-66L-120-46L0-42C30-54 54-84 104-97L178-108C206-110 220-96 216-80C204-66 226-40 216-20C222 0 216 20 202 38C196 60 176 78 120 80C80 84 60 78 40 68C26 58 14 48 0 46L-120 52L-560 78Z";

/** A finger of it, from its tip at the left. */
function bent(left: number, right: number, height: number): string {
  return `M${left + 18} 2C${left + 50}-4 ${right - 40}-3 ${right - 18} 0C${right} 3 ${right + 2} ${height - 4} ${right - 14} ${height}C${right - 50} ${height + 3} ${left + 40} ${height + 2} ${left + 16} ${height - 1}C${left - 6} ${height - 5} ${left - 4} 6 ${left + 18} 2Z`;
}

/**
 * A hand from the left, its palm to us, the fingers closed, the thumb along the first of them.
 * The wrist is at 0, 0; what it holds lies before the fingers and behind the thumb.
 * @param turned it is shown the other way round, so that light falls on its knuckles
 */
export function Fist(props: {
  readonly skin: Skin;
  readonly turned?: boolean;
  readonly children: ReactNode;
}) {
  const { skin, turned = false, children } = props;
  const { lit, shade, deep, nails } = skin;
  return (
    <>
      <Cut
        d="M-560-66L-120-46L0-42C30-54 54-78 96-82L190-56L184 40L150 70C110 82 70 80 40 68C26 58 14 48 0 46L-120 52L-560 78Z"
        fill={lit}
      >
        <path d="M-560 34L-120 20L10 18C40 22 60 10 70-20L220-70V100H-560Z" fill={shade} />
      </Cut>
      {FINGERS.map(([y, left, right, height]) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <Cut d={bent(left, right, height)} fill={lit}>
            <path
              d={
                turned
                  ? `M${left - 10} ${height * 0.3}C${left + 40} ${height * 0.5} ${left + 70} ${height * 0.72} ${right + 10} ${height * 0.8}V${height + 10}H${left - 10}Z`
                  : `M${left - 10} ${height * 0.72}C${left + 50} ${height * 0.9} ${right - 60} ${height * 0.8} ${right - 26} ${height * 0.55}C${right - 18} ${height * 0.3} ${right - 20} 0 ${right - 22}-8H${right + 10}V${height + 10}H${left - 10}Z`
              }
              fill={shade}
            />
            <path
              d={`M${left + 3} ${height * 0.42}C${left + 8} ${height * 0.2} ${left + 24} ${height * 0.16} ${left + 33} ${height * 0.28}C${left + 37} ${height * 0.36} ${left + 37} ${height * 0.5} ${left + 33} ${height * 0.6}C${left + 22} ${height * 0.7} ${left + 6} ${height * 0.64} ${left + 3} ${height * 0.42}Z`}
              fill={nails}
            />
          </Cut>
          <path
            d={gouge([[left + 6, height], [(left + right) / 2, height + 3], [right - 8, height], 3])}
            fill={deep}
          />
        </g>
      ))}
      {children}
      <Cut
        d="M14-40C34-60 60-90 104-97C130-102 152-104 178-108C202-110 218-100 217-87C216-73 200-66 176-64C150-61 128-57 112-45C96-28 86 4 60 20C36 30 14 18 6-10Z"
        fill={lit}
      >
        <path d="M20 40C60 20 78-20 100-50C124-72 170-75 222-84V-40L110 40Z" fill={shade} />
        <path
          d="M182-112C204-114 216-104 216-96C204-102 192-102 180-99C176-103 176-109 182-112Z"
          fill={nails}
        />
      </Cut>
      <path
        d={gouge([[112, -44], [92, -20], [66, 16], 3.5], [[128, -82], [132, -88], [130, -97], 2.5])}
        fill={deep}
      />
    </>
  );
}

/** The outline of a pinch, for its shadow. */
export const pinch =
  "M560-76L120-52L0-42C-40-56-92-74-134-72C-176-66-214-48-228-22C-244 0-226 20-216 34C-218 60-190 72-170 74C-156 92-130 92-110 92C-84 98-50 80 0 44L120 50L560 76Z";

/**
 * A hand from the right, its thumb to us, pressed to the side of the bent first finger.
 * The wrist is at 0, 0; what it holds lies before the finger and behind the thumb.
 */
export function Pinch({ skin, children }: { readonly skin: Skin; readonly children: ReactNode }) {
  const { lit, shade, deep, nails } = skin;
  return (
    <>
      {/* The fingers that hide behind the first: the last one is farthest. */}
      <Cut d="M-104 40C-126 52-136 72-126 86C-112 98-84 96-64 84L-10 44L-30 0Z" fill={shade} />
      <Cut d="M-140 24C-168 36-180 60-166 78C-150 92-118 86-102 70L-90 20Z" fill={lit}>
        <path
          d="M-140 24C-168 36-180 60-166 78C-150 92-118 86-102 70L-90 20Z"
          fill={shade}
          transform="translate(11 -5)"
        />
      </Cut>
      <Cut d="M-184 4C-214 14-222 42-208 60C-192 74-158 68-142 52L-120 0Z" fill={lit}>
        <path
          d="M-184 4C-214 14-222 42-208 60C-192 74-158 68-142 52L-120 0Z"
          fill={shade}
          transform="translate(11 -5)"
        />
      </Cut>
      <path
        d={gouge([[-134, 40], [-146, 62], [-164, 74], 3.5], [[-92, 58], [-104, 78], [-124, 86], 3.5])}
        fill={deep}
      />
      <Cut
        d="M560-76L120-52L0-42C-40-56-92-74-134-72C-176-66-214-48-228-22C-236-2-228 14-212 22L-178 40C-160 48-146 44-142 32L-120 36L0 44L120 50L560 76Z"
        fill={lit}
      >
        <path d="M560 20L120 10L0 14L-150 10L-206 2C-208 14-200 24-184 30L-180 60H560Z" fill={shade} />
        <path
          d={gouge(
            [[-214, 20], [-180, 34], [-144, 36], 4],
            [[-134, -50], [-150, -46], [-166, -54], 3],
            [[-212, -16], [-202, -24], [-200, -36], 2.5],
          )}
          fill={deep}
        />
      </Cut>
      {children}
      <Cut
        d="M18 14C-30 50-88 42-122 22C-150 12-180 12-204 6C-226 1-238-12-233-26C-227-37-208-39-186-36C-160-33-136-34-112-38C-80-42-30-30 18 14Z"
        fill={lit}
      >
        <path d="M20 14C-30 26-80 12-120 0C-160-10-200-8-244-16V60H20Z" fill={shade} />
        <path d="M-227-33C-213-40-198-38-191-32C-191-23-200-17-214-17C-226-17-232-26-227-33Z" fill={nails} />
      </Cut>
      <path
        d={gouge(
          [[-206, 7], [-164, 12], [-116, 26], 4],
          [[-196, -37], [-140, -33], [-76, -41], 4],
          [[-136, -20], [-144, -12], [-142, -2], 2.5],
        )}
        fill={deep}
      />
    </>
  );
}
