import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Drawn, Say } from "../say.tsx";
import { Figure, Lozenges } from "./figure.tsx";

const bengali = (n: number) => [...String(n)].map((d) => "০১২৩৪৫৬৭৮৯"[Number(d)]).join("");
const feasts = [1, 18, 25];
const [cellWide, cellTall, left, top] = [74, 104, 26, 200];

/** The calendar's first spread: a turmeric one fills the left page, the month of Boishakh stands right. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const start = 1;
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <Lozenges x={0} y={0} width={1280} height={960} cell={16} color="#9c2713" ground={ground} />
      </Drawing>
      <Spread
        x={64}
        y={64}
        pageWidth={576}
        height={832}
        color={paper}
        left={
          <>
            <Block x={0} y={0} width={576} height={832} color={main} />
            <Drawing width={576} height={832}>
              <Figure figure="১" x={48} y={50} cell={20} color={second} />
            </Drawing>
          </>
        }
        right={
          <>
            <Say x={28} y={28} size={78} weight={750} family="Anek Bangla" color={main} leading={1.2}>
              {say(0)}
            </Say>
            <Say
              x={left + start * cellWide + 6}
              y={150}
              size={27}
              weight={600}
              family="Anek Bangla"
              color={ink}
            >
              {say(6)}
            </Say>
            <Say x={left + 6} y={150} size={27} weight={600} family="Anek Bangla" color={main}>
              {say(5)}
            </Say>
            <Say x={left + 2 * cellWide + 6} y={150} size={27} weight={600} family="Anek Bangla" color={ink}>
              {say(7)}
            </Say>
            {Array.from({ length: 31 }, (_, i) => {
              const place = i + start;
              const [x, y] = [left + (place % 7) * cellWide, top + Math.floor(place / 7) * cellTall];
              const feast = feasts.includes(i + 1);
              const common = i + 14 <= 30 ? i + 14 : i - 16;
              return (
                <div key={`${x},${y}`}>
                  <Block
                    x={x}
                    y={y}
                    width={cellWide - 6}
                    height={cellTall - 6}
                    color={feast ? main : "#ead9b4"}
                  />
                  <Say
                    x={x + 8}
                    y={y + 2}
                    size={44}
                    weight={700}
                    family="Anek Bangla"
                    color={feast ? second : ink}
                    leading={1.25}
                  >
                    {i === 30 ? say(3) : bengali(i + 1)}
                  </Say>
                  <Say
                    x={x + cellWide - 14}
                    y={y + 64}
                    size={i === 0 || i === 30 ? 16 : 20}
                    family="Archivo"
                    stretch={i === 0 || i === 30 ? 75 : 90}
                    weight={600}
                    color={feast ? paper : "#6b4a30"}
                    align="right"
                  >
                    {i === 0 ? say(2) : i === 30 ? say(4) : String(common)}
                  </Say>
                </div>
              );
            })}
            <Drawing x={28} y={744} width={520} height={56}>
              <Lozenges
                x={0}
                y={0}
                width={520}
                height={56}
                cell={4}
                color={second}
                ground={paper}
                core={main}
              />
            </Drawing>
          </>
        }
      />
      <Drawn>{say(1)}</Drawn>
    </Stage>
  );
};
