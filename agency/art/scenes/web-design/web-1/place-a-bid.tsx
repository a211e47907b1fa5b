import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Handset, LotPage, page, Receipt } from "./lot-page.tsx";
import { Bowl, BowlShadow, liquors } from "./tea.tsx";

const shadow = "36px 40px 0 rgba(31,47,36,.34)";

/** Three phones beside one another: the lot, the bid with its sum for the lot, the receipt 187 ms later. */
export const draw: Draw = (brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={brief.palette.ground}>
      <Drawing width={1280} height={960}>
        <path d="M0 300H1280M0 640H1280M420 0V960M860 0V960" stroke="#b3c2aa" strokeWidth={6} />
        <BowlShadow x={420} y={40} r={118} />
        <Bowl x={420} y={40} r={118} liquor={liquors[2]} />
        <BowlShadow x={838} y={930} r={118} />
        <Bowl x={838} y={930} r={118} liquor={liquors[0]} />
      </Drawing>
      <Grain width={1280} height={960} amount={0.12} />
      <Handset x={22} y={76} width={356} height={710} shadow={shadow}>
        <LotPage width={356} mark="2117" words={wordsFrom(picture, 0, 8)} left={0.8} />
      </Handset>
      <Handset x={446} y={132} width={364} height={728} shadow={shadow}>
        <Block x={0} y={0} width={364} height={84} color={page.green} />
        <Line x={28} y={24} size={34} weight={700} color="#fff">
          {say(1)}
        </Line>
        <Line x={22} y={112} size={150} weight={800} stretch={70} color={page.ink}>
          {say(8)}
        </Line>
        <Line x={28} y={272} size={36} weight={500} color={page.quiet}>
          {say(3)}
        </Line>
        <Block x={28} y={332} width={308} height={3} color={page.rule} />
        <Line x={28} y={352} size={70} weight={800} stretch={75} color={page.ink}>
          {say(9)}
        </Line>
        <Line x={28} y={434} size={36} weight={500} color={page.quiet}>
          {say(10)}
        </Line>
        <At x={24} y={516} width={316} height={116} style={{ background: page.bid, borderRadius: 8 }}>
          <Line x={0} y={32} width={316} align="center" size={48} weight={800} stretch={84} color={page.ink}>
            {say(11)}
          </Line>
        </At>
        <Line x={0} y={656} width={364} align="center" size={34} weight={600} color={page.quiet}>
          {say(12)}
        </Line>
      </Handset>
      <Handset x={868} y={76} width={364} height={744} screen={page.green} shadow={shadow}>
        <Receipt x={0} y={40} height={664} mark="2117" words={wordsFrom(picture, 14, 20)} />
      </Handset>
      <At x={1028} y={172} width={206} height={76} style={{ background: page.ink, borderRadius: 8 }}>
        <Line x={0} y={10} width={206} align="center" size={52} weight={800} stretch={84} color={page.bid}>
          {say(13)}
        </Line>
      </At>
    </Stage>
  );
};
