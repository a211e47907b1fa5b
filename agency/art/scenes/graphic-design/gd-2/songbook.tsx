import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Drawn, Say } from "../say.tsx";
import { Figure, Figures } from "./figure.tsx";

/** Three songbooks overlap, each cover so close a crop of one figure that only its squares remain. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const books = [
    { x: 40, y: 72, turn: -4, ground: main, color: second, figure: "৩", at: [-330, -150], on: paper },
    { x: 424, y: 136, turn: 2, ground: second, color: main, figure: "৪", at: [-180, -330], on: ink },
    { x: 800, y: 80, turn: 5, ground: accent, color: paper, figure: "২", at: [-60, -420], on: paper },
  ] as const;
  return (
    <Stage ground="#e9d3a6">
      {books.map(({ x, y, turn, ground, color, figure, at, on }, i) => (
        <At
          key={figure}
          x={x}
          y={y}
          width={440}
          height={720}
          turn={turn}
          style={{ boxShadow: "16px 16px 0 rgba(60,25,5,.35)" }}
        >
          <At x={0} y={0} width={480} height={720} clip style={{ background: ground }}>
            <Drawing width={480} height={720}>
              <Figure figure={figure} x={at[0]} y={at[1]} cell={34} color={color} />
              <rect y={560} width={480} height={160} fill={ground} />
              <rect width={44} height={720} fill={paper} />
              <rect x={44} width={6} height={720} fill="rgba(0,0,0,.2)" />
              {i !== 1 && (
                <Figures x={232} y={668} cell={1} color={on} gap={4}>
                  {say(1)}
                </Figures>
              )}
            </Drawing>
            <Say x={76} y={560} size={72} weight={750} family="Anek Bangla" color={on} leading={1.2}>
              {say(0)}
            </Say>
            <Say x={76} y={670} size={24} weight={600} family="Archivo" stretch={96} color={on}>
              {say(i === 1 ? 3 : 2)}
            </Say>
          </At>
        </At>
      ))}
      <Drawn>{say(1)}</Drawn>
    </Stage>
  );
};
