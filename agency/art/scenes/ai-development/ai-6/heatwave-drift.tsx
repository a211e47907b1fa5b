import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** Highest temperature of the day in Dhaka, weekly mean in degrees Celsius, March to June 2024. */
const heat = [31.5, 32, 33, 33.5, 34.5, 35.5, 37.5, 39.5, 40, 37, 34.5, 33.5, 34, 33.5, 33, 32.5];

/** Confidence falls as the heat rises; new words are the reason, and six hundred labels mend it. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const trust = numbers(picture, [0.9]);
  const plot = plotOf([72, 420, 1136, 400], trust.length, [0.78, 0.94]);
  const warm = plotOf([72, 160, 1136, 300], heat.length, [29, 41]);
  return (
    <Board client={client} ground={second}>
      <Drawing width={1280} height={960}>
        <path d={`${warm.path(heat)}V840H72Z`} fill={main} />
        <path d={`${plot.path(trust)}V840H72Z`} fill={ground} />
        <Stroke d={plot.path(trust)} color={ink} width={14} join="round" />
        <Stroke d={warm.path(heat)} color={ink} width={4} />
        {trust.map((value, i) => (
          <rect
            key={plot.x(i)}
            x={plot.x(i) - 10}
            y={plot.y(value) - 10}
            width={20}
            height={20}
            fill={i === 7 ? accent : ink}
          />
        ))}
        <Stroke d={`M${plot.x(9)} ${plot.y(0.87) - 16}V${plot.y(0.87) - 92}`} color={accent} width={8} />
      </Drawing>
      <Words x={48} y={32} size={72} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={warm.x(8) + 28} y={150} size={40} weight={800} color={ink}>
        {say(1)}
      </Words>
      <Field
        x={plot.x(7) - 240}
        y={plot.y(0.8) + 24}
        width={480}
        height={72}
        ground={accent}
        color={paper}
        size={38}
        weight={800}
      >
        {say(2)}
      </Field>
      <Field
        x={plot.x(9) - 24}
        y={plot.y(0.87) - 156}
        width={340}
        height={68}
        ground={ink}
        color={second}
        size={38}
        weight={800}
      >
        {say(3)}
      </Field>
      <Words x={72} y={860} size={40} weight={700} color={ink}>
        {say(4)}
      </Words>
      <Words x={1208} y={860} size={40} weight={700} align="right" color={ink}>
        {say(5)}
      </Words>
    </Board>
  );
};
