type Point = readonly [number, number];

/**
 * One pull of the sign-writer's flat brush: pressed at both ends, lighter between, lifted off at his slant.
 * @param bend how far the middle swings out
 */
export function pull([x1, y1]: Point, [x2, y2]: Point, width: number, bend = 0): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const upright = Math.abs(y2 - y1) >= Math.abs(x2 - x1);
  const half = (width / 2 / Math.abs(upright ? y2 - y1 : x2 - x1)) * long;
  const slant = width * 0.09;
  const corner = (x: number, y: number, side: number): Point =>
    upright ? [x + side * half * 1.06, y - side * slant] : [x - side * slant, y + side * half * 1.06];
  const waist = (side: number): Point => {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const out = side * half * 0.8 + bend;
    return upright ? [x + out, y] : [x, y + out];
  };
  const lift = (x: number, y: number, way: number): Point =>
    upright
      ? [x, y + way * width * 0.08 * Math.sign(y2 - y1)]
      : [x + way * width * 0.08 * Math.sign(x2 - x1), y];
  return `M${corner(x1, y1, -1)}Q${waist(-1)} ${corner(x2, y2, -1)}Q${lift(x2, y2, 1)} ${corner(x2, y2, 1)}Q${waist(1)} ${corner(x1, y1, 1)}Q${lift(x1, y1, -1)} ${corner(x1, y1, -1)}Z`;
}

/** A letter 100 high: pulls of the brush, or one round stroke. */
type Letter = { readonly wide: number; readonly pulls?: readonly string[]; readonly round?: string };

const letters: Readonly<Record<string, Letter>> = {
  A: {
    wide: 68,
    pulls: [pull([30, 0], [11, 100], 22, -1), pull([38, 0], [57, 100], 22, 1), pull([20, 72], [48, 72], 17)],
  },
  G: {
    wide: 59,
    round: "M48 34C48 15 41 11 31 11C16 11 12 24 12 50C12 76 16 89 31 89C42 89 48 84 48 72V57L29 59",
  },
  N: {
    wide: 73,
    pulls: [pull([12, 0], [12, 100], 22), pull([61, 0], [61, 100], 22), pull([14, 0], [59, 100], 20, -1)],
  },
  W: {
    wide: 98,
    pulls: [
      pull([10, 0], [28, 100], 21),
      pull([46, 2], [30, 100], 17),
      pull([52, 2], [68, 100], 17),
      pull([88, 0], [70, 100], 21),
    ],
  },
  Y: {
    wide: 66,
    pulls: [pull([11, 0], [33, 62], 22, -1), pull([55, 0], [33, 62], 20, 1), pull([33, 57], [33, 100], 22)],
  },
  "0": {
    wide: 58,
    round: "M29 11C15 11 12 26 12 50C12 74 15 89 29 89C43 89 46 74 46 50C46 26 43 11 29 11Z",
  },
  "3": {
    wide: 56,
    round:
      "M10 30C10 15 17 11 27 11C38 11 43 18 43 28C43 41 36 47 23 48C38 49 45 58 45 70C45 83 38 89 27 89C16 89 9 83 9 68",
  },
  "4": {
    wide: 82,
    pulls: [pull([55, 0], [55, 100], 25, -1), pull([47, 0], [18, 71], 21, -3), pull([3, 73], [82, 71], 21)],
  },
  "7": { wide: 54, pulls: [pull([0, 12], [54, 11], 22), pull([42, 4], [19, 100], 23, 4)] },
  ":": { wide: 24, pulls: [pull([12, 22], [12, 44], 21), pull([12, 64], [12, 86], 21)] },
};

/** What two letters move together by. */
const together: Readonly<Record<string, number>> = { WA: 13, AY: 13, NG: -1 };

/** Words in the painter's own letters, as wide as `width`; a letter is 100 high before that. */
export function Brushed(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly children: string;
}) {
  const { x, y, width, color, children } = props;
  let end = 0;
  const set = [...children].map((sign, index) => {
    const letter = letters[sign];
    if (!letter) throw new Error(`The sign-writer has no letter ${sign}`);
    const from = end - (together[`${children[index - 1]}${sign}`] ?? 0);
    end = from + letter.wide + 6;
    return { letter, from };
  });
  return (
    <g transform={`translate(${x} ${y}) scale(${width / (end - 6)})`} fill={color} stroke={color}>
      <text y={100} fontSize={80} fill="none" stroke="none">
        {children}
      </text>
      {set.map(({ letter, from }) => (
        <g key={from} transform={`translate(${from} 0)`}>
          {letter.pulls?.map((d) => (
            <path key={d} d={d} stroke="none" />
          ))}
          {letter.round && <path d={letter.round} fill="none" strokeWidth={22} />}
        </g>
      ))}
    </g>
  );
}

/** The company's arrow: three pulls of the brush, to the right; 100 by 84 before `size` makes it that wide. */
export function BrushedArrow(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}) {
  const { x, y, size, color } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} fill={color}>
      <path d={pull([1, 45], [78, 43], 23, -3)} />
      <path d={pull([48, 0], [84, 43], 21, 4)} />
      <path d={pull([48, 86], [84, 43], 21, 4)} />
    </g>
  );
}
