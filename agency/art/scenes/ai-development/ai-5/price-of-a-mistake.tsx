import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** The signed sheet: what each mistake costs, the cost over the threshold, its shallow minimum. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const costs = numbers(picture, [1]);
  const plot = plotOf([48, 428, 864, 260], costs.length, [12.2, 20]);
  const best = plot.x(5.5);
  return (
    <Board client={client} ground={second}>
      <Sheet x={160} y={32} width={960} height={896} color="#ffffff" turn={1} shadow={20}>
        <Words x={48} y={36} size={56} head={client} color={ink}>
          {say(0)}
        </Words>
        {[1, 2, 3].map((index, i) => {
          const [, item = "", price = ""] = /^(.*) (৳[\d.]+)$/.exec(say(index)) ?? [];
          return (
            <div key={item}>
              <Words x={48} y={130 + i * 84} size={34} weight={500} color={ink}>
                {item}
              </Words>
              <Words
                x={912}
                y={114 + i * 84}
                size={60}
                weight={800}
                align="right"
                color={i === 2 ? "#b3172a" : ink}
              >
                {price}
              </Words>
              <Block x={48} y={194 + i * 84} width={864} height={3} color={ink} />
            </div>
          );
        })}
        <Drawing width={960} height={896}>
          <path d={`M${plot.x(4.7)} 428H${plot.x(6.4)}V688H${plot.x(4.7)}z`} fill={second} />
          <Stroke d={plot.path(costs)} color={main} width={14} join="round" />
          <path d="M48 690H912" stroke={ink} strokeWidth={5} />
          <Stroke d={`M${best} 690V${plot.y(12.8) - 16}`} color={accent} width={6} />
          <rect x={best - 16} y={plot.y(12.8) - 16} width={32} height={32} fill={accent} />
          <path
            d="M560 838c30-60 60-70 66-20s24 20 40-10 30-30 34 6 40 14 80-14 60 30 110 0"
            fill="none"
            stroke="#1450b8"
            strokeWidth={6}
            strokeLinecap="round"
          />
        </Drawing>
        <Field
          x={best - 210}
          y={476}
          width={420}
          height={64}
          ground={ink}
          color={paper}
          size={32}
          weight={700}
        >
          {say(4)}
        </Field>
        <Words x={best} y={560} size={28} align="center" color={ink}>
          {say(5)}
        </Words>
        <Block x={48} y={848} width={864} height={3} color={ink} />
        <Words x={48} y={796} size={30} color={ink}>
          {say(6)}
        </Words>
      </Sheet>
    </Board>
  );
};
