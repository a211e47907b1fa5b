/** The point twill that draws a W: 11 ends, two cells deep. */
const RISE = [0, 1, 2, 3, 2, 1, 2, 3, 2, 1, 0];

/** The agency's mark; decorative, the name stands beside it. */
export function Mark() {
  return (
    <svg
      width="44"
      height="20"
      viewBox="0 0 11 5"
      shapeRendering="crispEdges"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={RISE.map((y, x) => `M${x} ${y}h1v2h-1z`).join("")} />
    </svg>
  );
}
