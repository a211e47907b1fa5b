import { Cloth } from "../../../kit/cloth.tsx";
import { At, Drawing } from "../../../kit/stage.tsx";
import { type Draft, draft, modulo, raised } from "../../../weave/drafts.ts";
import { Wide } from "../say.tsx";

/** The four foods of the shed. */
export type Food = "honey" | "wax" | "salt" | "kewra";

const metal = "#d5dadd";

/** Cells of comb, eight ends and twelve picks: a cross is a wall. */
const comb = [
  "##......",
  "##......",
  "##......",
  "###....#",
  "..##..##",
  "...####.",
  "....##..",
  "....##..",
  "....##..",
  "...####.",
  "..##..##",
  "###....#",
];

/** Blocks of salt, eight ends and eight picks, one corner of each chipped. */
const blocks = [
  "####....",
  "####....",
  "####....",
  "###.....",
  "....####",
  "....####",
  "....####",
  "....###.",
];

/** A draft that lifts, pick by pick, the ends of a drawing. */
const drawn = (rows: readonly string[]): Draft => ({
  threading: [...(rows[0] ?? "")].map((_, end) => end),
  tieup: rows.map((row) => [...row].flatMap((cell, end) => (cell === "#" ? [end] : []))),
  treadling: rows.map((_, pick) => pick),
});

/** The weave of each food: its draft and its two inks; where the metal shows there is no ink. */
export const weaves: Readonly<
  Record<
    Food,
    {
      readonly draft: Draft;
      readonly warp: string;
      readonly weft: string;
      readonly panel: string;
      readonly letters: string;
    }
  >
> = {
  honey: {
    draft: drawn(comb),
    warp: "#14120f",
    weft: "#f4b400",
    panel: "#f4b400",
    letters: "#14120f",
  },
  wax: {
    draft: {
      threading: [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
      tieup: Array.from({ length: 7 }, (_, t) => [0, 1, 2].map((s) => modulo(s + t, 7))),
      treadling: [0, 1, 2, 3, 4, 5, 6],
    },
    warp: "#d8442c",
    weft: "#f2b3a4",
    panel: "#d8442c",
    letters: "#fbe3dc",
  },
  salt: { draft: drawn(blocks), warp: "#2a4fa3", weft: metal, panel: metal, letters: "#2a4fa3" },
  kewra: {
    draft: draft("herringbone"),
    warp: "#4fa56c",
    weft: "#e6ecea",
    panel: "#4fa56c",
    letters: "#0b2a1c",
  },
};

/** A food's cloth over a box. */
export function Weave(props: {
  readonly food: Food;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly cell?: number;
}) {
  const { food, x = 0, y = 0, width, height, cell = 8 } = props;
  const { draft: of, warp, weft } = weaves[food];
  return (
    <Cloth
      x={x}
      y={y}
      width={width}
      height={height}
      draft={of}
      warp={warp}
      weft={weft}
      cell={cell}
      relief={0}
    />
  );
}

/** A food's repeat as SVG cells, for drawings that cannot hold a cloth. */
export function WeaveCells(props: {
  readonly food: Food;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}) {
  const { food, x, y, columns, rows, cell } = props;
  const { draft: of, warp, weft } = weaves[food];
  let path = "";
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (raised(of, i, j)) path += `M${x + i * cell} ${y + j * cell}h${cell}v${cell}h-${cell}z`;
    }
  }
  return (
    <g shapeRendering="crispEdges">
      <rect x={x} y={y} width={columns * cell} height={rows * cell} fill={weft} />
      <path d={path} fill={warp} />
    </g>
  );
}

/** The name of a food as capitals of which every line fills the measure. Drawn inside a `Drawing`. */
export function Stack(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly color: string;
  readonly gap?: number;
}) {
  const { x, y, width, height, lines, color, gap = 14 } = props;
  const cap = (height - gap * (lines.length - 1)) / lines.length;
  return (
    <>
      {lines.map((line, i) => (
        <Wide key={line} x={x} y={y + cap + i * (cap + gap)} width={width} cap={cap} color={color}>
          {line}
        </Wide>
      ))}
    </>
  );
}

/**
 * A tin from the front: woven body, a panel with its stacked name, lid and bead of bare metal.
 * @param y of the upper side of the body; the lid rises above it by an eighth of the width
 * @param lines the name, e.g. HON, EY; none for a tin turned to its side
 */
export function Tin(props: {
  readonly food: Food;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines?: readonly string[];
  readonly cell?: number;
  readonly open?: boolean;
  readonly shadow?: string;
}) {
  const { food, x, y, width, height, lines = [], cell = 8, open = false, shadow } = props;
  const { panel, letters } = weaves[food];
  const bow = width * 0.09;
  const inset = Math.round(width * 0.13);
  const bead = Math.max(6, Math.round(width * 0.045));
  const body = `M0 0H${width}V${height - bow}C${width} ${height + bow * 0.33} 0 ${height + bow * 0.33} 0 ${height - bow}Z`;
  const shade = (from: number, to: number, tone: string) => (
    <rect
      key={from}
      x={width * from}
      y={-bow}
      width={width * (to - from)}
      height={height + bow * 2}
      fill={tone}
    />
  );
  return (
    <At x={x} y={y} width={width} height={height}>
      {shadow && (
        <Drawing width={width} height={height}>
          <path
            d={`M${width * 0.5} ${height - bow}H${width * 1.28}L${width * 1.1} ${height - bow * 0.1}L${width * 0.6} ${height}Z`}
            fill={shadow}
          />
        </Drawing>
      )}
      <div
        style={{
          position: "absolute",
          left: 0,
          top: 0,
          width,
          height: height + 2,
          clipPath: `path("${body}")`,
        }}
      >
        <Weave food={food} width={width} height={height + 2} cell={cell} />
        <Drawing width={width} height={height}>
          {lines.length > 0 && (
            <>
              <rect
                x={inset}
                y={bead + 10}
                width={width - inset * 2}
                height={height - bow * 1.6 - bead - 18}
                fill={panel}
              />
              <Stack
                x={inset + 14}
                y={bead + 28}
                width={width - inset * 2 - 28}
                height={height - bow * 1.6 - bead - 54}
                lines={lines}
                color={letters}
                gap={Math.max(10, height * 0.03)}
              />
            </>
          )}
          {shade(0, 0.06, "rgba(0,0,0,.34)")}
          {shade(0.06, 0.13, "rgba(0,0,0,.14)")}
          {shade(0.16, 0.2, "rgba(255,255,255,.34)")}
          {shade(0.86, 0.93, "rgba(0,0,0,.16)")}
          {shade(0.93, 1, "rgba(0,0,0,.36)")}
        </Drawing>
      </div>
      <Drawing width={width} height={height}>
        <path
          d={`M-4 0V${bead}C-4 ${bead + bow} ${width + 4} ${bead + bow} ${width + 4} ${bead}V0Z`}
          fill="#8d979d"
        />
        <path
          d={`M${width * 0.14} 4v${bead + bow * 0.6}h${width * 0.06}v${-bead - bow * 0.6}z`}
          fill="#eef2f4"
        />
        <ellipse cx={width / 2} cy={0} rx={width / 2 + 4} ry={bow} fill="#aab3b8" />
        <ellipse
          cx={width / 2}
          cy={-2}
          rx={width / 2 - 6}
          ry={bow * 0.8}
          fill={open ? "#3a3226" : "#dfe5e8"}
        />
        {!open && <ellipse cx={width / 2} cy={0} rx={width / 2 - 22} ry={bow * 0.56} fill="#c3cbd0" />}
      </Drawing>
    </At>
  );
}
