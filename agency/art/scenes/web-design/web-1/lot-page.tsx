import type { ReactNode } from "react";
import { Line } from "../../../kit/line.tsx";
import { At, Block } from "../../../kit/stage.tsx";

/** The colours of the exchange's pages. */
export const page = {
  paper: "#fbf9f1",
  ink: "#14241b",
  quiet: "#5d6b60",
  rule: "#d9dccb",
  green: "#0e5a3c",
  bid: "#f2c230",
  red: "#c43a1c",
} as const;

/**
 * A garden's band: stripes whose number, widths and colour come from its four-digit mark.
 * @param mark four digits
 */
export function GardenBand(props: {
  readonly mark: string;
  readonly width: number;
  readonly height: number;
  readonly upright?: boolean;
}) {
  const { mark, width, height, upright = false } = props;
  const [first = 1, second = 1, third = 1, last = 1] = [...mark].map(Number);
  const grounds = [page.green, "#7a2f14", "#1d4f6b", "#8a6a12", "#45306b", "#2c7a78", "#a13a22"];
  const ground = grounds[last % grounds.length] ?? page.green;
  const long = upright ? height : width;
  const repeat = 24 * (3 + (first % 3));
  const stripes = [
    { at: 0, wide: 6 + second * 3, color: page.bid },
    { at: repeat * 0.4, wide: 4 + third * 2, color: page.paper },
    { at: repeat * 0.7, wide: 6, color: first % 2 ? page.bid : page.paper },
  ];
  return (
    <At x={0} y={0} width={width} height={height} clip style={{ background: ground }}>
      {Array.from({ length: Math.ceil(long / repeat) }, (_, i) => i * repeat).flatMap((from) =>
        stripes.map(({ at, wide, color }) => (
          <Block
            key={from + at}
            x={upright ? 0 : from + at}
            y={upright ? from + at : 0}
            width={upright ? width : wide}
            height={upright ? wide : height}
            color={color}
          />
        )),
      )}
    </At>
  );
}

/**
 * The page of one lot on a phone, 420 wide and 820 high, enlarged or reduced to `width`.
 * @param words sale, lot, garden and grade, weight, price, unit, clock, button
 */
export function LotPage(props: {
  readonly width: number;
  readonly mark: string;
  readonly words: readonly string[];
  /** Share of the 42 seconds that is left. */
  readonly left: number;
  readonly button?: string;
  readonly children?: ReactNode;
}) {
  const { width, mark, words, left, button = page.bid } = props;
  const [sale, lot, tea, weight, price, unit, clock, bid] = words;
  return (
    <At
      x={0}
      y={0}
      width={420}
      height={820}
      style={{ background: page.paper, transform: `scale(${width / 420})`, transformOrigin: "0 0" }}
    >
      <Block x={0} y={0} width={420} height={84} color={page.green} />
      <Line x={28} y={24} size={34} weight={700} color="#fff">
        {sale}
      </Line>
      <Line x={0} y={24} width={392} align="right" size={34} weight={500} color="#dbe8cf">
        {lot}
      </Line>
      <At x={0} y={84} width={420} height={72}>
        <GardenBand mark={mark} width={420} height={72} />
      </At>
      <Line x={28} y={186} size={46} weight={700} stretch={84} color={page.ink}>
        {tea}
      </Line>
      <Line x={28} y={250} size={34} weight={500} color={page.quiet}>
        {weight}
      </Line>
      <Line x={28} y={326} size={118} weight={800} stretch={62} color={page.ink}>
        {price}
      </Line>
      <Line x={28} y={474} size={34} weight={500} color={page.quiet}>
        {unit}
      </Line>
      <Block x={28} y={556} width={364} height={16} color={page.rule} />
      <Block
        x={28}
        y={556}
        width={Math.round(364 * left)}
        height={16}
        color={left < 0.4 ? page.red : page.green}
      />
      <Line x={0} y={464} width={392} align="right" size={46} weight={700} color={page.ink}>
        {clock}
      </Line>
      <At x={28} y={624} width={364} height={132} style={{ background: button, borderRadius: 8 }}>
        <Line x={0} y={32} width={364} align="center" size={62} weight={800} stretch={84} color={page.ink}>
          {/* The taka sign reaches into the space before it. */}
          <span style={{ wordSpacing: 16 }}>{bid}</span>
        </Line>
      </At>
      {props.children}
    </At>
  );
}

/** A phone's dark case with rounded corners; children count from the screen's corner, `width` × `height`. */
export function Handset(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly shadow?: string;
  readonly screen?: string;
  readonly children: ReactNode;
}) {
  const { x, y, width, height, turn = 0, shadow = "none", screen = page.paper } = props;
  return (
    <At
      x={x}
      y={y}
      width={width + 36}
      height={height + 36}
      turn={turn}
      style={{ background: "#171a18", borderRadius: 44, boxShadow: shadow }}
    >
      <At x={18} y={18} width={width} height={height} clip style={{ background: screen, borderRadius: 28 }}>
        {props.children}
      </At>
    </At>
  );
}

/** The receipt of a won or accepted bid: a slip of 364 on green, with a saw-tooth foot. */
export function Receipt(props: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly mark: string;
  /** Heading, a line below it, name and number of the receipt, price, and what else stands at the foot. */
  readonly words: readonly string[];
}) {
  const { x, y, height, mark, words } = props;
  const [heading, below, name, number, price, foot] = words;
  const teeth = Array.from({ length: 14 }, (_, i) => `${364 - i * 28} ${height - (i % 2) * 22}`).join("L");
  return (
    <At
      x={x}
      y={y}
      width={364}
      height={height}
      style={{ background: "#fff", clipPath: `path("M0 0H364L${teeth}V0Z")` }}
    >
      <svg
        aria-hidden="true"
        width={84}
        height={84}
        viewBox="0 0 84 84"
        style={{ position: "absolute", left: 28, top: 32 }}
      >
        <circle cx={42} cy={42} r={42} fill={page.green} />
        <path d="M22 43L37 58L63 28" fill="none" stroke="#fff" strokeWidth={10} />
      </svg>
      <Line x={28} y={136} size={56} weight={800} stretch={84} color={page.ink}>
        {heading}
      </Line>
      <Line x={28} y={202} size={36} weight={500} color={page.quiet}>
        {below}
      </Line>
      <Block x={28} y={264} width={308} height={3} color={page.rule} />
      <Line x={28} y={284} size={34} weight={500} color={page.quiet}>
        {name}
      </Line>
      <Line x={28} y={324} size={46} weight={700} stretch={80} color={page.ink}>
        {number}
      </Line>
      <Line x={26} y={392} size={96} weight={800} stretch={62} color={page.green}>
        {price}
      </Line>
      <Line x={28} y={496} size={34} weight={500} color={page.quiet}>
        {foot}
      </Line>
      <At x={0} y={height - 104} width={364} height={56}>
        <GardenBand mark={mark} width={364} height={56} />
      </At>
    </At>
  );
}
