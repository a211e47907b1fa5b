import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Handset, LotPage, page, Receipt } from "./lot-page.tsx";

const shadow = "14px 20px 0 rgba(16,24,18,.3)";

/** The same lot three times on three fields: open for bids, lost to another buyer, won with its receipt. */
export const draw: Draw = (brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={brief.palette.ground}>
      <Block x={426} y={0} width={428} height={960} color={page.red} />
      <Block x={854} y={0} width={426} height={960} color={page.green} />
      <Handset x={24} y={98} width={342} height={700} shadow={shadow}>
        <LotPage width={342} mark="1185" words={wordsFrom(picture, 0, 8)} left={0.62} />
      </Handset>
      <Handset x={450} y={98} width={342} height={700} shadow={shadow}>
        <Block x={0} y={0} width={342} height={252} color="#f7d9cd" />
        <Drawing width={342} height={252}>
          <path d="M58 46L94 108H22Z" fill={page.red} />
          <path d="M58 64V88M58 94V102" stroke="#fff" strokeWidth={8} />
        </Drawing>
        <Line x={26} y={126} size={48} weight={800} stretch={76} color={page.red}>
          {say(8)}
        </Line>
        <Line x={26} y={186} size={36} weight={500} color={page.ink}>
          {say(9)}
        </Line>
        <Line x={22} y={280} size={100} weight={800} stretch={62} color={page.ink}>
          {say(10)}
        </Line>
        <Line x={26} y={402} size={34} weight={500} color={page.quiet}>
          {say(5)}
        </Line>
        <Line x={0} y={396} width={316} align="right" size={46} weight={700} color={page.red}>
          {say(11)}
        </Line>
        <Block x={26} y={464} width={290} height={16} color={page.rule} />
        <Block x={26} y={464} width={66} height={16} color={page.red} />
        <At x={24} y={528} width={294} height={112} style={{ background: page.bid, borderRadius: 8 }}>
          <Line x={0} y={30} width={294} align="center" size={48} weight={800} stretch={80} color={page.ink}>
            <span style={{ wordSpacing: 12 }}>{say(12)}</span>
          </Line>
        </At>
      </Handset>
      <Handset x={876} y={98} width={342} height={700} screen="#cfe3cf" shadow={shadow}>
        <At x={0} y={24} width={364} height={664} style={{ transform: "scale(.94)", transformOrigin: "0 0" }}>
          <Receipt x={0} y={0} height={664} mark="1185" words={wordsFrom(picture, 13, 19)} />
        </At>
      </Handset>
    </Stage>
  );
};
