/** A bead on a level string: barrel-shaped, with the light along its upper edge. Inside a `Drawing`. */
export function Bead({
  x,
  y,
  size,
  color,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}) {
  const [wide, high] = [size * 0.72, size];
  return (
    <>
      <rect x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx={wide * 0.42} fill={color} />
      <rect
        x={x - wide * 0.28}
        y={y - high * 0.36}
        width={wide * 0.56}
        height={high * 0.14}
        rx={high * 0.07}
        fill="#ffffff"
        fillOpacity={0.55}
      />
    </>
  );
}

/** A round bead seen along its hole: a skill on a map, a pupil on a bench. Inside a `Drawing`. */
export function Round({
  x,
  y,
  size,
  color,
  hole,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly hole: string;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={size / 2} fill={color} />
      <circle cx={x} cy={y} r={size / 7} fill={hole} />
    </>
  );
}

/**
 * Strings of an abacus with beads pushed to the left and to the right. Inside a `Drawing`.
 * @param rows beads at the left and at the right of each string, with their colour
 */
export function Abacus(props: {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly { readonly left: number; readonly right: number; readonly color: string }[];
  readonly frame: string;
  readonly string: string;
  readonly bead: number;
}) {
  const { width, height, rows, frame, string, bead } = props;
  const step = bead * 0.78;
  return (
    <>
      {rows.map(({ left, right, color }, row) => {
        const y = ((row + 0.5) / rows.length) * (height - 40) + 20;
        return (
          <g key={y}>
            <path d={`M0 ${y}H${width}`} stroke={string} strokeWidth={6} />
            {Array.from({ length: left }, (_, i) => 40 + step * (i + 0.3)).map((x) => (
              <Bead key={x} x={x} y={y} size={bead} color={color} />
            ))}
            {Array.from({ length: right }, (_, i) => width - 40 - step * (i + 0.3)).map((x) => (
              <Bead key={x} x={x} y={y} size={bead} color={color} />
            ))}
          </g>
        );
      })}
      <path d={`M0 0H${width}V${height}H0z`} fill="none" stroke={frame} strokeWidth={24} />
    </>
  );
}
