import { svgFont } from "../../../kit/type.tsx";

/** A line of the post's letters at a place. */
export function Say(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
}) {
  const { x, y, size, color, anchor = "start", children } = props;
  return (
    <text x={x} y={y} fill={color} textAnchor={anchor} {...svgFont(size, 800, 78)}>
      {children}
    </text>
  );
}

/** A measure from one moment to another, with a stroke across either end. */
export function Measure(props: {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly color: string;
  readonly tall?: number;
}) {
  const { from, to, y, color, tall = 44 } = props;
  return (
    <path
      d={`M${from} ${y}H${to}M${from + 5} ${y - tall / 2}v${tall}M${to - 5} ${y - tall / 2}v${tall}`}
      stroke={color}
      strokeWidth={10}
    />
  );
}

/** A time and what it means, on two lines about one middle. */
export function Two(props: {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly size: number;
  readonly words: string;
}) {
  const { x, y, color, size, words } = props;
  const cut = words.indexOf("ms") + 2;
  return (
    <>
      <Say x={x} y={y} size={size} color={color} anchor="middle">
        {words.slice(0, cut)}
      </Say>
      <Say x={x} y={y + size * 0.9} size={size * 0.94} color={color} anchor="middle">
        {words.slice(cut + 1)}
      </Say>
    </>
  );
}
