import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Capacitor, Chip, Disc, Holder, Relay, Transistor } from "./old-board-parts.tsx";

const width = 1280;
const height = 880;
const [sand, turmeric, leaf, paper] = ["#E8B27A", "#F4B400", "#2BA878", "#F4F5F1"];
const [bench, dark, ink] = ["#E9B27A", "#B9713F", "#141618"];
const board = { x: 48, y: 48, width: 936, height: 764 };
const [copper, brown, hole] = ["#735733", "#5B4528", "#33241A"];

function Say(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly stretch?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
}) {
  const { x, y, size, color, stretch = 78, anchor = "start", children } = props;
  return (
    <text x={x} y={y} fill={color} textAnchor={anchor} {...svgFont(size, 800, stretch)}>
      {children}
    </text>
  );
}

/** The bare board with its tracks, its four screws and the gold contacts at its lower edge. */
function Bare({ children }: { readonly children: ReactNode }) {
  const { x, y } = board;
  const right = x + board.width;
  const bottom = y + board.height;
  const tracks = [
    "M444 392H512M444 422H512M444 452H512",
    "M864 392H900L924 416V560M864 422H884L904 442V600L884 620H860M864 452L880 468V560L864 576",
    "M130 506V560M155 506V548L180 573M280 506V540L300 560M305 506V530L345 570M330 506V520L420 560",
    "M580 506V540L600 560M605 506V530L625 550M730 506V536L760 566M805 506V546L790 561",
    "M152 142V180M216 142V160L244 188M344 142V160L372 188M472 142V160L500 188M600 142V160L640 188",
    "M480 620H530L570 640H620",
  ];
  return (
    <>
      <rect x={x + 16} y={y + 16} width={board.width} height={board.height} fill={dark} />
      <rect x={x + 92} y={bottom - 20} width={376} height={44} fill={dark} />
      <rect x={x} y={y} width={board.width} height={board.height} fill={brown} />
      <rect x={x + 76} y={bottom - 2} width={376} height={30} fill={brown} />
      {Array.from({ length: 14 }, (_, i) => x + 92 + i * 25).map((left) => (
        <rect key={left} x={left} y={bottom - 22} width={14} height={50} fill="#D9A441" />
      ))}
      {tracks.map((d) => (
        <path key={d} d={d} fill="none" stroke={copper} strokeWidth={9} strokeLinejoin="bevel" />
      ))}
      {[
        [x + 30, y + 30],
        [right - 30, y + 30],
        [x + 30, bottom - 30],
        [right - 30, bottom - 30],
      ].map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r={18} fill={hole} />
          <circle cx={cx} cy={cy} r={13} fill="#B9C0BE" />
          <path d={`M${(cx ?? 0) - 9} ${cy}h18`} stroke={ink} strokeWidth={4} />
        </g>
      ))}
      {children}
    </>
  );
}

/** Ten screw terminals, where the machine's cables came in. */
function Terminals() {
  return (
    <>
      <rect x={120} y={84} width={640} height={58} fill="#1A1412" transform="translate(8 8)" />
      <rect x={120} y={70} width={640} height={50} fill={leaf} />
      <rect x={120} y={120} width={640} height={22} fill="#1E7A57" />
      {Array.from({ length: 10 }, (_, i) => 152 + i * 64).map((x) => (
        <g key={x} transform={`translate(${x} 95)`}>
          <circle r={16} fill="#1E7A57" />
          <circle r={12} fill="#D5D0C6" />
          <path d="M-8 -6L8 6" stroke={ink} strokeWidth={4} />
        </g>
      ))}
    </>
  );
}

/** Where the battery leaked: the stain it left, and its outline, from whose two pads the wires now go out. */
function Stain() {
  return (
    <>
      <path
        d="M836 152c30 -22 92 -14 104 18c10 26 -6 44 4 72c10 34 -14 62 -44 66c-14 2 -10 26 -26 26s-10 -24 -26 -30c-34 -12 -40 -44 -32 -74c6 -24 -4 -60 20 -78z"
        fill="#7F8C6A"
      />
      <path
        d="M850 176c22 -18 62 -10 70 12c6 20 -6 32 0 54c6 26 -12 40 -34 42c-28 2 -44 -16 -40 -42c2 -22 -10 -54 4 -66z"
        fill="#B4C49A"
      />
      <circle cx={820} cy={318} r={9} fill="#7F8C6A" />
      <circle cx={936} cy={322} r={12} fill="#7F8C6A" />
      <rect x={848} y={166} width={72} height={124} fill="none" stroke={paper} strokeWidth={5} />
      <circle cx={884} cy={190} r={13} fill="#D9A441" />
      <circle cx={884} cy={266} r={13} fill="#D9A441" />
    </>
  );
}

/** The board of 1996 on the bench, from above: what was renewed, what was moved out, and the part that stops in time. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground={bench} width={width} height={height}>
    <Drawing width={width} height={height}>
      {[216, 436, 656].map((y) => (
        <rect key={y} y={y} width={width} height={5} fill="#D79C63" />
      ))}
      <Bare>
        <Terminals />
        {[100, 242, 384, 526, 668].map((x) => (
          <Relay key={x} x={x} y={176} />
        ))}
        <Stain />
        <Chip x={92} y={352} width={352} height={140} pins={14} />
        <Chip x={512} y={352} width={352} height={140} pins={14} />
        {[0, 1].map((i) => (
          <g key={i} transform={`translate(${268 + i * 420} 422)`}>
            <circle cx={98} r={46} fill="#4A4F50" />
            <circle cx={98} r={36} fill="#7B8385" />
            <rect
              x={-132}
              y={-42}
              width={240}
              height={84}
              fill={paper}
              transform={`rotate(${i ? 1.5 : -2})`}
            />
            <Say x={-12} y={20} size={56} color={ink} anchor="middle">
              {word(picture, i)}
            </Say>
          </g>
        ))}
        {[142, 306, 414].map((x) => (
          <Capacitor key={x} x={x} y={628} />
        ))}
        {[224, 494].map((x) => (
          <Disc key={x} x={x} y={606} />
        ))}
        <Say x={92} y={758} size={48} color={paper}>
          {word(picture, 2)}
        </Say>
        <Say x={784} y={116} size={48} color={sand}>
          {word(picture, 6)}
        </Say>
        <Chip x={602} y={578} width={120} height={84} pins={4} />
        <Transistor x={786} y={568} />
        <ellipse cx={740} cy={622} rx={186} ry={96} fill="none" stroke={turmeric} strokeWidth={11} />
        <rect x={488} y={716} width={440} height={68} fill="#33241A" />
        <rect x={480} y={708} width={440} height={68} fill={turmeric} />
        <Say x={700} y={758} size={46} stretch={70} color={ink} anchor="middle">
          {word(picture, 5)}
        </Say>
      </Bare>
      <path d="M884 190H1124V240" fill="none" stroke="#C42E14" strokeWidth={12} strokeLinejoin="bevel" />
      <path d="M884 266H1018V644H1124V610" fill="none" stroke={ink} strokeWidth={12} strokeLinejoin="bevel" />
      <Holder x={1056} y={230} />
      <Say x={1128} y={728} anchor="middle" size={48} color={ink}>
        {word(picture, 3)}
      </Say>
      <Say x={1128} y={782} anchor="middle" size={48} color={ink}>
        {word(picture, 4)}
      </Say>
    </Drawing>
  </Stage>
);
