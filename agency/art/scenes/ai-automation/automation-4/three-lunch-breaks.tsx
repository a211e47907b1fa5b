import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Knit, T, upTo } from "./parts.tsx";

const day = 104;
const first = 68;

/** One letter twice: three queues over eleven days of bare yarn, and one visit with a letter 1.2 days later. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const queues = [
    { at: 0, long: 9, index: 1 },
    { at: 4, long: 11, index: 2 },
    { at: 10, long: 8, index: 3 },
  ];
  return (
    <Stage ground={second}>
      <T x={68} y={40} size={44} weight={700} serif color={main}>
        {say(0)}
      </T>
      <T x={68} y={76} size={168} weight={700} serif color={ink}>
        {say(4)}
      </T>
      {upTo(12).map((i) => (
        <Block key={i} x={first + i * day - 2} y={296} width={4} height={280} color="#c98fbe" />
      ))}
      <Drawing width={1280} height={960}>
        <path
          d={`M${first} 552${`q${day / 4} -14 ${day / 2} 0t${day / 2} 0`.repeat(11)}`}
          fill="none"
          stroke={main}
          strokeWidth={10}
        />
        {queues.map(({ at, long, index }) => (
          <Knit
            key={index}
            x={first + at * day + (index === 3 ? day - 88 : 8)}
            y={552 - long * 20}
            columns={2}
            rows={long}
            width={44}
            height={20}
            color={(_, row) => (row === 0 ? ink : main)}
            depth={0.24}
          />
        ))}
      </Drawing>
      {queues.map(({ at, index }) => (
        <T
          key={index}
          x={first + at * day + (index === 3 ? -44 : 108)}
          y={index === 3 ? 320 : 400}
          size={34}
          weight={700}
          color={ink}
        >
          {say(index)}
        </T>
      ))}
      <At x={0} y={608} width={1280} height={352} style={{ background: accent }}>
        {upTo(12).map((i) => (
          <Block key={i} x={first + i * day - 2} y={0} width={4} height={208} color="#55a575" />
        ))}
        <Drawing width={1280} height={352}>
          <path
            d={`M${first} 184q26 -14 52 0t52 0q10 -8 ${day * 0.2} 0`}
            fill="none"
            stroke={paper}
            strokeWidth={10}
          />
          <Knit
            x={first + 8}
            y={140}
            columns={2}
            rows={1}
            width={44}
            height={32}
            color={() => paper}
            depth={0.14}
          />
          <path d={`M${first + day * 1.2} 40h116v152h-116z`} fill={paper} />
          <path
            d={`M${first + day * 1.2 + 18} 72h80M${first + day * 1.2 + 18} 96h64M${first + day * 1.2 + 18} 120h80`}
            stroke={main}
            strokeWidth={9}
          />
          <path
            d={`M${first + day * 1.2 + 18} 164q14 -24 28 0t28 0`}
            fill="none"
            stroke={accent}
            strokeWidth={7}
          />
        </Drawing>
        <T x={first} y={80} size={34} weight={700} color={paper}>
          {say(6)}
        </T>
        <T x={68} y={256} size={44} weight={700} serif color={paper}>
          {say(5)}
        </T>
        <T x={480} y={88} size={168} weight={700} serif color={paper}>
          {say(7)}
        </T>
      </At>
    </Stage>
  );
};
