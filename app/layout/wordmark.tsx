/** The seven dyes as they lie in the band, lifted for the iron ground. */
const BANDS = ["#4a63e0", "#f4b400", "#e4472a", "#d02a6e", "#f4f5f1", "#2ba878", "#b9713f"];
const WIDTH = 1344;
const HEIGHT = 196;
/** One cell of the weave, in px of the view box. */
const CELL = 4;
/** Eight-end satin, step 3: where the warp ties the weft down. */
const TIES = Array.from({ length: 8 }, (_, x) => [x, (3 * x) % 8] as const);

/** The name across the whole measure, woven weft-faced in the seven dyes; decoration, the header names us. */
export function Wordmark({ name }: { name: string }) {
  const band = HEIGHT / BANDS.length;
  return (
    <svg className="wordmark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id="wordmark-yarn" width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
          {BANDS.map((color, index) => (
            <rect key={color} y={index * band} width={WIDTH} height={band + 1} fill={color} />
          ))}
        </pattern>
        <pattern id="wordmark-ties" width={8 * CELL} height={8 * CELL} patternUnits="userSpaceOnUse">
          {TIES.map(([x, y]) => (
            <rect key={x} x={x * CELL} y={y * CELL} width={CELL} height={CELL} fill="#16181a" />
          ))}
        </pattern>
      </defs>
      {["url(#wordmark-yarn)", "url(#wordmark-ties)"].map((fill) => (
        <text key={fill} x="0" y={HEIGHT - 2} textLength={WIDTH} lengthAdjust="spacingAndGlyphs" fill={fill}>
          {name.toUpperCase()}
        </text>
      ))}
    </svg>
  );
}
