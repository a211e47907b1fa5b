import { mix, readable } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";
import { Line, Table } from "./shop.tsx";

/** Six hanks of thread over the colours taken from them; below, three text pairs with their contrast. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const pairs = [
    [paper, main],
    [paper, second],
    [ground, ink],
  ] as const;
  return (
    <Table ground="#ffffff" ink={ink}>
      {wordsFrom(picture, 0, 6).map((line, i) => {
        const cut = line.lastIndexOf(" ");
        const color = line.slice(cut + 1).toLowerCase();
        const dark = mix(color, i === 4 ? "#b59a7a" : "#000000", i === 5 ? 0 : 0.22);
        const thread = i === 5 ? "#5a3a48" : dark;
        const text = readable(color, "#ffffff", ink);
        return (
          <At key={line} x={40 + i * 202} y={40} width={190}>
            <Drawing width={190} height={440}>
              <rect
                x={33}
                y={8}
                width={124}
                height={424}
                rx={62}
                fill={color}
                stroke={thread}
                strokeWidth={4}
              />
              {[16, 32, 48].map((inset) => (
                <rect
                  key={inset}
                  x={33 + inset}
                  y={8 + inset}
                  width={124 - inset * 2}
                  height={424 - inset * 2}
                  rx={62 - inset}
                  fill={inset === 48 ? "#ffffff" : "none"}
                  stroke={thread}
                  strokeWidth={4}
                />
              ))}
              <rect x={21} y={180} width={148} height={84} fill={color} stroke={thread} strokeWidth={4} />
              <path d="M21 198H169M21 214H169M21 230H169M21 246H169" stroke={thread} strokeWidth={4} />
            </Drawing>
            <At
              x={0}
              y={452}
              width={190}
              height={196}
              style={{
                background: color,
                color: text,
                boxShadow: i === 4 ? `inset 0 0 0 3px ${ink}` : "none",
              }}
            >
              <Line x={16} y={16} size={26} weight={800} width={160}>
                {line.slice(0, cut)}{" "}
              </Line>
              <Line x={16} y={150} size={24} weight={600}>
                {line.slice(cut + 1)}
              </Line>
            </At>
          </At>
        );
      })}
      {wordsFrom(picture, 6, 9).map((line, i) => {
        const [back, front] = pairs[i] ?? [paper, main];
        const cut = line.lastIndexOf(" ");
        return (
          <At
            key={line}
            x={40 + i * 404}
            y={712}
            width={392}
            height={208}
            style={{ background: back, color: front, boxShadow: `inset 0 0 0 3px ${front}` }}
          >
            <Line x={24} y={20} size={30} weight={600}>
              {line.slice(0, cut)}{" "}
            </Line>
            <Line x={24} y={68} size={104} weight={900}>
              {line.slice(cut + 1)}
            </Line>
          </At>
        );
      })}
    </Table>
  );
};
