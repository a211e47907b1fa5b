/** x, y, width and height in cells of a sheet of 24 by 18, then the colour. */
type Patch = readonly [x: number, y: number, width: number, height: number, color: Color];
type Color = keyof typeof FILL;

const FILL = {
  paper: "sketch-paper",
  line: "sketch-line",
  grey: "sketch-grey",
  ink: "sketch-ink",
  dye: "sketch-dye",
  tint: "sketch-tint",
  sun: "sketch-sun",
  alarm: "sketch-alarm",
} as const;

const FRAME: readonly Patch[] = [
  [0, 0, 24, 18, "paper"],
  [0, 0, 24, 2, "ink"],
  [1, 0.5, 1, 1, "sun"],
];

/** On the screen that failed. */
const CROSS: readonly Patch[] = [
  [10, 13, 1, 1, "paper"],
  [13, 13, 1, 1, "paper"],
  [11, 14, 2, 2, "paper"],
  [10, 16, 1, 1, "paper"],
  [13, 16, 1, 1, "paper"],
];

/** Days after the launch on which something is mended. */
const DEFECTS: ReadonlySet<number> = new Set([4, 19, 37]);

/** What is there at each step: questions, grey boxes, two directions, a page half woven with remarks, devices, ninety days. */
const STEPS: readonly (readonly Patch[])[] = [
  [
    [0, 2, 13, 5, "paper"],
    [2, 7, 2, 2, "paper"],
    [1, 4, 9, 1, "line"],
    [11, 9, 13, 5, "sun"],
    [20, 14, 2, 2, "sun"],
    [13, 11, 9, 1, "ink"],
  ],
  [
    ...FRAME,
    [2, 4, 12, 3, "grey"],
    [2, 8, 9, 1, "grey"],
    [16, 4, 6, 7, "grey"],
    [2, 13, 6, 3, "grey"],
    [9, 13, 6, 3, "grey"],
    [16, 13, 6, 3, "grey"],
  ],
  [
    [0, 0, 11, 18, "paper"],
    [0, 0, 11, 7, "dye"],
    [1, 8.5, 7, 2, "ink"],
    [1, 12, 9, 1, "grey"],
    [1, 15, 4, 2, "sun"],
    [13, 0, 11, 18, "sun"],
    [14, 2, 9, 4, "ink"],
    [14, 8, 9, 6, "paper"],
    [14, 15.5, 6, 1, "ink"],
  ],
  [
    [0, 0, 24, 9, "tint"],
    [0, 0, 24, 2, "ink"],
    [1, 0.5, 1, 1, "sun"],
    [3, 0.5, 12, 1, "grey"],
    [2, 4, 9, 2, "dye"],
    [2, 7, 5, 2, "dye"],
    ...field(12, 1, [0, 9, 24, 9], [1, 9], () => "tint"),
    [12, 5, 10, 5, "sun"],
    [19, 10, 2, 2, "sun"],
    [14, 7, 6, 1, "ink"],
    [3, 11, 8, 4, "paper"],
    [5, 15, 2, 2, "paper"],
    [5, 12.5, 4, 1, "ink"],
  ],
  [
    [0, 2, 11, 7, "paper"],
    [1, 3, 9, 5, "dye"],
    [4, 9, 3, 1, "paper"],
    [13, 0, 6, 10, "paper"],
    [14, 1, 4, 7, "sun"],
    [21, 3, 3, 7, "paper"],
    [21.5, 4, 2, 4, "dye"],
    [1, 12, 4, 6, "paper"],
    [2, 13, 2, 3, "tint"],
    [7, 12, 10, 6, "alarm"],
    ...CROSS,
    [19, 13, 5, 5, "paper"],
    [20, 14, 3, 3, "tint"],
  ],
  [
    [0, 0, 24, 7, "sun"],
    [2, 2, 3, 3, "ink"],
    [7, 2, 9, 1, "ink"],
    [7, 4, 5, 1, "ink"],
    [20, 2, 2, 3, "paper"],
    ...field(15, 6, [0, 8.4, 24, 9.6], [1.2, 1.2], (day) =>
      day === 0 ? "sun" : DEFECTS.has(day) ? "alarm" : "tint",
    ),
  ],
];

/** Columns times rows of equal patches over an area, drawn smaller than their part of it. */
function field(
  columns: number,
  rows: number,
  [x, y, width, height]: [number, number, number, number],
  [across, down]: [number, number],
  colorAt: (index: number) => Color,
): Patch[] {
  const [pitch, lead] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [round(x + column * pitch), round(y + row * lead), across, down, colorAt(index)];
  });
}

/** Sums of tenths, without their error. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * What there is of a page at a point of its making, drawn in cells; decoration.
 * @param at from 0 (questions) to 1 (the days after the launch).
 */
export function Sketch({ at }: { at: number }) {
  const drawing = STEPS[Math.round(at * (STEPS.length - 1))];
  return (
    <svg className="web-sketch" viewBox="0 0 24 18" aria-hidden="true">
      {drawing?.map(([x, y, width, height, color]) => (
        <rect key={`${x} ${y} ${color}`} x={x} y={y} width={width} height={height} className={FILL[color]} />
      ))}
    </svg>
  );
}
