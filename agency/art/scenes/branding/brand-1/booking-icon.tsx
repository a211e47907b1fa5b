import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { Line } from "../../../kit/line.tsx";
import { Hand, skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, svgFont, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Band, rastered, Ship } from "./ferry.tsx";

const SCREEN = 400;

/** The icon large and at three small sizes; at the right a hand with the sailings that it opens. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960} crisp>
        <path d="M0 768H1280V960H0z" fill={main} />
        <Band y={768} columns={160} rows={24} cell={8} colors={[ground, accent, paper]} />
      </Drawing>
      <At x={64} y={64} width={480} height={480} style={{ background: main, ...hardShadow(24, "#c78f00") }}>
        <Drawing width={480} height={480}>
          <Ship x={36} y={96} unit={2.32} color={paper} windows={main} />
          <g shapeRendering="crispEdges">
            <path d="M36 384H444V416H36z" fill="#33407c" />
            <path d="M36 384H324V416H36z" fill={second} />
          </g>
        </Drawing>
      </At>
      {[
        { size: 64, box: 144, x: 64 },
        { size: 32, box: 96, x: 248 },
        { size: 16, box: 48, x: 384 },
      ].map(({ size, box, x }) => {
        const { ship, river } = rastered(size);
        return (
          <Drawing key={size} x={x} y={736 - box} width={box} height={box} crisp>
            <rect width={box} height={box} fill={main} />
            <g transform={`scale(${box / size})`}>
              <path d={ship} fill="#ffffff" />
              <path d={river} fill={second} />
            </g>
          </Drawing>
        );
      })}
      <Drawing width={1280} height={960}>
        <Hand part="fingers" x={720} y={930} width={424} skin={skins[0]} sleeve="#f4f5f1" reach={400} />
      </Drawing>
      <Phone x={720} y={40} width={424} height={800} screen={paper} shadow={0}>
        <Block x={0} y={0} width={SCREEN} height={280} color={main} />
        <PhoneStatus width={SCREEN} color="#ffffff" time="06:52" />
        <Drawing width={SCREEN} height={280}>
          <text x={24} y={92} fill={paper} {...svgFont(48, 900, 96)}>
            {say(0)}
          </text>
          <Ship x={95} y={118} unit={1.2} color={paper} windows={main} river={second} />
        </Drawing>
        <Block x={0} y={272} width={SCREEN} height={12} color="#33407c" />
        <Block x={0} y={272} width={296} height={12} color={second} />
        <At x={24} y={308}>
          <Display size={38} stretch={92} color={ink}>
            {say(1)}
          </Display>
        </At>
        {[2, 3, 4].map((index) => {
          return (
            <At
              key={index}
              x={24}
              y={364 + (index - 2) * 92}
              width={352}
              height={80}
              style={{ background: index === 2 ? second : "#e2e4ea" }}
            >
              <Line x={20} y={14} size={54} face="Anybody" weight={800} stretch={96} color={main}>
                {say(index)}
              </Line>
              <Line x={0} y={20} width={332} align="right" size={38} weight={700} color={main}>
                {say(index + 4)}
              </Line>
            </At>
          );
        })}
        <At x={24} y={656} width={352} height={96} style={{ background: ground }}>
          <Text size={42} weight={700} color="#ffffff" style={{ textAlign: "center", lineHeight: "96px" }}>
            {say(5)}
          </Text>
        </At>
      </Phone>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={720} y={930} width={424} skin={skins[0]} sleeve={paper} />
      </Drawing>
    </Stage>
  );
};
