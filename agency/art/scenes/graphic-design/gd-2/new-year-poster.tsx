import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Drawn, Say } from "../say.tsx";
import { Figure, Lozenges } from "./figure.tsx";
import { figurePath, filled } from "./squares.ts";

const [madder, turmeric, green, brown] = ["#c42e14", "#f4b400", "#0b5e41", "#8c1c0a"];
const cell = 8;
const stepDown = 156;

/** Wood: rings of grain inside the figure. */
function Wood() {
  const random = mulberry32(2);
  return (
    <>
      <rect width={192} height={288} fill={madder} />
      <path
        d={Array.from({ length: 26 }, (_, i) => {
          const x = i * 8 + random() * 4;
          return `M${x} 0C${x + 14 * Math.sin(i)} 80 ${x - 18} 150 ${x + 6 * Math.cos(i)} 288`;
        }).join("")}
        stroke="#f4e9d3"
        strokeWidth={2}
        fill="none"
      />
    </>
  );
}

function Chalk() {
  const random = mulberry32(4);
  return (
    <>
      <path
        d={Array.from({ length: 120 }, () => {
          const [x, y] = [random() * 214 - 20, random() * 300];
          return `M${x} ${y}l${26 + random() * 20} ${-22 - random() * 16}`;
        }).join("")}
        stroke={green}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d={Array.from({ length: 50 }, () => `M${random() * 190} ${random() * 286}h5v4h-5z`).join("")}
        fill="#f4e9d3"
      />
    </>
  );
}

/** Torn paper: every square a scrap of its own, set a little wrong. */
function Torn() {
  const random = mulberry32(9);
  const scraps: { x: number; y: number; color: string; path: string }[] = [];
  for (let y = 0; y < 36; y += 3) {
    for (let x = 0; x < 24; x += 3) {
      if (!filled("২", x + 1, y + 1)) continue;
      const jag = () => (random() * 7 - 3).toFixed(1);
      scraps.push({
        x: x * cell,
        y: y * cell,
        color: [brown, "#1d0f0a", "#d9641c", madder][Math.floor(random() * 4)] ?? brown,
        path: `M${jag()} ${jag()}L14 ${jag()}L27 ${jag()}L${25 + random() * 4} 14L27 ${23 + random() * 6}L12 ${24 + random() * 5}L${jag()} 26z`,
      });
    }
  }
  return (
    <>
      {scraps.map(({ x, y, color, path }) => (
        <path key={`${x},${y}`} d={path} fill={color} transform={`translate(${x} ${y})`} />
      ))}
    </>
  );
}

/** Poster on cream: the year goes down four rows, every figure printed by another craft. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={brief.palette.accent}>
      <At x={184} y={0} width={912} height={960} style={{ background: paper, boxShadow: "16px 0 0 #07412d" }}>
        <Say x={48} y={24} size={76} weight={700} family="Anek Bangla" color={madder} leading={1.15}>
          {say(0)}
        </Say>
        <Say x={864} y={46} size={38} family="Archivo" stretch={112} weight={650} color={ink} align="right">
          {say(2)}
        </Say>
        <Drawing x={48} y={0} width={816} height={960}>
          {[0, 1, 2, 3].map((i) => {
            const [x, y] = [i * 208, 124 + i * stepDown];
            return (
              <g key={x}>
                {i > 0 && (
                  <Lozenges
                    x={x}
                    y={124}
                    width={192}
                    height={y - 140}
                    cell={[4, 4, 6, 8][i] ?? 4}
                    color="#ead9b4"
                  />
                )}
                {i < 3 && (
                  <Lozenges
                    x={x}
                    y={y + 304}
                    width={192}
                    height={576 - y}
                    cell={[8, 6, 4][i] ?? 4}
                    color={i === 1 ? turmeric : madder}
                  />
                )}
              </g>
            );
          })}
        </Drawing>
        {["১", "৪", "৩", "২"].map((figure, i) => {
          const [x, y] = [48 + i * 208, 124 + i * stepDown];
          return (
            <div
              key={figure}
              style={{
                position: "absolute",
                left: x,
                top: y,
                width: 192,
                height: 288,
              }}
            >
              <Drawing width={192} height={288}>
                <clipPath id={`craft-${i}`}>
                  <path d={figurePath(figure, cell)} />
                </clipPath>
                {i === 0 && (
                  <g clipPath="url(#craft-0)">
                    <Wood />
                  </g>
                )}
                {i === 2 && (
                  <>
                    <Figure figure={figure} x={0} y={0} cell={cell} color="#5a9c80" />
                    <g clipPath="url(#craft-2)">
                      <Chalk />
                    </g>
                  </>
                )}
                {i === 3 && <Torn />}
              </Drawing>
              {i === 1 && (
                <Cloth
                  x={0}
                  y={0}
                  width={192}
                  height={288}
                  draft="goose-eye"
                  warp="#1d0f0a"
                  weft={turmeric}
                  cell={8}
                  style={{ clipPath: `path("${figurePath(figure, cell)}")` }}
                />
              )}
            </div>
          );
        })}
        <Say x={48} y={896} size={30} family="Archivo" stretch={112} weight={700} color={ink}>
          {say(3)}
        </Say>
        <Say x={864} y={898} size={26} family="Archivo" stretch={100} weight={500} color={ink} align="right">
          {say(4)}
        </Say>
      </At>
      <Drawn>{say(1)}</Drawn>
    </Stage>
  );
};
