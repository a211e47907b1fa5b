import { Cut, gouge, rake } from "../../../kit/portrait.tsx";

const [lit, shade, deep, nail, glint] = ["#a06a45", "#6f4630", "#3d2315", "#d9a887", "#efcdb0"];
const [linen, linenShade, seam] = ["#f2f0e8", "#c2bba6", "#8f8872"];

/** The outline of the whole hand and its sleeve, for its shadow. */
export const pointing =
  "M-2-3C-18-3-27 10-28 34L-29 84L-35 158L-36 222L-48 300C-56 286-64 268-74 262C-92 256-108 268-110 290L-116 330C-124 366-118 392-104 420L-60 500L-120 900H380L216 470C232 410 226 330 216 270C206 232 178 224 164 246C158 200 122 184 104 212C96 170 56 164 40 190L34 158L29 84C30 56 28 30 22 14C16 2 8-3-2-3Z";

/** A bent finger, seen from above: its left and right, how far it stands out, and where its root is. */
const BENT = [
  { left: 163, right: 215, top: 232, root: 344 },
  { left: 103, right: 167, top: 194, root: 326 },
  { left: 37, right: 106, top: 174, root: 316 },
] as const;

/** A right hand from below that taps with its first finger, whose tip is at 0, 0; seen from above. */
export function PointingHand() {
  return (
    <>
      {/* The thumb, from its root at the wrist. */}
      <Cut
        d="M-30 540C-80 480-106 436-117 398C-124 370-119 346-115 326C-113 310-115 294-109 280C-100 258-76 256-66 274C-58 290-56 312-52 330C-46 352-36 372-20 386L50 500Z"
        fill={lit}
      >
        <path
          d="M-76 254C-70 280-78 300-78 322C-74 352-58 378-36 396L-10 400L-20 330L-50 250Z"
          fill={shade}
        />
        <path
          d="M-108 292C-106 277-97 270-90 275C-84 284-86 299-90 311C-96 317-104 315-109 309Z"
          fill={nail}
        />
        <path
          d={gouge([[-114, 336], [-102, 343], [-88, 338], 2.5], [[-113, 348], [-102, 354], [-90, 350], 2])}
          fill={deep}
        />
      </Cut>
      {/* The back of the hand. */}
      <Cut
        d="M-48 296C-54 320-56 344-66 366C-84 400-70 470-46 540L206 540C224 470 228 390 216 318L160 270L40 260Z"
        fill={lit}
      >
        <path d="M210 300C194 350 208 400 176 462L150 560H260V290Z" fill={shade} />
        <path
          d="M72 356C92 354 102 342 105 318C112 348 98 372 72 356ZM132 364C150 364 160 350 164 328C171 356 156 380 132 364ZM12 358C30 356 39 344 43 322C52 350 38 376 12 358Z"
          fill={shade}
        />
        <path
          d={gouge(
            [[22, 384], [28, 416], [26, 470], 3],
            [[86, 384], [84, 416], [72, 470], 3],
            [[142, 388], [136, 416], [118, 462], 3],
          )}
          fill={shade}
        />
        <path d="M-100 440C0 484 150 484 240 430V560H-100Z" fill={shade} />
      </Cut>
      {BENT.map((finger) => (
        <Bent key={finger.left} {...finger} />
      ))}
      {/* The first finger. */}
      <Cut
        d="M-2-3C-18-3-27 10-28 34C-29 56-29 70-29 84C-33 108-31 130-35 158C-38 180-35 200-36 222C-37 250-42 276-48 296C-50 330-30 360 0 360C24 356 42 330 43 290C42 260 38 240 36 216C36 196 38 178 34 158C32 130 33 108 29 84C30 56 28 30 22 14C16 2 8-3-2-3Z"
        fill={lit}
      >
        <path
          d="M12-4C19 26 16 56 11 84C18 108 13 130 15 156C19 180 14 200 17 222C19 250 26 276 34 296C38 316 36 332 30 344L60 320V-10Z"
          fill={shade}
        />
        <path
          d="M-17 22C-16 9-9 4-1 4C7 4 13 9 14 22C16 36 14 46 10 53C3 58-8 58-14 53C-18 44-18 34-17 22Z"
          fill={nail}
        />
        <path d="M-16 19C-14 9-8 5-1 5C6 5 11 9 13 19C5 14-8 14-16 19Z" fill={glint} />
        <path
          d={gouge(
            [[-22, 80], [-6, 75], [12, 80], 2.5],
            [[-21, 89], [-6, 86], [10, 89], 2],
            [[-28, 148], [-10, 138], [14, 147], 3],
            [[-30, 161], [-10, 154], [14, 160], 3.5],
            [[-27, 174], [-10, 171], [12, 174], 2.5],
          )}
          fill={deep}
        />
      </Cut>
      <path
        d={gouge(
          [[36, 176], [38, 220], [44, 284], 3],
          [[-34, 318], [-14, 306], [10, 312], 3],
          [[-49, 300], [-52, 334], [-66, 366], 3],
        )}
        fill={deep}
      />
      <Sleeve />
    </>
  );
}

function Bent({ left, right, top, root }: (typeof BENT)[number]) {
  const middle = (left + right) / 2;
  return (
    <>
      <Cut
        d={`M${left} ${root - 40}C${left + 6} ${top + 80} ${left + 1} ${top + 60} ${left - 1} ${top + 40}C${left - 2} ${top + 16} ${left + 8} ${top + 2} ${left + 20} ${top}C${middle} ${top - 4} ${right - 20} ${top - 2} ${right - 12} ${top + 6}C${right} ${top + 16} ${right + 4} ${top + 34} ${right + 1} ${top + 52}C${right - 2} ${top + 70} ${right - 2} ${top + 90} ${right} ${root - 30}C${right - 4} ${root + 20} ${left + 2} ${root + 20} ${left} ${root - 40}Z`}
        fill={lit}
      >
        {/* What turns down to the glass, and the side away from the light. */}
        <path
          d={`M${left - 9} ${top + 34}C${left + 12} ${top + 20} ${right - 24} ${top + 18} ${right - 16} ${top + 26}C${right - 10} ${top + 60} ${right - 20} ${root - 70} ${right} ${root - 22}L${right + 9} ${root - 30}V${top - 20}H${left - 9}Z`}
          fill={shade}
        />
        <path
          d={gouge(
            [[left + 11, top + 42], [middle - 8, top + 31], [right - 20, top + 37], 3],
            [[left + 14, top + 54], [middle - 8, top + 46], [right - 22, top + 51], 2.5],
          )}
          fill={deep}
        />
      </Cut>
      <path d={gouge([[right, top + 44], [right - 6, top + 80], [right + 1, root - 16], 3.5])} fill={deep} />
    </>
  );
}

/** The cuff of a shirt, its edge turned up a little, with its button. */
function Sleeve() {
  return (
    <Cut d="M-74 444C0 468 140 464 232 422L250 446L400 900H-150Z" fill={linen}>
      <path d="M168 400L190 470L360 900H460V400Z" fill={linenShade} />
      <path d={gouge([[-78, 470], [80, 508], [246, 442], 2.5])} fill={seam} />
      <path
        d={rake([[-44, 520], [-36, 560], [-60, 640], 3], [[50, 530], [66, 580], [60, 680], 3], 3)}
        fill={linenShade}
      />
    </Cut>
  );
}
