import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

const stages = [
  { from: 0, to: 4, height: 50, color: "#7fb069" },
  { from: 4, to: 10, height: 110, color: "#4c9440" },
  { from: 10, to: 14, height: 150, color: "#cfe08a" },
  { from: 14, to: 17, height: 130, color: "#e8c02f" },
] as const;

/** A season of weekly agreement above the growing rice, with the fog of week four. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const weeks = numbers(picture, [90]);
  const plot = plotOf([88, 180, 1104, 400], weeks.length, [82, 97]);
  const place = 1184 / 17;
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={44} size={50} head={client} color={paper}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        <path d={`M48 ${plot.y(95)}H1232V${plot.y(89.5)}H48Z`} fill="#15664a" />
        <path
          d={`M${plot.x(2) + 20} 180h${plot.x(4) - plot.x(2) - 40}v500h-${plot.x(4) - plot.x(2) - 40}z`}
          fill="#c9d6cf"
          fillOpacity={0.24}
        />
        <Stroke d={plot.path(weeks)} color={second} width={12} join="round" />
        {weeks.map((value, i) => (
          <rect
            key={plot.x(i)}
            x={plot.x(i) - 12}
            y={plot.y(value) - 12}
            width={24}
            height={24}
            fill={i === 3 ? accent : paper}
          />
        ))}
        {stages.map(({ from, to, height, color }) =>
          Array.from({ length: (to - from) * 5 }, (_, i) => i).map((i) => {
            const x = 52 + from * place + i * (place / 5) + 4;
            const grown = height * (0.82 + 0.18 * Math.sin(i * 1.7));
            return (
              <g key={x}>
                <path
                  d={`M${x} 816C${x - 2} ${816 - grown * 0.5} ${x + 4} ${816 - grown * 0.8} ${x + 8} ${816 - grown}`}
                  fill="none"
                  stroke={color}
                  strokeWidth={7}
                />
                {height > 120 && (
                  <path
                    d={`M${x + 6} ${812 - grown}q12-4 14 18`}
                    fill="none"
                    stroke={height > 140 ? paper : "#b8860b"}
                    strokeWidth={6}
                    strokeDasharray="5 3"
                  />
                )}
              </g>
            );
          }),
        )}
      </Drawing>
      <Block x={48} y={816} width={1184} height={64} color={paper} />
      {stages.map(({ from, to }, i) => (
        <Field
          key={from}
          x={48 + from * place}
          y={816}
          width={(to - from) * place}
          height={64}
          color={ink}
          size={34}
          weight={700}
          {...(i % 2 ? { ground: "#dfe6c0" } : {})}
        >
          {say(4 + i)}
        </Field>
      ))}
      <Field
        x={plot.x(3) + 28}
        y={plot.y(85) + 10}
        width={208}
        height={60}
        ground={accent}
        color={ink}
        size={32}
        weight={800}
      >
        {say(3)}
      </Field>
      <Words x={48} y={896} size={36} weight={600} color={paper}>
        {say(1)}
      </Words>
      <Words x={1232} y={896} size={36} weight={600} align="right" color={paper}>
        {say(2)}
      </Words>
    </Board>
  );
};
