import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [brass, shade, glint, ink, paper] = ["#f4b400", "#a86f00", "#ffe49c", "#141618", "#f4f5f1"];

/** A trader's balance that stands level: two iron weights in one pan, a cone of yarn in the other. */
export const draw: Draw = () => (
  <Stage ground="#0b5e41" width={960} height={640}>
    <Drawing width={960} height={640}>
      {/* Its shadow on the table. */}
      <path d="M0 532H960V640H0Z" fill="#084a33" />
      <path
        d={rake([[60, 560], [300, 552], [560, 560], 3], [[420, 620], [640, 610], [900, 618], 3], 5)}
        fill="#0b5e41"
      />
      <g transform="translate(480 540) scale(.92) translate(-480 -548)">
        {" "}
        {/* Foot and post. */}
        <Cut d="M380 548C380 516 420 500 456 496H504C540 500 580 516 580 548Z" fill={brass}>
          <path d="M500 490C520 510 530 530 526 560H600V490Z" fill={shade} />
          <path
            d={rake([[400, 536], [420, 514], [460, 508], 3], [[430, 544], [450, 528], [490, 522], 3], 3)}
            fill={glint}
          />
        </Cut>
        <Cut d="M468 130H492L498 250L490 300L500 500H460L470 300L462 250Z" fill={brass}>
          <path d="M484 120V510H520V120Z" fill={shade} />
        </Cut>
        <path d="M456 246H504V268H456ZM458 470H502V486H458Z" fill={shade} />
        {/* Beam, pivot and pointer. */}
        <g transform="translate(480 0) scale(.56 1) translate(-480 0)">
          <Cut
            d="M214 152C300 128 420 140 480 118C540 140 660 128 746 152L746 166C660 158 560 176 480 164C400 176 300 158 214 166Z"
            fill={brass}
          >
            <path d="M200 162C300 146 420 160 480 148C540 160 660 146 760 162V200H200Z" fill={shade} />
            <path
              d={gouge([[260, 150], [340, 142], [420, 140], 3], [[540, 140], [620, 142], [690, 148], 3])}
              fill={glint}
            />
          </Cut>
        </g>
        <circle cx="480" cy="138" r="30" fill={brass} />
        <path d="M480 108A30 30 0 0 1 480 168C496 156 500 124 480 108Z" fill={shade} />
        <circle cx="480" cy="138" r="9" fill={ink} />
        <path d="M474 72L480 44L486 72L484 110H476Z" fill="#c42e14" />
        <Pan x={340}>
          {/* Yarn: a cone of madder. */}
          <Cut d="M-8-150H14L58-18H-56Z" fill="#c42e14">
            <path d="M10-160L20-10H80V-160Z" fill="#7c1808" />
            <path
              d={rake([[-30, -60], [0, -72], [30, -66], 3], [[-56, -24], [0, -36], [56, -30], 3], 4)}
              fill="#f08a70"
            />
            <path
              d={rake([[-12, -130], [4, -138], [20, -132], 3], [[-26, -84], [0, -94], [34, -88], 3], 3)}
              fill="#7c1808"
            />
          </Cut>
          <path d="M-6-166H12V-146H-6Z" fill={paper} />
        </Pan>
        <Pan x={620}>
          <Weight x={-28} height={96} width={64} />
          <Weight x={38} height={62} width={48} />
        </Pan>
      </g>
    </Drawing>
  </Stage>
);

/** A pan on three cords, with what lies in it. @param x where it hangs */
function Pan({ x, children }: { readonly x: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} 340) scale(.68)`}>
      <path d="M-3-264L-116-6H-108L0-254L108-6H116L3-264Z" fill={paper} />
      {children}
      <path d="M-2-264H3L16-6H8Z" fill={paper} />
      <path d="M-10-274C-10-288 10-288 10-274C10-262-10-262-10-274Z" fill={shade} />
      <Cut d="M-128-20H128C120 26 70 52 0 52C-70 52-120 26-128-20Z" fill={brass}>
        <path d="M-140 10C-60 40 40 36 70-30H150V70H-140Z" fill={shade} />
        <path
          d={rake([[-112, -4], [-80, 14], [-30, 22], 3], [[-84, 20], [-50, 34], [-6, 40], 3], 3)}
          fill={glint}
        />
      </Cut>
      <path d="M-132-24H132V-12H-132Z" fill={glint} />
    </g>
  );
}

/** A knobbed weight of iron. */
function Weight({
  x,
  height,
  width,
}: {
  readonly x: number;
  readonly height: number;
  readonly width: number;
}) {
  const half = width / 2;
  return (
    <g transform={`translate(${x} -22)`}>
      <Cut
        d={`M${-half} 0V${-height}C${-half} ${-height - 14} ${half} ${-height - 14} ${half} ${-height}V0Z`}
        fill="#dfe4e0"
      >
        <path d={`M${half * 0.2} 0V${-height - 20}H${half}V0Z`} fill="#75868f" />
        <path
          d={rake(
            [[-half + 6, -height + 4], [-half + 10, -height / 2], [-half + 6, -6], 3],
            [[-half + 16, -height], [-half + 18, -height / 2], [-half + 16, -20], 2],
            2,
          )}
          fill={paper}
        />
      </Cut>
      <path
        d={`M-8 ${-height - 6}V${-height - 18}C-16 ${-height - 34} 16 ${-height - 34} 8 ${-height - 18}V${-height - 6}Z`}
        fill="#dfe4e0"
      />
    </g>
  );
}
