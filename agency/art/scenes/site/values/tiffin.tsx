import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [steel, shade, light, ink, paper] = ["#c3c9c1", "#75868f", "#f4f5f1", "#141618", "#ffe49c"];

/** A lunch carrier of three steel boxes, still closed, with a folded letter under its clasp. */
export const draw: Draw = () => (
  <Stage ground="#a60f4a" width={960} height={640}>
    <Drawing width={960} height={640}>
      <path d="M0 552H960V640H0Z" fill="#7a0835" />
      <path
        d={rake([[40, 580], [200, 572], [330, 580], 3], [[640, 616], [780, 608], [930, 616], 3], 4)}
        fill="#a60f4a"
      />
      <g transform="translate(480 560) scale(.86) translate(-480 -570)">
        {" "}
        <path d="M330 560L700 560L800 604H400Z" fill="#4f0422" />
        {/* The letter sticks out on the left, behind the frame. */}
        <g transform="rotate(-9 340 300)">
          <Cut d="M190 210H400V352H190Z" fill={paper}>
            <path d="M190 210L296 300L400 210V196H190Z" fill={light} />
            <path
              d={gouge([[192, 212], [250, 262], [296, 298], 3], [[400, 212], [350, 256], [296, 298], 3])}
              fill="#a86f00"
            />
            <path
              d={rake([[200, 320], [240, 316], [290, 320], 3], [[200, 340], [226, 336], [258, 340], 3], 2)}
              fill="#a86f00"
            />
          </Cut>
          <circle cx="298" cy="300" r="17" fill="#c42e14" />
          <path d="M298 283A17 17 0 0 1 298 317C308 308 308 292 298 283Z" fill="#7c1808" />
        </g>
        <Box top={424} bottom={556} />
        <Box top={296} bottom={428} />
        <Box top={168} bottom={300} />
        {/* The lid. */}
        <Cut d="M318 172C330 128 400 112 480 112C560 112 630 128 642 172Z" fill={steel}>
          <path d="M540 100C580 120 590 150 590 180H660V100Z" fill={shade} />
          <path
            d={rake([[350, 160], [380, 138], [440, 128], 4], [[380, 168], [410, 152], [470, 142], 4], 3)}
            fill={light}
          />
        </Cut>
        <path d="M308 168H652V186H308Z" fill={light} />
        <path d="M600 168H652V186H600Z" fill={shade} />
        {/* The frame: two bands, the handle, the clasp. */}
        <path d="M330 176H352V566H330Z" fill={ink} />
        <path d="M608 176H630V566H608Z" fill={ink} />
        <path
          d={gouge([[336, 200], [334, 380], [336, 540], 3], [[614, 200], [612, 380], [614, 540], 3])}
          fill={shade}
        />
        <path d="M322 548H638V572H322Z" fill={ink} />
        <path
          d="M330 184V120C330 60 400 36 480 36C560 36 630 60 630 120V184H608V124C608 80 560 58 480 58C400 58 352 80 352 124V184Z"
          fill={ink}
        />
        <Cut d="M404 24H556C572 24 572 70 556 70H404C388 70 388 24 404 24Z" fill="#f4b400">
          <path d="M380 52H580V80H380Z" fill="#a86f00" />
          <path
            d={rake([[412, 34], [430, 31], [448, 34], 3], [[512, 34], [530, 31], [548, 34], 3], 3)}
            fill={paper}
          />
        </Cut>
        <Cut d="M456 100H504V206C504 224 456 224 456 206Z" fill={ink}>
          <path d={gouge([[466, 116], [464, 150], [466, 196], 3])} fill={shade} />
        </Cut>
        <circle cx="480" cy="196" r="8" fill="#f4b400" />
      </g>
    </Drawing>
  </Stage>
);

/** One of the boxes: a band of light, a band of shadow, the rim on which the next one stands. */
function Box({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  const [upper, lower] = [top + 14, bottom - 10];
  return (
    <>
      <Cut
        d={`M322 ${upper}H638V${lower - 18}C638 ${lower} 630 ${lower + 4} 616 ${lower + 4}H344C330 ${lower + 4} 322 ${lower} 322 ${lower - 18}Z`}
        fill={steel}
      >
        <path d={`M560 ${top}C572 ${top + 50} 566 ${top + 90} 548 ${bottom}H650V${top}Z`} fill={shade} />
        <path
          d={rake(
            [[548, top + 30], [520, top + 34], [492, top + 30], 4],
            [[540, bottom - 26], [520, bottom - 22], [500, bottom - 26], 4],
            6,
          )}
          fill={shade}
        />
        <path
          d={`M372 ${top}C366 ${top + 50} 366 ${top + 80} 374 ${bottom}H412C404 ${top + 80} 404 ${top + 50} 410 ${top}Z`}
          fill={light}
        />
        <path
          d={`M322 ${lower - 12}C420 ${lower} 540 ${lower} 638 ${lower - 12}V${bottom + 4}H322Z`}
          fill={shade}
        />
      </Cut>
      <path d={`M314 ${top}H646V${top + 18}H314Z`} fill={light} />
      <path d={`M566 ${top}H646V${top + 18}H566Z`} fill={shade} />
      <path d={`M314 ${top + 16}H646V${top + 21}H314Z`} fill={ink} />
    </>
  );
}
