import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";

/** The sheet, and what lies on it. */
const ground = "#f4f5f1";
const paper = "#ffffff";
const block = "#dbe0d7";
const water = "#a9c6dc";
const park = "#cfdcbc";
const pencil = "#8d9490";

/** The agency's sign (agency/mark.svg). */
const mark = "M0 0h1v2h-1zM1 1h1v2h-1zM2 2h1v2h-1zM3 3h1v2h-1zM4 2h1v2h-1zM5 1h1v2h-1z";

/** Streets in cells of twelve pixels; the wide ones apart. */
const STREETS =
  "M44 6H120M44 14H141M44 22H120M44 30H120M44 38H141M44 54H120M30 0V60M44 6V60M53 0V54M62 6V54M82 0V47M92 6V54M102 0V60M112 6V47M120 0V54M141 0V47M149 0V60M141 8H160M141 20H160M141 33H160M0 12H14M0 30H20M62 54L92 38M120 22L112 6";
const MAIN_STREETS = "M72 0V60M0 47H160M10 -2L28 62";
/** How far the sheet is inked: a stepped edge along streets. */
const SURVEYED = "M82 0H160V60H92V38H82V22H72V0z";

/** The stations of the survey, in pixels, and the studio that they sight. */
const STATIONS: readonly (readonly [number, number])[] = [
  [984, 456],
  [1440, 564],
  [1692, 168],
];
const STUDIO: readonly [number, number] = [1224, 168];

/** A plan of Banani that is being surveyed: inked at the right, pencilled at the left, three stations sight the studio. */
export const draw: Draw = (brief) => {
  const { ink, accent } = brief.palette;
  const graticule = Array.from({ length: 16 }, (_, x) =>
    Array.from({ length: 6 }, (_, y) => `M${x * 120 + 53} ${y * 120 + 60}h14m-7 -7v14`).join(""),
  ).join("");
  const sights = STATIONS.map(([x, y]) => `M${x} ${y}L${STUDIO[0]} ${STUDIO[1]}`).join("");
  const net = `M${STATIONS.map(([x, y]) => `${x} ${y}`).join("L")}z`;
  return (
    <Stage ground={ground} width={1920} height={720}>
      <Drawing width={1920} height={720}>
        <path d={graticule} stroke={block} strokeWidth={2} />
        <g transform="scale(12)" fill="none" stroke={pencil}>
          <path d={STREETS} strokeWidth={0.16} strokeDasharray="0.9 0.6" />
          <path d={MAIN_STREETS} strokeWidth={0.3} strokeDasharray="1.5 0.8" />
        </g>
        <clipPath id="surveyed">
          <path d={SURVEYED} transform="scale(12)" />
        </clipPath>
        <g clipPath="url(#surveyed)">
          <g transform="scale(12)" fill="none">
            <path d={SURVEYED} fill={block} />
            <rect x={83} y={23} width={8} height={6} fill={park} />
            <rect x={142} y={34} width={6} height={12} fill={park} />
            <path d={STREETS} stroke={ground} strokeWidth={1} />
            <path d={MAIN_STREETS} stroke={ground} strokeWidth={2} />
            <path
              d="M131 -2C134 8 126 14 130 22C134 30 128 36 132 44C135 51 130 56 133 64"
              stroke={water}
              strokeWidth={5}
            />
            <path d="M-2 57C20 50 36 60 58 56S90 66 104 62" stroke={water} strokeWidth={3} />
          </g>
        </g>
        <path d={SURVEYED} transform="scale(12)" fill="none" stroke={ink} strokeWidth={0.2} />
        <path d={net} fill="none" stroke={ink} strokeWidth={2} strokeDasharray="10 8" />
        <path d={sights} fill="none" stroke={ink} strokeWidth={3} />
        {STATIONS.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`} stroke={ink} strokeWidth={4}>
            <path d="M0 -22L20 13H-20z" fill={paper} />
            <circle r={3} fill={ink} stroke="none" />
          </g>
        ))}
        <g transform={`translate(${STUDIO[0]} ${STUDIO[1]})`}>
          <path d="M0 -84L84 0L0 84L-84 0z" fill={accent} />
          <g transform="scale(8)" fill={ink}>
            <path d={mark} transform="translate(-5.5 -2.5)" />
            <path d={mark} transform="translate(5.5 -2.5) scale(-1 1)" />
          </g>
        </g>
        {/* The pencil at the edge of what is inked. */}
        <g transform="translate(984 264) rotate(152)">
          <path d="M0 0L44 -16V16z" fill="#e9b27a" />
          <path d="M0 0L15 -5.5V5.5z" fill={ink} />
          <path d="M44 -16H300V16H44z" fill={accent} />
          <path d="M44 -5.5H300V5.5H44z" fill="#c98a00" />
          <path d="M300 -16H324V16H300z" fill="#b9c0be" />
          <path d="M324 -16H352V16H324z" fill="#c42e14" />
        </g>
        {/* North, and the scale. */}
        <g transform="translate(1836 84)" fill={ink}>
          <path d="M0 -48L20 24L0 10L-20 24z" />
        </g>
        <path d="M1596 660h72v12h-72zM1740 660h72v12h-72z" fill={ink} />
        <path d="M1596 660h216v12h-216z" fill="none" stroke={ink} strokeWidth={3} />
      </Drawing>
    </Stage>
  );
};
