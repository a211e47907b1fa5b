import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { weaveDrawing } from "../../../kit/woven.ts";

const water = "#3e7fa0";
const canal = "#2c6687";
const park = "#7d8f3a";

/** The agency's sign (agency/mark.svg), five rows of eleven cells, about the plan's own cells. */
const mark = "M0 0h1v2h-1zM1 1h1v2h-1zM2 2h1v2h-1zM3 3h1v2h-1zM4 2h1v2h-1zM5 1h1v2h-1z";

/** A plan of Banani, drawn one pixel per crossing and woven in lac. */
export const draw: Draw = async (brief, _picture, { pixels }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const roads = [
    "M44 6H120M44 14H141M44 22H120M44 30H120M44 38H141M0 47H160M44 54H120",
    "M30 0V60M44 6V60M53 0V54M62 6V54M72 0V60M82 0V47M92 6V54M102 0V60M112 6V47M120 0V54",
    "M141 0V47M149 0V60M141 8H160M141 20H160M141 33H160M0 12H14M0 30H20",
    "M62 54L92 38M120 22L112 6",
  ].join("");
  const drawing = await pixels(
    <Drawing width={240} height={90} crisp>
      <rect width={240} height={90} fill={ground} />
      <g transform="scale(1.5)">
        <rect x={83} y={23} width={8} height={6} fill={park} />
        <rect x={142.5} y={34} width={6} height={12} fill={park} />
        <path
          d="M131 -2C134 8 126 14 130 22C134 30 128 36 132 44C135 51 130 56 133 64"
          fill="none"
          stroke={water}
          strokeWidth={6}
        />
        <path d="M-2 57C20 50 36 60 58 56S90 66 104 62" fill="none" stroke={canal} strokeWidth={4} />
        <path d={roads} stroke={paper} strokeWidth={0.7} fill="none" />
        <path d="M72 0V60M0 47H160" stroke={paper} strokeWidth={1.4} fill="none" />
        <path d="M10 -2L28 62" stroke={paper} strokeWidth={2.7} fill="none" />
      </g>
      <path d="M153.5 10.5l11 11-11 11-11-11z" fill={accent} />
      <path d={mark} fill={ink} transform="translate(148 19)" />
      <path d={mark} fill={ink} transform="translate(159 19) scale(-1 1)" />
    </Drawing>,
    240,
    90,
  );
  const cloth = weaveDrawing(drawing, {
    draft: "basket",
    warp: main,
    weft: "#a82a5e",
    drawing: [ground, paper, water, canal, park, accent, ink],
    solid: [paper, accent, ink],
    cell: 8,
    relief: 0.32,
  });
  return (
    <Stage ground={ground} width={1920} height={720}>
      <Woven x={0} y={0} width={1920} height={720} pixels={cloth} />
    </Stage>
  );
};
