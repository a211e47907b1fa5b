import { mix } from "./colour.ts";

/** Skin tones of the people in the pictures. */
export const skins = ["#8a5a3c", "#a06a45", "#6f4630", "#b98058"] as const;

/**
 * A head and shoulders from behind, for a row of people who look at something. Drawn inside a `Drawing`.
 * @param x middle of the head, `y` its crown
 * @param size height of the head in pixels
 */
export function HeadFromBehind(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hair: string;
  readonly shirt: string;
  readonly skin?: string;
  readonly covered?: boolean;
}) {
  const { x, y, size: s, hair, shirt, skin = skins[0], covered = false } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${s / 100})`}>
      <path d="M-150 260V190C-150 140-90 132-44 118H44C90 132 150 140 150 190V260Z" fill={shirt} />
      <path d="M-26 84H26V128L0 140L-26 128Z" fill={mix(skin, "#000000", 0.12)} />
      {covered ? (
        <path
          d="M0-6C46-6 56 34 54 66C60 96 78 116 84 140H-84C-78 116-60 96-54 66C-56 34-46-6 0-6Z"
          fill={hair}
        />
      ) : (
        <>
          <path d="M-46 46h-8v26h10zM46 46h8v26h-10z" fill={skin} />
          <path
            d="M0 0C40 0 48 30 46 58C44 86 30 100 0 100C-30 100-44 86-46 58C-48 30-40 0 0 0Z"
            fill={hair}
          />
        </>
      )}
    </g>
  );
}

/**
 * A hand holding something upright from below: four fingers to put behind it, the thumb to put before it.
 * Draw `part="fingers"`, then the thing, then `part="thumb"`. Drawn inside a `Drawing`.
 * @param x left edge of the thing held, `y` the height at which the thumb lies
 * @param width of the thing held
 */
export function Hand(props: {
  readonly part: "fingers" | "thumb";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly skin?: string;
  readonly sleeve: string;
  /** How far down the arm reaches. */
  readonly reach?: number;
}) {
  const { part, x, y, width, skin = skins[1], sleeve, reach = 500 } = props;
  const dark = mix(skin, "#000000", 0.18);
  const unit = width / 5;
  if (part === "thumb") {
    return (
      <path
        d={`M${x - unit * 0.9} ${y + unit * 2.4}C${x - unit * 0.9} ${y + unit * 0.8} ${x - unit * 0.2} ${y - unit * 0.6} ${x + unit * 0.75} ${y - unit * 1.3}C${x + unit * 1.3} ${y - unit * 1.6} ${x + unit * 1.6} ${y - unit * 0.9} ${x + unit * 1.2} ${y - unit * 0.4}C${x + unit * 0.7} ${y + unit * 0.3} ${x + unit * 0.5} ${y + unit * 1.4} ${x + unit * 0.7} ${y + unit * 2.6}Z`}
        fill={skin}
      />
    );
  }
  return (
    <>
      <path
        d={`M${x - unit * 0.9} ${y + unit * 2.2}L${x + unit * 0.2} ${y + unit * 5}V${y + reach}H${x + unit * 4} V${y + unit * 5}L${x + unit * 4.6} ${y + unit * 2.4}V${y}H${x - unit * 0.6}Z`}
        fill={dark}
      />
      <rect x={x - unit * 0.3} y={y + unit * 6.4} width={unit * 4.8} height={reach} fill={sleeve} />
      {[0, 1, 2, 3].map((finger) => (
        <rect
          key={finger}
          x={x + width - unit * 0.8}
          y={y - unit * 1.4 + finger * unit * 0.98}
          width={unit * (1.5 - Math.abs(finger - 1) * 0.12)}
          height={unit * 0.86}
          rx={unit * 0.43}
          fill={finger % 2 ? skin : mix(skin, "#000000", 0.06)}
        />
      ))}
    </>
  );
}
