import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** Average precision on stores the detector knew and on two that it did not, with the epoch that was kept. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const held = numbers(picture, [0.5, 0.9]);
  const seen = held.map((value, i) =>
    Math.min(0.95, value * (0.95 / 0.919) + (i % 2 ? 0.012 : -0.008) * (i < 10 ? 1 : 0.25) + i * 0.0004),
  );
  const plot = plotOf([72, 200, 1000, 640], held.length, [0.35, 1]);
  const kept = plot.x((31 / 40) * (held.length - 1));
  return (
    <Board client={client} ground={main}>
      <Words x={56} y={40} size={52} head={client} color={paper}>
        {say(0)}
      </Words>
      <Words x={56} y={108} size={30} weight={600} color={second}>
        {say(5)}
      </Words>
      <Drawing width={1280} height={960}>
        <path d={`${plot.path(held)}V840H72Z`} fill={ground} />
        {[0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((at) => (
          <path key={at} d={`M72 ${plot.y(at)}H1072`} stroke={paper} strokeOpacity={0.24} strokeWidth={2} />
        ))}
        <Stroke d={plot.path(seen)} color={paper} width={6} dash="20 8" join="miter" />
        <Stroke d={plot.path(held)} color={second} width={14} join="round" />
        <Stroke d={`M${kept} 200V840`} color={accent} width={6} />
        <rect x={kept - 18} y={plot.y(0.9195) - 18} width={36} height={36} fill={paper} />
        <rect x={kept - 8} y={plot.y(0.9195) - 8} width={16} height={16} fill={accent} />
      </Drawing>
      <Words x={1088} y={plot.y(0.95) - 62} size={30} weight={800} width={190} leading={1.1} color={paper}>
        {say(1)}
      </Words>
      <Words x={1088} y={plot.y(0.919) + 6} size={30} weight={800} width={190} leading={1.1} color={second}>
        {say(2)}
      </Words>
      <Field
        x={kept - 136}
        y={560}
        width={272}
        height={80}
        ground={accent}
        color={ink}
        size={36}
        weight={900}
      >
        {say(3)}
      </Field>
      <Block x={72} y={840} width={1000} height={6} color={paper} />
      <Words x={1072} y={864} size={30} weight={700} align="right" color={paper}>
        {say(4)}
      </Words>
    </Board>
  );
};
