import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { Boards } from "../../../kit/place.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { page } from "./lot-page.tsx";
import { PointingHand, pointing } from "./pointing-hand.tsx";
import { Bowl, BowlShadow } from "./tea.tsx";

const bidding = [1, 4, 7, 10];
/** Where the hand comes from; its tip is beside the figure it taps. */
const HAND = "translate(1010 524) rotate(-13) scale(.86)";

/** The clerk's tablet on the desk, a finger on paddle 19: twelve keys for the room, four of them bidding. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#5a3a24">
      <Boards width={1280} height={960} color="#6b472d" board={160} />
      <Drawing width={1280} height={960}>
        <BowlShadow x={1180} y={90} r={126} />
        <Bowl x={1180} y={90} r={126} liquor="#c4641a" />
      </Drawing>
      <Grain width={1280} height={960} amount={0.16} />
      <At
        x={72}
        y={72}
        width={1056}
        height={792}
        style={{ background: "#171a18", borderRadius: 36, boxShadow: "40px 44px 0 rgba(20,10,4,.5)" }}
      >
        <At x={32} y={32} width={992} height={728} clip style={{ background: page.paper, borderRadius: 8 }}>
          <Block x={0} y={0} width={992} height={176} color={page.green} />
          <Line x={32} y={36} size={40} weight={700} color="#fff">
            {say(0)}
          </Line>
          <Line x={32} y={92} size={40} weight={500} color="#dbe8cf">
            {say(1)}
          </Line>
          <Line x={286} y={22} size={132} weight={800} stretch={70} color={page.bid}>
            {say(2)}
          </Line>
          <Line x={0} y={36} width={960} align="right" size={40} weight={500} color="#dbe8cf">
            {say(3)}
          </Line>
          <Line x={0} y={82} width={960} align="right" size={54} weight={800} stretch={84} color="#fff">
            {say(4)}
          </Line>
          {wordsFrom(picture, 5, 17).map((paddle, key) => (
            <At
              key={paddle}
              x={32 + (key % 4) * 236}
              y={204 + Math.floor(key / 4) * 128}
              width={220}
              height={112}
              style={{
                background: bidding.includes(key) ? page.bid : "#fff",
                border: `3px solid ${bidding.includes(key) ? page.bid : page.rule}`,
                borderRadius: 8,
              }}
            >
              <Line
                x={0}
                y={18}
                width={214}
                align="center"
                size={68}
                weight={800}
                stretch={84}
                color={page.ink}
              >
                {paddle}
              </Line>
            </At>
          ))}
          <At
            x={32}
            y={594}
            width={456}
            height={108}
            style={{ border: `4px solid ${page.ink}`, borderRadius: 8 }}
          >
            <Line x={0} y={24} width={448} align="center" size={48} weight={700} color={page.ink}>
              {say(17)}
            </Line>
          </At>
          <At x={504} y={594} width={456} height={108} style={{ background: page.red, borderRadius: 8 }}>
            <Line x={0} y={28} width={456} align="center" size={48} weight={800} color="#fff">
              {say(18)}
            </Line>
          </At>
        </At>
      </At>
      <Drawing width={1280} height={960}>
        <path d={pointing} transform={`translate(26 40) ${HAND}`} fill="rgba(20,10,4,.45)" />
        <g transform={HAND}>
          <PointingHand />
        </g>
      </Drawing>
    </Stage>
  );
};
