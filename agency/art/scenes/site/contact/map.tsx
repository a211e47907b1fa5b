import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { houses, LAKE, MAIN_STREETS, ROAD, STATIONS, STREETS, STUDIO, SURVEYED, TREES } from "./town.ts";

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

/** A black plate with a name in its middle. */
function Plate(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly children: string;
}) {
  const { x, y, width, height, size, children } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} fill="#141618" />
      <text
        x={width / 2}
        y={height / 2 + size * 0.36}
        textAnchor="middle"
        fill={ground}
        {...svgFont(size, 800, 80)}
      >
        {children}
      </text>
    </g>
  );
}

/** The tea stall from above: its striped awning, whose hem hangs over the edge of the street. */
function TeaStall({ ink }: { readonly ink: string }) {
  const stripes = [0, 1, 2, 3, 4, 5, 6];
  const hem = stripes.map((k) => `M${k * 16} 52v8a8 8 0 0 0 16 0v-8z`);
  return (
    <g>
      <path d="M8 8H120V76H8z" fill={ink} />
      <path d="M0 0H112V52H0z" fill={ground} />
      <path d={hem.join("")} fill={ground} />
      {stripes
        .filter((k) => k % 2 === 0)
        .map((k) => (
          <path key={k} d={`M${k * 16} 0h16v52h-16z${hem[k]}`} fill="#c42e14" />
        ))}
      <path d="M0 52H112" stroke={ink} strokeWidth={4} />
    </g>
  );
}

/** A plan of Banani that is being surveyed: inked at the right, pencilled at the left, three stations sight the studio. */
export const draw: Draw = (brief, picture) => {
  const { ground: lac, main: deep, second: pink, ink, accent } = brief.palette;
  const plots = houses();
  const tones = [pink, "#c9537f", "#fbe3e8", accent];
  const graticule = Array.from({ length: 16 }, (_, x) =>
    Array.from({ length: 6 }, (_, y) => `M${x * 120 + 53} ${y * 120 + 60}h14m-7 -7v14`).join(""),
  ).join("");
  const sights = STATIONS.map(([x, y]) => `M${x} ${y}L${STUDIO[0]} ${STUDIO[1]}`).join("");
  const base = `M${STATIONS.slice(0, 2)
    .map(([x, y]) => `${x} ${y}`)
    .join("L")}`;
  return (
    <Stage ground={ground} width={1920} height={720}>
      <Drawing width={1920} height={720}>
        <path d={graticule} stroke={faint} strokeWidth={2} />
        <g transform="scale(12)" fill="none" stroke={pencil}>
          <path d={plots.map((plot) => plot.d).join("")} strokeWidth={0.1} opacity={0.55} />
          <path d={`${STREETS}${MAIN_STREETS}${ROAD}`} stroke={ground} strokeWidth={1.6} />
          <path d={`${STREETS}${ROAD}`} strokeWidth={0.16} strokeDasharray="0.9 0.6" />
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
            <path d={`${MAIN_STREETS}${ROAD}`} stroke={street} strokeWidth={2} />
            <path d={LAKE} stroke={water} strokeWidth={6} />
            <path d="M-2 57C20 50 36 60 58 56S90 66 104 62" stroke={water} strokeWidth={3} />
            <path d="M122 22H140M122 47H142" stroke={street} strokeWidth={2} />
            {TREES.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={0.8} fill={tree} />
            ))}
          </g>
          <text transform="translate(1549 288) rotate(86.5)" fill={ground} {...svgFont(55, 800, 70)}>
            {word(picture, 1)}
          </text>
        </g>
        <path d={SURVEYED} transform="scale(12)" fill="none" stroke={ink} strokeWidth={0.3} />
        <path d={base} fill="none" stroke={ground} strokeWidth={3} strokeDasharray="12 9" />
        <path d={sights} fill="none" stroke={accent} strokeWidth={5} />
        {STATIONS.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`} stroke={ink} strokeWidth={4}>
            <path d="M0 -30L27 18H-27z" fill={ground} />
            <circle r={4} fill={ink} stroke="none" />
          </g>
        ))}
        {/* The tea stall, the house after it, and the studio. */}
        <g transform="translate(1010 196)">
          <TeaStall ink={ink} />
        </g>
        <path d="M1146 216h46v44h-46z" fill={deep} />
        <path d="M1138 208h46v44h-46z" fill="#fbe3e8" />
        <g transform={`translate(${STUDIO[0]} ${STUDIO[1]})`}>
          <path d="M10 -86L102 10L10 102L-82 10z" fill={ink} />
          <path d="M0 -92L92 0L0 92L-92 0z" fill={accent} />
          <g transform="scale(9)" fill={ink}>
            <path d={mark} transform="translate(-5.5 -2.5)" />
            <path d={mark} transform="translate(5.5 -2.5) scale(-1 1)" />
          </g>
        </g>
        <Plate x={1300} y={232} width={196} height={64} size={50}>
          {word(picture, 0)}
        </Plate>
        <Plate x={1022} y={124} width={88} height={56} size={44}>
          {word(picture, 3)}
        </Plate>
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
        <g transform="translate(1776 92)">
          <path d="M-36 -64H36V48H-36z" fill={ink} />
          <path d="M0 -48L22 30L0 14L-22 30z" fill={ground} />
        </g>
        <g transform="translate(1540 588)" fill={ground}>
          <path d="M0 0h264v108h-264z" fill={ink} />
          <text x={22} y={56} {...svgFont(54, 800, 76)}>
            {word(picture, 2)}
          </text>
          <path d="M24 76h72v14h-72zM168 76h72v14h-72z" />
          <path d="M24 76h216v14h-216z" fill="none" stroke={ground} strokeWidth={3} />
        </g>
      </Drawing>
    </Stage>
  );
};
