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

/** What the page is at each step: questions, grey boxes, two directions, parts, faults, the page. */
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
    ...FRAME,
    [0, 2, 24, 8, "dye"],
    [2, 4, 10, 2, "paper"],
    [2, 7, 5, 2, "sun"],
    [2, 12, 6, 1, "grey"],
    [2, 14, 6, 2, "grey"],
    [14, 12, 8, 4, "tint"],
  ],
  [
    ...FRAME,
    [0, 2, 24, 8, "dye"],
    [2, 4, 10, 2, "paper"],
    [2, 7, 5, 2, "sun"],
    [2, 12, 6, 4, "tint"],
    [9, 12, 6, 4, "tint"],
    [16, 11, 7, 6, "alarm"],
    [17, 12, 5, 4, "paper"],
    [18, 13, 3, 2, "alarm"],
  ],
  [
    [0, 0, 24, 18, "dye"],
    [1, 1, 3, 1, "paper"],
    [17, 1, 2, 1, "paper"],
    [20, 1, 3, 1, "sun"],
    [2, 4, 13, 3, "paper"],
    [2, 8, 9, 1, "tint"],
    [2, 10, 6, 2, "sun"],
    [0, 14, 8, 4, "tint"],
    [8, 14, 8, 4, "paper"],
    [16, 14, 8, 4, "sun"],
    [17, 4, 5, 8, "paper"],
    [18, 5, 3, 4, "sun"],
    [18, 10, 3, 1, "ink"],
  ],
];

/**
 * A page as it stands at a point of its making, drawn in cells; decoration.
 * @param at from 0 (questions) to 1 (the page).
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
