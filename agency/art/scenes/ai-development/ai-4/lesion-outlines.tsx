import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";
import { ChestFilm } from "./film.tsx";

/** A closed hand-drawn line about a place. */
function loop(cx: number, cy: number, rx: number, ry: number, wobble: number): string {
  const points = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2;
    const k = 1 + wobble * Math.sin(angle * 5) * 0.06 + wobble * 0.05 * Math.cos(angle * 3);
    return `${(cx + Math.cos(angle) * rx * k).toFixed(1)} ${(cy + Math.sin(angle) * ry * k).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Two readers' outlines on a threaded lung: nearly one on the nodule, hardly touching on the vessel. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={paper}>
      <At x={0} y={0} width={880} height={960} clip style={{ background: ground }}>
        <Drawing width={880} height={960}>
          <ChestFilm x={-60} y={-560} scale={2.7} thread="#9fbccb" faint={main} fine={4} width={2.2} />
          <circle cx={270} cy={330} r={96} fill="#d9e8ee" fillOpacity={0.5} />
          <path d="M470 690q90-60 190 30" fill="none" stroke="#d9e8ee" strokeOpacity={0.6} strokeWidth={40} />
          <g fill="none" strokeWidth={10} strokeLinejoin="round">
            <path d={loop(270, 330, 124, 116, 1)} stroke={second} />
            <path d={loop(280, 334, 118, 122, -1.2)} stroke={accent} />
            <path d={loop(520, 700, 112, 76, 1)} stroke={second} />
            <path d={loop(660, 716, 92, 84, -1)} stroke={accent} />
            <path d={loop(582, 708, 44, 50, 0.6)} stroke="#ffffff" strokeDasharray="18 12" />
          </g>
        </Drawing>
      </At>
      <Words x={920} y={40} size={48} head={client} color={ink}>
        {say(0)}
      </Words>
      {[1, 2].map((index, i) => (
        <div key={index}>
          <Block x={920} y={132 + i * 56} width={56} height={12} color={i === 0 ? second : accent} />
          <Words x={996} y={116 + i * 56} size={32} color={ink}>
            {say(index)}
          </Words>
        </div>
      ))}
      {[
        [3, 6, 264],
        [4, 7, 520],
      ].map(([overlap = 0, name = 0, y = 0], i) => {
        const [label = "", figure = ""] = say(overlap).split(" ");
        return (
          <div key={overlap}>
            <Block x={920} y={y} width={320} height={4} color={ink} />
            <Words x={920} y={y + 16} size={38} weight={700} color={ink}>
              {say(name)}
            </Words>
            <Words x={920} y={y + 72} size={30} color={ink}>
              {label}{" "}
              <span
                style={{
                  display: "block",
                  fontSize: 112,
                  fontWeight: 650,
                  lineHeight: 1,
                  color: i === 0 ? main : "#a01f57",
                }}
              >
                {figure}
              </span>
            </Words>
          </div>
        );
      })}
      <Block x={920} y={792} width={320} height={4} color={ink} />
      <Block x={920} y={820} width={56} height={12} color="#8fa5b0" />
      <Words x={920} y={848} size={32} weight={600} color={ink}>
        {say(5)}
      </Words>
    </Board>
  );
};
