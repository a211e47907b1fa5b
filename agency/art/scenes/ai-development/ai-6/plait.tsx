interface Strand {
  readonly color: string;
}

/**
 * Four cords plaited along a level line; each goes over and under its neighbours. Inside a `Drawing`.
 * @param x left end, `y` its middle line
 * @param length pixels, `swing` how far a cord leaves the middle
 * @param thick of one cord
 * @param edge colour of the gap between cords
 */
export function Plait(props: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly swing: number;
  readonly thick: number;
  readonly turns: number;
  readonly cords: readonly string[];
  readonly edge: string;
}) {
  const { x, y, length, swing, thick, turns, cords, edge } = props;
  const strands: readonly Strand[] = cords.map((color) => ({ color }));
  const steps = turns * 24;
  const at = (strand: number, step: number) => {
    const angle = (step / steps) * turns * Math.PI * 2 + (strand * Math.PI * 2) / strands.length;
    return {
      x: x + (step / steps) * length,
      y: y + Math.sin(angle) * swing,
      depth: Math.cos(angle) + 0.4 * Math.cos(2 * angle),
    };
  };
  const pieces = strands
    .flatMap(({ color }, strand) =>
      Array.from({ length: steps / 2 }, (_, k) => {
        const [from, middle, to] = [at(strand, k * 2), at(strand, k * 2 + 1), at(strand, k * 2 + 2)];
        return {
          key: `${strand},${k}`,
          color,
          depth: middle.depth,
          d: `M${from.x} ${from.y}L${middle.x} ${middle.y}L${to.x} ${to.y}`,
        };
      }),
    )
    .sort((a, b) => a.depth - b.depth);
  return (
    <g fill="none" strokeLinejoin="round">
      {pieces.map(({ key, color, d }) => (
        <g key={key}>
          <path d={d} stroke={edge} strokeWidth={thick + 12} />
          <path d={d} stroke={color} strokeWidth={thick} strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}

/** The level at which a cord enters a plait, measured from its middle line. */
export function entry(strand: number, count: number, swing: number): number {
  return Math.sin((strand * Math.PI * 2) / count) * swing;
}
