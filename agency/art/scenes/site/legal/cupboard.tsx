import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { Fist, fist, Pinch, pinch, type Skin } from "./hands.tsx";

const [leaf, deep, light, night] = ["#0b5e41", "#084a33", "#4fb286", "#05291c"];
const [steel, steelShade, paper, iron, ink] = ["#dfe4e0", "#8499a6", "#f4f5f1", "#3a4a55", "#141618"];
const [brass, brassShade, glint, madder, madderShade] = [
  "#f4b400",
  "#a86f00",
  "#ffe49c",
  "#c42e14",
  "#8c1c0a",
];
const older: Skin = { lit: "#dfa06c", shade: "#a8612f", deep: "#6b3115", nails: "#a60f4a" };
const younger: Skin = { lit: "#e3aa78", shade: "#b06c3a", deep: "#6b3115", nails: "#f6d3b4" };

const LEFT = "translate(236 690) rotate(-20) scale(1.18)";
const RIGHT = "translate(1092 692) rotate(14) scale(1.18)";

/** A steel cupboard, a hand's breadth open on one stack of letters; two women hold a key to it each. */
export const draw: Draw = () => (
  <Stage ground="#ffe49c" width={1280} height={800}>
    <Drawing width={1280} height={800}>
      <path d="M352 92H1040L1018 148H1014V820H352Z" fill="#e0ab2c" />
      <Cupboard />
      <Letters />
      <Door />
      {/* The first hand, with its bangle. */}
      <g transform={LEFT}>
        <Fist skin={older}>
          <Key x={222} y={-76} turn={3} />
        </Fist>
        <Cut
          d="M-62-58C-52-63-40-62-32-57C-24-16-24 20-32 60C-40 65-52 67-62 63C-53 24-53-18-62-58Z"
          fill={madder}
        >
          <path d="M-80 22H0V80H-80Z" fill={madderShade} />
          <path d="M-80-34L0-56V-38L-80-16ZM-80 2L0-20V-2L-80 20ZM-80 38L0 16V34L-80 56Z" fill={paper} />
        </Cut>
      </g>
      {/* The second, in a dark sleeve. */}
      <g transform={RIGHT}>
        <Pinch skin={younger}>
          <Key x={-238} y={-14} turn={178} flipped />
        </Pinch>
        <Cut
          d="M44-66C70-76 90-78 120-82L560-120V140L120 84C90 80 66 78 40 68C54 30 56-26 44-66Z"
          fill={iron}
        >
          <path d="M20 30C100 20 200 30 560 10V160H20Z" fill={ink} />
          <path
            d={rake([[96, -60], [104, -30], [92, 4], 4], [[190, -66], [168, -40], [176, 6], 4], 3)}
            fill={ink}
          />
        </Cut>
        <path d={gouge([[62, -56], [76, 0], [58, 62], 3])} fill={steelShade} />
      </g>
    </Drawing>
  </Stage>
);

/** The body, its crown, the closed door with its mirror, and the dark behind the other. */
function Cupboard() {
  return (
    <>
      <Cut d="M322 110H958V820H322Z" fill={leaf}>
        <path d="M322 110H958L940 140H322Z" fill={deep} />
      </Cut>
      <Cut d="M296 56H984V84L962 116H318L296 84Z" fill={leaf}>
        <path d="M296 84H984V120H296Z" fill={deep} />
        <path d={gouge([[306, 64], [500, 60], [760, 63], 3])} fill={light} />
      </Cut>
      <path d="M556 156H930V820H556Z" fill={night} />
      <path d="M930 156H944V820H930Z" fill={deep} />
      {/* The closed door; its pressed edge catches light at the left, casts shade at the right. */}
      <Cut d="M346 156H566V820H346Z" fill={leaf}>
        <path d="M552 140H570V820H552Z" fill={deep} />
        <g transform="translate(26 30)">
          <path d={fist} transform={LEFT} fill={deep} />
        </g>
      </Cut>
      <path d="M346 156H352V820H346ZM352 156H566V161H352Z" fill={light} />
      <Cut d="M384 204C384 190 392 184 404 184H508C520 184 528 190 528 204V660H384Z" fill={steel}>
        <path d="M384 184H394V670H384ZM384 184H528V192H384Z" fill={steelShade} />
        <path d="M394 470L528 260V330L394 540ZM394 420L528 210V228L394 438Z" fill={paper} />
        <g transform="translate(26 30)">
          <path d={fist} transform={LEFT} fill={steelShade} />
        </g>
      </Cut>
    </>
  );
}

/** The door that stands open, hinged at the right: its face is turned from the light, its edge is not. */
function Door() {
  return (
    <>
      <Cut d="M740 100L936 156V820H740Z" fill={deep}>
        <path d="M772 156L904 190V820H772Z" fill={leaf} />
        <path d="M780 170L904 202V820H780Z" fill={deep} />
        <path
          d={rake([[888, 230], [872, 226], [850, 222], 3], [[888, 380], [866, 380], [836, 380], 3], 8)}
          fill={night}
        />
        <g transform="translate(24 30)">
          <path d={pinch} transform={RIGHT} fill={night} />
        </g>
      </Cut>
      <path d="M722 106L740 100V820H722Z" fill={light} />
      {/* Lock and handle. */}
      <circle cx="760" cy="390" r="5" fill={night} />
      <Cut d="M752 300C770 298 784 306 784 320V430C784 444 770 450 752 448Z" fill={steel}>
        <path d="M772 290H790V460H772Z" fill={steelShade} />
      </Cut>
      <path d="M764 404A11 11 0 1 1 765 404L772 430H758Z" fill={ink} />
      <Cut d="M756 322H846C858 322 858 346 846 346H756Z" fill={steel}>
        <path d="M750 336H870V350H750Z" fill={steelShade} />
      </Cut>
    </>
  );
}

/** Letters on a shelf, tied crosswise. */
function Letters() {
  return (
    <>
      <g transform="translate(-86 -30) rotate(-3 660 372) scale(1.14)">
        {["#8fa4f0", "#ffffff", "#ffe49c", "#f6c6cf", "#f4f5f1", "#c9d3f7"].map((fill, i) => (
          <path key={fill} d={`M${602 - i * 4} ${212 + i * 7}H780V370H${602 - i * 4}Z`} fill={fill} />
        ))}
        <Cut d="M576 254H756V372H576Z" fill={paper}>
          <path d="M576 254L660 330L744 254V238H576Z" fill={steel} />
          <path
            d={gouge([[576, 254], [620, 298], [660, 330], 3], [[660, 330], [702, 296], [744, 254], 3])}
            fill={steelShade}
          />
        </Cut>
        <path
          d="M638 212L644 212L647 372H641ZM650 212H656L659 372H653ZM574 312L780 304V310L574 318ZM574 322L780 314V320L574 328Z"
          fill={madder}
        />
        <path
          d="M650 314C618 276 590 282 596 302C602 320 630 320 650 314C676 318 704 304 698 288C690 272 662 290 650 314ZM648 316C636 336 628 344 622 362M652 316C666 334 668 346 682 358"
          fill="none"
          stroke={madder}
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="650" cy="315" r="10" fill={madder} />
      </g>
      <path d="M566 388H742V402H566Z" fill={light} />
      <path d="M566 402H742V414H566Z" fill={deep} />
    </>
  );
}

/** A key; its bow is at the place, its bit at the other end, below or, `flipped`, above. */
function Key(props: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly flipped?: boolean;
}) {
  const { x, y, turn, flipped = false } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1 ${flipped ? -1 : 1})`}>
      <Cut d="M30-9H188V9H182V46H164V32H150V46H132V9H30Z" fill={brass}>
        <path d="M20 3H210V16H20ZM130 34H210V50H130Z" fill={brassShade} />
      </Cut>
      <path d="M44-14H56V14H44Z" fill={glint} />
      <path
        d="M0-38A38 38 0 0 1 0 38A38 38 0 0 1 0-38ZM0-16A16 16 0 0 1 0 16A16 16 0 0 1 0-16Z"
        fill={brass}
        fillRule="evenodd"
      />
      <path d="M-38 0A38 38 0 0 0 38 0H16A16 16 0 0 1-16 0Z" fill={brassShade} transform="rotate(-6)" />
    </g>
  );
}
