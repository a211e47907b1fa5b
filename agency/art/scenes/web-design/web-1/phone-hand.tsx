import { Cut, gouge } from "../../../kit/portrait.tsx";

const [lit, shade, deep, nail, glint] = ["#b07850", "#7c4f33", "#43281a", "#dcae8f", "#f0d0b6"];
const [linen, linenShade, seam] = ["#d8d2c0", "#a39b84", "#7d755f"];

/** Fingers that come round the phone's left edge: how far out and how low each lies, its size and turn. */
const ROUND = [
  { x: -51, y: 306, size: 0.8, turn: 4 },
  { x: -61, y: 244, size: 0.94, turn: 7 },
  { x: -64, y: 180, size: 1, turn: 10 },
  { x: -57, y: 114, size: 0.96, turn: 15 },
] as const;

/** What of a right hand lies behind the phone: its palm, and where the fingers come from. */
export function Palm() {
  return (
    <>
      <path d="M-12 150H24V400H-24Z" fill={deep} />
      <path d="M250 190C276 176 296 190 310 214L360 330V400H250Z" fill={shade} />
    </>
  );
}

/** The fingers of a right hand, bent round the phone's left edge; its corner is at 0, 0. */
export function Fingers() {
  return ROUND.map(({ x, y, size, turn }) => (
    <g key={y} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size * 0.88} ${size})`}>
      <Cut
        d="M3 20C6 5 18-2 34-1C48 1 58 4 74 5C93 7 106 18 106 33C106 48 95 57 80 59C66 61 56 56 44 58C28 61 12 60 5 48C0 38 0 30 3 20Z"
        fill={lit}
      >
        <path d="M-6 30C2 42 20 44 42 41C56 39 66 44 80 43C92 42 100 36 110 24V70H-10Z" fill={shade} />
        <path
          d="M73 12C83 10 94 14 98 23C99 30 95 33 87 33C79 34 72 32 69 28C67 22 68 15 73 12Z"
          fill={nail}
        />
        <path d="M91 14C97 17 100 24 97 31C92 34 90 32 89 32C93 26 93 20 91 14Z" fill={glint} />
        <path
          d={gouge(
            [[22, 2], [15, 12], [19, 26], 2.5],
            [[33, 2], [27, 12], [31, 24], 2.5],
            [[42, 5], [38, 12], [40, 20], 2],
          )}
          fill={deep}
        />
      </Cut>
      <path d={gouge([[2, 42], [40, 70], [92, 55], 2.5])} fill={deep} />
    </g>
  ));
}

/** The thumb of that hand over the phone's right edge, bent to its button; and the cuff. */
export function Thumb() {
  return (
    <>
      {/* Its shadow on the glass. */}
      <path d="M216 284C230 300 240 304 248 306V262H214Z" fill={deep} opacity={0.35} />
      <Cut
        d="M206 262C202 244 214 232 234 230C252 226 268 212 286 206C304 202 320 212 328 230C342 258 366 290 400 320L470 380V440H250C240 400 252 350 272 318C276 304 272 294 266 288C250 292 232 292 220 284C212 280 208 272 206 262Z"
        fill={lit}
      >
        <path
          d="M204 262C222 276 246 272 262 264C280 258 296 268 300 292C304 330 300 380 310 450H240L190 290Z"
          fill={shade}
        />
        <path
          d="M212 252C214 242 224 238 236 238C246 240 250 246 248 254C244 264 232 270 222 268C214 266 211 260 212 252Z"
          fill={nail}
        />
        <path
          d="M213 252C214 244 218 241 224 240C219 248 219 258 223 267C214 266 211 260 213 252Z"
          fill={glint}
        />
        <path
          d={gouge(
            [[276, 216], [288, 222], [292, 236], 3],
            [[288, 210], [302, 218], [306, 232], 3],
            [[302, 210], [314, 220], [316, 232], 2.5],
          )}
          fill={deep}
        />
      </Cut>
      <path d={gouge([[252, 285], [286, 292], [262, 344], 3])} fill={deep} />
      <Cut d="M300 396C330 372 370 330 396 286L520 340V480H300Z" fill={linen}>
        <path d="M330 400C370 380 420 380 520 400V480H300Z" fill={linenShade} />
        <path d={gouge([[318, 404], [376, 366], [414, 296], 2.5])} fill={seam} />
      </Cut>
    </>
  );
}
