import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** Films flagged at one centre by week inside the expected band, and the two weeks of a crooked grid. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const weeks = numbers(picture, [28]);
  const plot = plotOf([104, 180, 1072, 620], weeks.length, [10, 50]);
  return (
    <Board client={client} ground={paper}>
      <Words x={56} y={44} size={56} head={client} color={ink}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        <path d={`M56 ${plot.y(34)}H1224V${plot.y(22)}H56Z`} fill="#cfe0e8" />
        <path d="M56 820H1224" stroke={ink} strokeWidth={5} />
        {weeks.map((value, i) => {
          const out = value > 34;
          return (
            <g key={plot.x(i)}>
              <Stroke
                d={`M${plot.x(i)} 818V${plot.y(value)}`}
                color={out ? "#c2316f" : main}
                width={out ? 28 : 10}
              />
              <circle cx={plot.x(i)} cy={plot.y(value)} r={out ? 26 : 18} fill={out ? "#c2316f" : main} />
            </g>
          );
        })}
        <Stroke d={`M${plot.x(10)} 396V${plot.y(30) - 24}`} color={ink} width={4} />
        <g stroke={ink} strokeWidth={5} fill="none">
          <path d="M1016 176h208v144h-208z" fill="#ffffff" />
          <g transform="translate(1120 248) rotate(9)">
            <path d="M-80-56h160v112h-160z" fill={second} />
            <path
              d="M-60-56v112M-40-56v112M-20-56v112M0-56v112M20-56v112M40-56v112M60-56v112"
              strokeWidth={3}
            />
          </g>
        </g>
      </Drawing>
      <Words x={56} y={plot.y(34) - 44} size={30} weight={600} color={main}>
        {say(1)}
      </Words>
      <Field x={332} y={176} width={444} height={72} ground={second} color={ink} size={32} weight={700}>
        {say(2)}
      </Field>
      <Field
        x={plot.x(10) - 8}
        y={340}
        width={176}
        height={60}
        ground={accent}
        color={ink}
        size={32}
        weight={700}
      >
        {say(3)}
      </Field>
      <Block x={776} y={208} width={16} height={8} color={second} />
      <Words x={72} y={848} size={32} color={ink}>
        {say(4)}
      </Words>
      <Words x={1208} y={848} size={32} align="right" color={ink}>
        {say(5)}
      </Words>
    </Board>
  );
};
