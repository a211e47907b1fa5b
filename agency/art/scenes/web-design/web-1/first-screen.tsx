import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Handset, LotPage, page } from "./lot-page.tsx";

const zero = 56;
const second = 188;

/** The same moment on two phones: the old page is still white when the new one can be bid on; below, both on one scale. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={page.green}>
      <Line x={56} y={44} size={58} weight={800} stretch={84} color="#fff">
        {say(0)}
      </Line>
      <Line x={56} y={116} size={36} weight={500} color="#cfe3cf">
        {say(1)}
      </Line>
      <At x={0} y={0} width={1280} height={640} clip>
        <Handset x={560} y={200} width={270} height={560} screen="#fff" shadow="24px 26px 0 rgba(4,20,12,.4)">
          <Block x={0} y={0} width={270} height={76} color="#eef0ea" />
          <Block x={0} y={72} width={54} height={6} color="#2f6fd0" />
          <Line x={0} y={20} width={270} align="center" size={34} weight={500} color="#6a716c">
            {say(2)}
          </Line>
          <Drawing width={270} height={560}>
            <circle cx={135} cy={240} r={40} fill="none" stroke="#dfe2db" strokeWidth={10} />
            <path d="M135 200A40 40 0 0 1 175 240" fill="none" stroke="#8d958f" strokeWidth={10} />
          </Drawing>
        </Handset>
        <Handset x={910} y={44} width={300} height={720} shadow="24px 26px 0 rgba(4,20,12,.4)">
          <LotPage width={300} mark="2117" words={wordsFrom(picture, 7, 15)} left={0.9} />
        </Handset>
      </At>
      <Line x={56} y={246} size={40} weight={600} color="#cfe3cf">
        {say(3)}
      </Line>
      <Line x={50} y={288} size={190} weight={800} stretch={75} color={page.bid}>
        {say(4)}
      </Line>
      <Line x={56} y={510} size={46} weight={700} color="#f3c4b4">
        {say(5)}
      </Line>
      <Block x={0} y={640} width={1280} height={320} color={page.ink} />
      <Block x={zero} y={684} width={1.1 * second} height={72} color={page.bid} />
      <Block x={zero} y={776} width={6.2 * second} height={72} color={page.red} />
      <Drawing width={1280} height={960}>
        <path d={`M${zero} 868H${zero + 6.4 * second}`} stroke="#fff" strokeWidth={3} />
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <path key={i} d={`M${zero + i * second} 860V878`} stroke="#fff" strokeWidth={3} />
        ))}
      </Drawing>
      {[0, 1, 2, 3, 4, 5, 6].map((i) => (
        <Line
          key={i}
          x={zero + i * second - 20}
          y={884}
          width={120}
          size={36}
          weight={600}
          color="#fff"
          style={{ textIndent: i ? 8 : 20 }}
        >
          {i === 6 ? say(6) : String(i)}
        </Line>
      ))}
    </Stage>
  );
};
