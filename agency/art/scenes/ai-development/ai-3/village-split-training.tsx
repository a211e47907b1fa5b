import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** Accuracy with a random split and with a split by village: the gap is named, the lower curve believed. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const village = numbers(picture, [60, 87]);
  const flattered = village.map(
    (value, i) => value + (7 * (1 - Math.exp(-(i + 1) / 2.2)) * (94.1 - 87.1)) / 6.97,
  );
  const later = village.map((value, i) => value + 6.4 * (1 - Math.exp(-(i + 0.6) / 4)) * 1.05);
  const plot = plotOf([64, 200, 860, 640], village.length, [56, 98]);
  const back = [...village]
    .map((value, i) => `L${plot.x(i)} ${plot.y(value)}`)
    .reverse()
    .join("");
  return (
    <Board client={client} ground={paper}>
      <Words x={56} y={44} size={50} head={client} color={ink}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        {[60, 70, 80, 90].map((at) => (
          <path key={at} d={`M64 ${plot.y(at)}H924`} stroke="#cdd3b8" strokeWidth={3} />
        ))}
        <path d={`${plot.path(flattered)}${back}Z`} fill="#ffc9b3" />
        <Stroke d={plot.path(flattered)} color={accent} width={8} dash="20 10" />
        <Stroke d={plot.path(later)} color={ink} width={4} />
        <Stroke d={plot.path(village)} color={main} width={18} join="round" />
        <path d="M924 840V200" stroke={ink} strokeWidth={4} />
        <path d="M64 840H924" stroke={ink} strokeWidth={4} />
      </Drawing>
      {[1, 4, 2].map((index, i) => {
        const [, name = "", figure = ""] = /^(.*) ([\d.]+%)$/.exec(say(index)) ?? [];
        const y = [152, 346, 548][i] ?? 0;
        return (
          <div key={name}>
            <Block
              x={956}
              y={y}
              width={276}
              height={i === 2 ? 14 : 6}
              color={[accent, ink, main][i] ?? ink}
            />
            <Words x={956} y={y + 22} size={34} weight={600} color={ink}>
              {name}
            </Words>
            <Words
              x={952}
              y={y + 56}
              size={i === 2 ? 104 : 80}
              leading={1.2}
              color={i === 2 ? main : ink}
              head={client}
              style={{ letterSpacing: "-.05em" }}
            >
              {figure}
            </Words>
          </div>
        );
      })}
      <Field
        x={440}
        y={plot.y(74)}
        width={400}
        height={72}
        ground={accent}
        color={ink}
        size={34}
        weight={800}
      >
        {say(3)}
      </Field>
      <Drawing width={1280} height={960}>
        <Stroke d={`M640 ${plot.y(74)}V${plot.y(89.6)}`} color={ink} width={5} />
      </Drawing>
      <Words x={924} y={860} size={36} weight={700} align="right" color={ink}>
        {say(5)}
      </Words>
      <Block x={0} y={0} width={1280} height={16} color={ground} />
      <Block x={0} y={928} width={1280} height={32} color={second} />
    </Board>
  );
};
