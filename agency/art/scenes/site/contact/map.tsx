import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";

/** The sheet, and what is pencilled and inked on it. */
const ground = "#f4f5f1";
const faint = "#dbe0d7";
const pencil = "#8d9490";
const street = "#f6c6cf";
const water = "#5c74d6";
const park = "#0b5e41";
const tree = "#2ba878";

/** The agency's sign (agency/mark.svg). */
const mark = "M0 0h1v2h-1zM1 1h1v2h-1zM2 2h1v2h-1zM3 3h1v2h-1zM4 2h1v2h-1zM5 1h1v2h-1z";

const LAKE = "M131 -2C134 8 126 14 130 22C134 30 128 36 132 44C135 51 130 56 133 64";
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

/** Footprints of houses in cells of twelve pixels: two or three to a plot, each a little different. */
function houses(): readonly { d: string; tone: number }[] {
  const random = mulberry32(27);
  return Array.from({ length: 40 * 15 }, (_, plot) => {
    const [x, y] = [(plot % 40) * 4, Math.floor(plot / 40) * 4];
    const [left, top] = [0.5 + random() * 0.5, 0.5 + random() * 0.5];
    const [wide, deep] = [1.8 + random() * 1.1, 1.5 + random() * 1.2];
    const notch = random() > 0.5 ? `h${wide * 0.55}v${deep * 0.4}h${wide * 0.45}` : `h${wide}v${deep * 0.4}`;
    const d = `M${x + left} ${y + top}${notch}v${deep * 0.6}h${-wide}z`;
    return { d, tone: random() > 0.12 ? Math.floor(random() * 3) : 3 };
  }).filter(() => random() > 0.16);
}

/** Trees at the edge of the lake and in the parks. */
const TREES: readonly (readonly [number, number])[] = [
  [84.6, 24.6],
  [87, 25.6],
  [89.4, 24.8],
  [85.4, 27.4],
  [88.2, 27.8],
  [143.6, 36],
  [146, 38.4],
  [144, 41],
  [146.4, 43.8],
  [127, 6],
  [125.4, 11],
  [134.6, 17],
  [126, 22],
  [135, 27],
  [129.6, 31],
  [127, 36],
  [136.6, 41],
];

/** A plan of Banani that is being surveyed: inked at the right, pencilled at the left, three stations sight the studio. */
export const draw: Draw = (brief, picture) => {
  const { ground: lac, main: deep, second: pink, ink, accent } = brief.palette;
  const plots = houses();
  const tones = [pink, "#c9537f", "#fbe3e8", accent];
  const graticule = Array.from({ length: 16 }, (_, x) =>
    Array.from({ length: 6 }, (_, y) => `M${x * 120 + 53} ${y * 120 + 60}h14m-7 -7v14`).join(""),
  ).join("");
  const sights = STATIONS.map(([x, y]) => `M${x} ${y}L${STUDIO[0]} ${STUDIO[1]}`).join("");
  const net = `M${STATIONS.map(([x, y]) => `${x} ${y}`).join("L")}z`;
  return (
    <Stage ground={ground} width={1920} height={720}>
      <Drawing width={1920} height={720}>
        <path d={graticule} stroke={faint} strokeWidth={2} />
        <g transform="scale(12)" fill="none" stroke={pencil}>
          <path d={plots.map((plot) => plot.d).join("")} strokeWidth={0.1} opacity={0.55} />
          <path d={`${STREETS}${MAIN_STREETS}`} stroke={ground} strokeWidth={1.6} />
          <path d={STREETS} strokeWidth={0.16} strokeDasharray="0.9 0.6" />
          <path d={MAIN_STREETS} strokeWidth={0.3} strokeDasharray="1.5 0.8" />
        </g>
        <clipPath id="surveyed">
          <path d={SURVEYED} transform="scale(12)" />
        </clipPath>
        <g clipPath="url(#surveyed)">
          <g transform="scale(12)" fill="none">
            <path d={SURVEYED} fill={lac} />
            {/* Houses, and the shadow that each throws. */}
            <path d={plots.map((plot) => plot.d).join("")} fill={deep} transform="translate(0.5 0.5)" />
            {tones.map((tone, index) => (
              <path
                key={tone}
                d={plots.map((plot) => (plot.tone === index ? plot.d : "")).join("")}
                fill={tone}
              />
            ))}
            <rect x={83} y={23} width={8} height={6} fill={park} />
            <rect x={142} y={34} width={6} height={12} fill={park} />
            <path d={LAKE} stroke={park} strokeWidth={11} />
            <path d={STREETS} stroke={street} strokeWidth={1} />
            <path d={MAIN_STREETS} stroke={street} strokeWidth={2} />
            <path d={LAKE} stroke={water} strokeWidth={6} />
            <path d="M-2 57C20 50 36 60 58 56S90 66 104 62" stroke={water} strokeWidth={3} />
            <path d="M122 14H140M122 38H140M122 47H142" stroke={street} strokeWidth={1} />
            {TREES.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={0.8} fill={tree} />
            ))}
          </g>
          <g fill={ground} {...svgFont(54, 800, 70)}>
            <text transform="translate(1541 184) rotate(88)">{word(picture, 1)}</text>
          </g>
        </g>
        <path d={SURVEYED} transform="scale(12)" fill="none" stroke={ink} strokeWidth={0.3} />
        <path d={net} fill="none" stroke={ground} strokeWidth={3} strokeDasharray="12 9" />
        <path d={sights} fill="none" stroke={accent} strokeWidth={5} />
        {STATIONS.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`} stroke={ink} strokeWidth={4}>
            <path d="M0 -30L27 18H-27z" fill={ground} />
            <circle r={4} fill={ink} stroke="none" />
          </g>
        ))}
        <g transform={`translate(${STUDIO[0]} ${STUDIO[1]})`}>
          <path d="M10 -86L96 10L10 96L-76 10z" fill={ink} />
          <path d="M0 -96L96 0L0 96L-96 0z" fill={accent} />
          <g transform="scale(9)" fill={ink}>
            <path d={mark} transform="translate(-5.5 -2.5)" />
            <path d={mark} transform="translate(5.5 -2.5) scale(-1 1)" />
          </g>
        </g>
        <g transform="translate(1332 96)">
          <path d="M-16 -34H132V14H-16z" fill={ink} />
          <text fill={ground} {...svgFont(32, 800, 88)}>
            {word(picture, 0)}
          </text>
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
        <g transform="translate(1836 84)" fill={ground}>
          <path d="M0 -48L20 24L0 10L-20 24z" />
        </g>
        <g transform="translate(1540 596)" fill={ground}>
          <path d="M0 0h264v100h-264z" fill={ink} />
          <text x={22} y={50} {...svgFont(44, 800, 76)}>
            {word(picture, 2)}
          </text>
          <path d="M24 68h72v14h-72zM168 68h72v14h-72z" />
          <path d="M24 68h216v14h-216z" fill="none" stroke={ground} strokeWidth={3} />
        </g>
      </Drawing>
    </Stage>
  );
};
