import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { barOf, Hung } from "./hung.tsx";

const [wide, tall, size, drop] = [320, 400, 336, 72];

/** Eight speaker sheets pasted edge to edge in two rows, each the first letter of a name hung from one bar. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const grounds = [ground, ink, paper, ground, ink, ground, accent, paper];
  const thick = barOf(size);
  return (
    <Stage ground="#1d3a4a">
      {wordsFrom(picture, 0, 8).map((letter, i) => {
        const [x, y] = [(i % 4) * wide, Math.floor(i / 4) * (tall + 24)];
        const under = grounds[i] ?? paper;
        const color = under === paper ? ink : paper;
        return (
          <div key={letter}>
            <Block x={x} y={y} width={wide} height={tall} color={under} />
            <Drawing x={x} y={y} width={wide} height={tall}>
              <svg aria-hidden="true" width={wide} height={tall}>
                <Hung
                  x={wide / 2}
                  bar={drop}
                  size={letter === "আ" ? size * 0.82 : size}
                  color={color}
                  anchor="middle"
                  loose
                >
                  {letter}
                </Hung>
              </svg>
              <rect
                x={24}
                y={tall - 44}
                width={[120, 164, 96, 140, 108, 150, 128, 112][i] ?? 100}
                height={12}
                fill={color}
              />
              <rect x={24} y={tall - 24} width={72} height={8} fill={color} />
            </Drawing>
          </div>
        );
      })}
      {[0, tall + 24].map((y) => (
        <Block key={y} x={0} y={y + drop} width={1280} height={thick} color="#05080a" />
      ))}
      <Say x={640} y={856} size={60} family="Archivo" stretch={100} weight={800} color={paper} align="center">
        {word(picture, 8)}
      </Say>
    </Stage>
  );
};
