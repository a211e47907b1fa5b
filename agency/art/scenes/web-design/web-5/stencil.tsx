const stem = "-.7V7.7";
/** Widths and strokes on a grid of 4 by 7, broken where a stencil needs its bridges. */
const glyphs: Readonly<Record<string, readonly [number, string]>> = {
  "0": [4, "M1.75 0H1L0 1V6L1 7H1.75M2.25 0H3L4 1V6L3 7H2.25"],
  "1": [1.6, `M0 0H.55M1.6 ${stem}`],
  "2": [4, "M0 2V1L1 0H3L4 1V2.6L.2 5.9M-.4 7H4.4"],
  "3": [4, "M0 1.9V1L1 0H3L4 1V2.9M1.2 3.5H2.95M4 4.1V6L3 7H1L0 6V5.1"],
  "4": [3.3, `M0 -.7V4.6H2.1M3.2 ${stem}`],
  "5": [4, "M4.3 0H1.05M0 -.7V3.1H3L4 4.1V6L3 7H1L0 6V5.2"],
  "6": [4, "M4 1.8V1L3 0H1L0 1V6L1 7H3L4 6V4.2L3 3.2H1.05"],
  "7": [4, "M-.4 0H4V1.4L1.6 7.7"],
  "8": [4, "M1.75 0H1L0 1V2.4L.9 3.5L0 4.6V6L1 7H1.75M2.25 0H3L4 1V2.4L3.1 3.5L4 4.6V6L3 7H2.25M1.2 3.5H2.8"],
  "9": [4, "M0 5.2V6L1 7H3L4 6V1L3 0H1L0 1V2.8L1 3.8H2.95"],
  A: [4, "M0 7.7V1L1 0H3L4 1V7.7M1.05 4.2H2.95"],
  D: [4, `M0 ${stem}M1.05 0H3L4 1V6L3 7H1.05`],
  E: [3.6, `M0 ${stem}M1.05 0H4M1.05 3.5H3.4M1.05 7H4`],
  F: [3.6, `M0 ${stem}M1.05 0H4M1.05 3.5H3.4`],
  G: [4, "M4 1.8V1L3 0H1L0 1V6L1 7H3L4 6V3.9H2.2"],
  H: [4, `M0 ${stem}M4 ${stem}M1.05 3.5H2.95`],
  I: [0, `M0 ${stem}`],
  L: [3.6, `M0 ${stem}M1.05 7H4`],
  R: [4, `M0 ${stem}M1.05 0H3L4 1V2.6L3 3.6H1.05M2.5 4.6L4.1 7.7`],
  T: [4, "M-.5 0H4.5M2 1.05V7.7"],
  U: [4, "M0 -.7V6L1 7H1.75M2.25 7H3L4 6V-.7"],
  " ": [1.2, ""],
};

const unit = (height: number) => height / 8.4;

/** Pixels that a line of stencil letters takes at a height. */
export function stencilWidth(text: string, height: number): number {
  const places = [...text].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 4) + 2.2, 0);
  return (places - 0.8) * unit(height);
}

/**
 * Container lettering as it is sprayed on steel. Stands in a box or inside a `Drawing`.
 * @param text letters of HALDA FREIGHT, U and figures
 * @param height of the capitals in pixels
 * @param boxed a frame around the last letter, as around a check digit
 */
export function Stencil(props: {
  readonly text: string;
  readonly height: number;
  readonly color: string;
  readonly x?: number;
  readonly y?: number;
  readonly boxed?: boolean;
}) {
  const { text, height, color, x = 0, y = 0, boxed = false } = props;
  const one = unit(height);
  let at = 0.7;
  const letters = [...text].map((letter, index) => {
    const [wide, path] = glyphs[letter] ?? [4, ""];
    const place = at;
    at += wide + 2.2;
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
    return <path key={index} d={path} transform={`translate(${place} .7)`} />;
  });
  const last = glyphs[text.at(-1) ?? " "]?.[0] ?? 4;
  return (
    <svg
      role="img"
      aria-label={text}
      x={x}
      y={y}
      width={stencilWidth(text, height)}
      height={height}
      style={{ overflow: "visible", position: "absolute", left: x, top: y }}
    >
      <text y={height} fontSize={16} opacity={0} textLength={stencilWidth(text, height)} data-loose>
        {text}
      </text>
      <g transform={`scale(${one})`} fill="none" stroke={color} strokeWidth={1.4}>
        {letters}
        {boxed && <rect x={at - last - 3.6} y={-1.2} width={last + 3.8} height={10.8} strokeWidth={0.55} />}
      </g>
    </svg>
  );
}
