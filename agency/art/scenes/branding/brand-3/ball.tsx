import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { Lot, plain, Summits } from "./knit.tsx";

const SHAPE =
  "M-200 0C-200-96-176-138-120-142C-60-146 60-146 120-142C176-138 200-96 200 0C200 96 176 138 120 142C60 146-60 146-120 142C-176 138-200 96-200 0Z";

/**
 * A ball of wool lying on its side, 400 wide and 288 high at size 1, without its band; inside a `Drawing`.
 * @param x middle, `y` middle
 */
export function Wool(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly children?: ReactNode;
}) {
  const { x, y, size, color } = props;
  const [dark, light] = [mix(color, "#1a2024", 0.24), mix(color, "#ffffff", 0.26)];
  const id = `wool-${Math.round(x)}-${Math.round(y)}`;
  const winds = (from: number, step: number, lean: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const at = from + i * step;
      return `M${at} -150C${at + lean} -60 ${at + lean} 60 ${at - lean * 0.4} 150`;
    }).join("");
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <clipPath id={id}>
        <path d={SHAPE} />
      </clipPath>
      <g clipPath={`url(#${id})`} fill="none" strokeLinecap="round">
        <path d={SHAPE} fill={color} />
        <path d={winds(-260, 22, 60)} stroke={dark} strokeWidth={5} />
        <path d={winds(-250, 44, 60)} stroke={light} strokeWidth={5} />
        <path
          d="M-210 -60C-160 -110 -120 -40 -60 -150M-210 30C-150 -40 -120 70 -40 150M210 -40C160 20 150 90 90 150M210 -110C150 -60 120 -120 60 -150"
          stroke={dark}
          strokeWidth={6}
        />
        <path d="M-210 146H210V96C100 130-100 130-210 96Z" fill={dark} opacity={0.5} />
      </g>
      {props.children}
    </g>
  );
}

/** What a band says. */
export interface Said {
  readonly name: string;
  readonly colour?: string | undefined;
  readonly thick?: string | undefined;
  readonly below?: readonly string[];
  readonly code: string;
  readonly colors: readonly [string, string];
}

/** The paper band round a ball, 232 wide: mark, lot, the name of the yarn; drawn as a child of `Wool`. */
export function Band({
  said,
  paper,
  ink,
}: {
  readonly said: Said;
  readonly paper: string;
  readonly ink: string;
}) {
  const { name, colour, thick, below = [], code, colors } = said;
  return (
    <g>
      <path
        d="M-118 -142C-40 -146 40 -146 118 -142C124 -60 124 60 118 142C40 146 -40 146 -118 142C-112 60 -112 -60 -118 -142Z"
        fill={paper}
      />
      <path
        d="M118 -142C124 -60 124 60 118 142L104 143C110 60 110 -60 104 -143Z"
        fill={mix(paper, "#1a2024", 0.16)}
      />
      <Summits x={-96} base={-56} width={192} color={ink} />
      <text x={-94} y={-16} fill={ink} {...plain(31, 640)}>
        {name}
      </text>
      <Lot x={-94} y={6} width={188} code={code} colors={colors} tall={1.7} />
      {colour && (
        <text x={-94} y={96} fill={ink} {...plain(32, 680)}>
          {colour}
        </text>
      )}
      {thick && (
        <text x={94} y={96} textAnchor="end" fill={ink} {...plain(40, 700)}>
          {thick}
        </text>
      )}
      {below.map((line, i) => (
        <text key={line} x={-94} y={124 + i * 26} fill={ink} {...plain(24, 560, 92)}>
          {line}
        </text>
      ))}
    </g>
  );
}
