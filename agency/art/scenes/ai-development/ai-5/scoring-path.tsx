import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const left = 88;
const perMs = 9.2;

/** One decision to the millisecond: stages as wide as their time over a ruler, explanations off to the side. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const times = numbers(picture, [1]);
  const starts = times.map((_, i) => times.slice(0, i).reduce((sum, one) => sum + one, 0));
  const end = times.reduce((sum, one) => sum + one, 0);
  const colours = [main, "#8fb8ff", second, paper, accent];
  const heights = [176, 240, 0, 240, 304];
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={40} size={64} head={client} color={paper}>
        {say(0)}
      </Words>
      <Field x={24} y={400} width={64} height={160} ground={ground} line={main} color={paper} size={24}>
        <span style={{ display: "block", transform: "rotate(-90deg)", whiteSpace: "nowrap" }}>{say(1)}</span>
      </Field>
      <Drawing width={1280} height={960}>
        {times.map((time, i) => {
          const x = left + (starts[i] ?? 0) * perMs;
          return (
            <g key={x}>
              <path d={`M${x} 400h${time * perMs - 4}v160h-${time * perMs - 4}z`} fill={colours[i] ?? main} />
              {i !== 2 && (
                <path
                  d={`M${x + 6} 400V${(heights[i] ?? 200) + 44}`}
                  stroke={colours[i] ?? main}
                  strokeWidth={4}
                />
              )}
            </g>
          );
        })}
        <path d={`M${left} 600H${left + 120 * perMs}`} stroke={paper} strokeWidth={5} />
        <path
          d={Array.from(
            { length: 121 },
            (_, i) => `M${left + i * perMs} 600v${i % 10 === 0 ? 36 : i % 5 === 0 ? 24 : 14}`,
          ).join("")}
          stroke={paper}
          strokeWidth={3}
        />
        <path d={`M${left + end * perMs - 4} 368v272`} stroke={second} strokeWidth={8} />
        <path
          d={`M${left + end * perMs} 400H${left + 120 * perMs}V560H${left + end * perMs}z`}
          fill="#14295a"
        />
        <Stroke d={`M${left + 53 * perMs} 560V800H600`} color="#8fb8ff" width={8} dash="18 12" join="miter" />
        <Stroke d="M888 800H976" color="#8fb8ff" width={8} dash="18 12" />
      </Drawing>
      {times.map((time, i) => {
        const x = left + (starts[i] ?? 0) * perMs;
        return i === 2 ? (
          <Field
            key={time}
            x={x}
            y={400}
            width={time * perMs}
            height={160}
            color={ink}
            size={34}
            weight={800}
            align="left"
          >
            {say(2 + i)}
          </Field>
        ) : (
          <Words key={time} x={x + 2} y={heights[i] ?? 200} size={32} weight={700} color={colours[i] ?? main}>
            {say(2 + i)}
          </Words>
        );
      })}
      <Words
        x={1232}
        y={644}
        size={76}
        weight={800}
        align="right"
        color={second}
        style={{ letterSpacing: "-.06em" }}
      >
        {say(7)}
      </Words>
      <Field x={600} y={744} width={288} height={112} ground={ground} line="#8fb8ff" color={paper} size={34}>
        {say(8)}
      </Field>
      <Field x={976} y={744} width={256} height={112} ground={paper} color={ink} size={38} weight={800}>
        {say(9)}
      </Field>
      <Block x={0} y={936} width={1280} height={24} color={main} />
    </Board>
  );
};
