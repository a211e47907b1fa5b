import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { GardenBand, page } from "./lot-page.tsx";

const states = [
  { ground: page.bid, color: page.ink, edge: page.bid },
  { ground: "#fff", color: page.ink, edge: page.ink },
  { ground: page.green, color: "#fff", edge: page.green },
  { ground: page.red, color: "#fff", edge: page.red },
  { ground: page.rule, color: "#4c564f", edge: page.rule },
];

/** Five states of the one button at the left, with its height; countdowns, notice and receipt at the right. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={page.paper}>
      <Line x={56} y={40} size={52} weight={800} stretch={84} color={page.ink}>
        {say(0)}
      </Line>
      {states.map(({ ground, color, edge }, i) => (
        <At
          key={ground}
          x={56}
          y={136 + i * 158}
          width={540}
          height={126}
          style={{ background: ground, border: `4px solid ${edge}`, borderRadius: 10 }}
        >
          <Line x={0} y={28} width={532} align="center" size={54} weight={800} stretch={88} color={color}>
            {say(i + 1)}
          </Line>
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <path d="M612 136H652M612 262H652M632 136V262" stroke={page.red} strokeWidth={4} />
      </Drawing>
      <Line x={664} y={176} size={40} weight={700} color={page.red}>
        {say(6)}
      </Line>
      {[7, 8].map((index, i) => (
        <At
          key={index}
          x={664 + i * 288}
          y={262}
          width={272}
          height={176}
          style={{ background: i ? "#f7d9cd" : "#fff", borderRadius: 10 }}
        >
          <Line
            x={0}
            y={20}
            width={272}
            align="center"
            size={92}
            weight={800}
            stretch={75}
            color={i ? page.red : page.ink}
          >
            {say(index)}
          </Line>
          <Block x={28} y={136} width={216} height={16} color={page.rule} />
          <Block x={28} y={136} width={i ? 46 : 216} height={16} color={i ? page.red : page.green} />
        </At>
      ))}
      <At x={664} y={470} width={560} height={132} style={{ background: page.ink, borderRadius: 10 }}>
        <Line x={32} y={22} size={40} weight={700} color="#fff">
          {say(9)}
        </Line>
        <Line x={32} y={70} size={36} weight={500} color={page.bid}>
          {say(10)}
        </Line>
      </At>
      <At x={664} y={634} width={560} height={262} clip style={{ background: "#fff", borderRadius: 10 }}>
        <At x={0} y={0} width={560} height={56}>
          <GardenBand mark="2117" width={560} height={56} />
        </At>
        {wordsFrom(picture, 11, 14).map((line, i) => (
          <Line
            key={line}
            x={32}
            y={[80, 126, 190][i] ?? 0}
            size={[36, 50, 36][i] ?? 36}
            weight={i === 1 ? 800 : 500}
            stretch={i === 1 ? 80 : 100}
            color={i === 1 ? page.ink : page.quiet}
          >
            {line}
          </Line>
        ))}
      </At>
    </Stage>
  );
};
