import { mulberry32 } from "../../../weave/random.ts";

/** The liquors of a tasting table, pale to strong. */
export const liquors = ["#e0983a", "#d47c22", "#c4641a", "#b24d14", "#9a3a10", "#cf8a2c"] as const;

/** The round shadow that a bowl throws in hard light from the upper left. Inside a `Drawing`. */
export function BowlShadow({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <path
      d={`M${x - r * 0.71} ${y + r * 0.71}L${x - r * 0.1} ${y + r * 1.3}A${r * 0.86} ${r * 0.86} 0 0 0 ${x + r * 1.3} ${y - r * 0.1}L${x + r * 0.71} ${y - r * 0.71}Z`}
      fill="rgba(31,47,36,.34)"
    />
  );
}

/** A white tasting bowl of tea from straight above, in hard light from the upper left. Inside a `Drawing`. */
export function Bowl(props: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly liquor: string;
}) {
  const { x, y, r, liquor } = props;
  const id = `tea${Math.round(x)}-${Math.round(y)}`;
  return (
    <>
      <defs>
        <radialGradient id={id} cx="0.62" cy="0.66" r="0.75">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#3a1204" stopOpacity="0.62" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle cx={x} cy={y} r={r * 0.8} />
        </clipPath>
      </defs>
      <circle cx={x} cy={y} r={r} fill="#fdfcf7" />
      <path
        d={`M${x + r * Math.SQRT1_2} ${y - r * Math.SQRT1_2}A${r} ${r} 0 0 1 ${x - r * Math.SQRT1_2} ${y + r * Math.SQRT1_2}A${r * 1.06} ${r * 1.06} 0 0 0 ${x + r * Math.SQRT1_2} ${y - r * Math.SQRT1_2}Z`}
        fill="#cfd2c4"
      />
      <circle cx={x} cy={y} r={r * 0.9} fill="#b9b6a4" />
      <circle cx={x + r * 0.03} cy={y + r * 0.03} r={r * 0.87} fill="#f3efe2" />
      <circle cx={x} cy={y} r={r * 0.8} fill={liquor} />
      <circle cx={x} cy={y} r={r * 0.8} fill={`url(#${id})`} />
      <g clipPath={`url(#${id}c)`}>
        <path
          d={`M${x - r} ${y - r}H${x + r}V${y - r * 0.2}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.2} ${y + r}H${x - r}Z`}
          fill="rgba(52,16,2,.3)"
        />
        <path
          d={`M${x - r * 0.1} ${y + r * 0.62}A${r * 0.64} ${r * 0.64} 0 0 0 ${x + r * 0.6} ${y + r * 0.02}`}
          fill="none"
          stroke="#fff4d6"
          strokeWidth={r * 0.045}
          strokeLinecap="round"
          opacity={0.85}
        />
      </g>
    </>
  );
}

/**
 * A heap of made tea: short dark rolls, some of them in the light. Inside a `Drawing`.
 * @param r how far it reaches
 */
export function Leaves(props: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seed: number;
}) {
  const { x, y, r, seed } = props;
  const random = mulberry32(seed);
  const rolls = Array.from({ length: Math.round(r * 2.6) }, (_, i) => {
    const far = Math.sqrt(random()) * r * (0.75 + 0.25 * Math.sin(i));
    const at = random() * Math.PI * 2;
    const turn = random() * Math.PI;
    const long = 9 + random() * 13;
    return { x: x + Math.cos(at) * far, y: y + Math.sin(at) * far * 0.8, turn, long, tone: random() };
  });
  return (
    <g strokeLinecap="round">
      {rolls.map(({ x: left, y: top, turn, long, tone }) => (
        <path
          key={`${left}${top}`}
          d={`M${left.toFixed(0)} ${top.toFixed(0)}q${(Math.cos(turn) * long * 0.5 + 3).toFixed(0)} ${(Math.sin(turn) * long * 0.5).toFixed(0)} ${(Math.cos(turn) * long).toFixed(0)} ${(Math.sin(turn) * long).toFixed(0)}`}
          fill="none"
          stroke={tone > 0.86 ? "#8a5a34" : tone > 0.4 ? "#2e1d14" : "#432a1c"}
          strokeWidth={6}
        />
      ))}
    </g>
  );
}
