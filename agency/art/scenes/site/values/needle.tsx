import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [indigo, deep, pale, lac, lacShade, thread] = [
  "#1f2f86",
  "#14215c",
  "#9db0ff",
  "#a60f4a",
  "#7a0835",
  "#f4f5f1",
];

/** A patch of lac red, half sewn onto worn indigo cloth; the needle stands in its last stitch. */
export const draw: Draw = () => (
  <Stage ground="#ffe49c" width={960} height={640}>
    <Drawing width={960} height={640}>
      {/* The cloth, from the left edge; its hem is frayed. */}
      <path
        d="M-20 70L150 52L420 78L640 58L842 80L830 250L838 420L828 592L560 616L300 596L-20 626Z"
        fill="#e0ab2c"
        transform="translate(14 20)"
      />
      <Cut
        d="M-20 66L150 48L420 74L640 54L838 76L826 250L834 420L824 588L560 610L300 590L-20 620Z"
        fill={indigo}
      >
        <path d="M600 40C660 200 640 420 700 640H900V40Z" fill={deep} />
        <path
          d={rake([[610, 110], [580, 120], [548, 112], 5], [[690, 560], [650, 572], [610, 562], 5], 11)}
          fill={deep}
        />
        <path
          d={rake([[30, 120], [110, 112], [200, 120], 3], [[20, 560], [90, 552], [180, 562], 3], 12)}
          fill={pale}
        />
        <path
          d={rake([[720, 110], [724, 300], [716, 580], 3], [[800, 110], [804, 300], [806, 570], 3], 4)}
          fill={indigo}
        />
      </Cut>
      <path
        d={rake([[812, 96], [856, 102], [892, 90], 5], [[812, 570], [858, 578], [894, 564], 5], 25)}
        fill={indigo}
      />
      {/* The patch. */}
      <g transform="rotate(-5 420 330)">
        <path d="M262 180H596V488H262Z" fill={deep} />
        <Cut d="M250 168L584 176L578 470L256 476Z" fill={lac}>
          <path d="M470 160C500 260 490 380 520 490H600V160Z" fill={lacShade} />
          <path
            d={rake([[474, 200], [450, 206], [424, 200], 4], [[500, 450], [470, 456], [440, 450], 4], 8)}
            fill={lacShade}
          />
          <path
            d="M300 240L334 206L368 240L334 274ZM300 320L334 286L368 320L334 354ZM300 400L334 366L368 400L334 434Z"
            fill="#f6c6cf"
          />
          <path
            d="M318 240L334 224L350 240L334 256ZM318 320L334 304L350 320L334 336ZM318 400L334 384L350 400L334 416Z"
            fill={lac}
          />
        </Cut>
        {STITCHES.map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            d="M-26-6C-10-11 10-11 26-6C30 0 28 6 24 8C10 11-10 11-24 8C-30 4-30-2-26-6Z"
            fill={thread}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
      {/* The thread from the last stitch to the eye, in one loop. */}
      <path
        d="M586 262C660 214 742 246 716 306C694 354 622 330 648 268C676 204 780 166 836 150"
        fill="none"
        stroke={thread}
        strokeWidth="9"
        strokeLinecap="round"
      />
      {/* The needle. */}
      <g transform="translate(588 424) rotate(-48)">
        <path d="M-40 26C60 34 220 34 330 22L336 12L-40 18Z" fill={deep} opacity=".55" />
        <Cut d="M-70 0C40-12 220-16 344-14C366-12 366 12 344 14C220 14 40 10-70 0Z" fill="#dfe4e0">
          <path d="M-80 2C60 2 240 4 380 2V30H-80Z" fill="#75868f" />
          <path d={gouge([[20, -5], [120, -9], [230, -9], 3])} fill="#f4f5f1" />
        </Cut>
        <path d="M296-4C306-9 336-9 344-3C346 4 336 6 322 6C306 6 296 3 296-4Z" fill={deep} />
      </g>
    </Drawing>
  </Stage>
);

/** Where a stitch holds the patch: three sides are done, the fourth has begun. */
const STITCHES = [
  [300, 172, 90],
  [362, 172, 90],
  [424, 173, 90],
  [486, 174, 90],
  [548, 175, 90],
  [252, 212, 0],
  [253, 274, 0],
  [254, 336, 0],
  [255, 398, 0],
  [256, 452, 0],
  [306, 474, 90],
  [368, 473, 90],
  [430, 472, 90],
  [492, 471, 90],
  [582, 228, 0],
] as const;
