import type { Draw } from "../../../kit/contract.ts";
import { Glyph, type GlyphName } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const papers = [
  "truck",
  "person",
  "file",
  "camera",
  "lock",
  "list",
  "home",
  "drop",
] as const satisfies readonly GlyphName[];
const needed = ["11010000", "11110100", "11111110", "11111111", "11010111"] as const;

/** Five losses against eight papers on olive: a darned cross where the paper is asked for, sums at the right. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#6f8230">
      <T x={56} y={36} size={76} weight={800} head color={paper}>
        {say(0)}
      </T>
      {papers.map((glyph, i) => (
        <At
          key={glyph}
          x={352 + i * 96}
          y={144}
          width={80}
          height={96}
          style={{ background: paper, borderBottom: `8px solid ${second}` }}
        >
          <Glyph name={glyph} size={49} color={ink} x={16} y={20} />
        </At>
      ))}
      {needed.map((row, index) => {
        const [loss = "", sum = ""] = say(1 + index).split(/ (?=\d)/);
        return (
          <At key={loss} x={0} y={264 + index * 120} width={1280} height={112} style={{ background: ground }}>
            <T x={56} y={30} size={48} weight={700} head color={paper}>
              {loss}
            </T>
            <Drawing width={1280} height={112}>
              {upTo(8).map((i) =>
                row[i] === "1" ? (
                  <g key={i} stroke={accent} strokeWidth={12} strokeLinecap="round">
                    <path
                      d={`M${368 + i * 96} 32L${416 + i * 96} 80M${416 + i * 96} 32L${368 + i * 96} 80`}
                    />
                  </g>
                ) : (
                  <circle key={i} cx={392 + i * 96} cy={56} r={6} fill="#7f9140" />
                ),
              )}
            </Drawing>
            <At x={1136} y={0} width={144} height={112} style={{ background: index === 0 ? accent : second }}>
              <T x={0} y={6} size={92} weight={900} head width={144} align="center" color={ink}>
                {sum}
              </T>
            </At>
          </At>
        );
      })}
      <Block x={0} y={872} width={1280} height={88} color={paper} />
      <Glyph name="chat" size={42} color={accent} x={56} y={896} />
      <T x={120} y={890} size={44} weight={700} head color={ink}>
        {say(6)}
      </T>
    </Stage>
  );
};
