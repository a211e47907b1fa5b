import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";

const hour = (at: number) => 72 + (at / 30) * 1136;

/** Two strips of thirty hours: flagged films signed late and scattered, then early and together. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const before = Array.from({ length: 60 }, (_, i) =>
    i < 30 ? 3 + Math.sqrt(random()) * 23 : 26.2 + random() * 3.6,
  );
  const after = Array.from({ length: 60 }, (_, i) =>
    i < 30 ? 0.5 + random() * 2.9 : 3.4 + random() ** 3 * 6,
  );
  const strips = [
    { y: 176, films: before, period: say(1), median: 26.2, figure: say(2), ground: "#cfe0e8", color: ink },
    { y: 536, films: after, period: say(3), median: 3.4, figure: say(4), ground: second, color: ink },
  ];
  return (
    <Board client={client} ground={paper}>
      <Words x={72} y={36} size={60} head={client} color={ink}>
        {say(0)}
      </Words>
      {strips.map(({ y, films, period, median, figure, ground, color }, s) => (
        <div key={y}>
          <Words x={72} y={y - 36} size={34} weight={600} color={ink} align="left">
            {period}
          </Words>
          <Block x={72} y={y + 24} width={1136} height={176} color={ground} />
          <Drawing width={1280} height={960}>
            <path
              d={Array.from({ length: 31 }, (_, i) => `M${hour(i)} ${y + 200}v${i % 6 === 0 ? 22 : 12}`).join(
                "",
              )}
              stroke={ink}
              strokeWidth={3}
            />
            {films.map((at) => (
              <Stroke
                key={at}
                d={`M${hour(at).toFixed(1)} ${y + 32}V${y + 192}`}
                color={s === 0 ? main : "#8f1d52"}
                width={6}
              />
            ))}
            <Stroke d={`M${hour(median)} ${y + 8}V${y + 232}`} color={accent} width={14} />
          </Drawing>
          <Words
            x={s === 0 ? hour(median) - 20 : hour(median) + 28}
            y={y + 212}
            size={124}
            leading={1.1}
            align={s === 0 ? "right" : "left"}
            head={client}
            color={color}
          >
            {figure}
          </Words>
        </div>
      ))}
      <Words x={72} y={892} size={32} color={ink}>
        {say(5)}
      </Words>
      <Words x={1208} y={892} size={32} align="right" color={ink}>
        {say(6)}
      </Words>
      <Block x={72} y={884} width={1136} height={4} color={ink} />
    </Board>
  );
};
