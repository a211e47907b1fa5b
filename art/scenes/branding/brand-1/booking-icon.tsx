import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { rastered, Ship } from "./ferry.tsx";

/** The icon large, on a telephone's home screen at three small sizes, and the sailings it opens. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Block x={0} y={656} width={1280} height={304} color={ground} />
      <At x={56} y={120} width={512} height={512} style={{ background: main, ...hardShadow(24, "#c78f00") }}>
        <Drawing width={512} height={512}>
          <Ship x={36} y={104} unit={2.5} color={paper} windows={main} />
          <g shapeRendering="crispEdges">
            <path d="M36 408H476V440H36z" fill="#33407c" />
            <path d="M36 408H344V440H36z" fill={second} />
          </g>
        </Drawing>
      </At>
      <At x={56} y={720}>
        <Fit width={512} size={184} color={paper} weight={900}>
          {say(0)}
        </Fit>
      </At>
      <Phone x={632} y={176} width={264} height={560} screen={accent} shadow={16}>
        <Cloth
          x={0}
          y={0}
          width={240}
          height={536}
          draft="diamond"
          warp={ground}
          weft="#d9583f"
          cell={16}
          relief={0}
        />
        {[
          { size: 64, box: 128, x: 56, y: 40 },
          { size: 32, box: 64, x: 88, y: 224 },
          { size: 16, box: 32, x: 104, y: 344 },
        ].map(({ size, box, x, y }) => {
          const { ship, river } = rastered(size);
          return (
            <Drawing key={size} x={x} y={y} width={box} height={box} crisp>
              <rect width={box} height={box} fill={main} />
              <g transform={`scale(${box / size})`}>
                <path d={ship} fill="#ffffff" />
                <path d={river} fill={second} />
              </g>
            </Drawing>
          );
        })}
        <Block x={0} y={432} width={240} height={104} color={main} />
        {[24, 92, 160].map((x) => (
          <Block key={x} x={x} y={456} width={56} height={56} color={x === 92 ? second : "#33407c"} />
        ))}
      </Phone>
      <Phone x={928} y={72} width={312} height={712} screen={paper} shadow={16}>
        <Block x={0} y={0} width={288} height={208} color={main} />
        <Drawing width={288} height={208}>
          <Ship x={74} y={40} unit={0.8} color={paper} windows={main} river={second} />
        </Drawing>
        <Block x={0} y={200} width={288} height={8} color="#33407c" />
        <Block x={0} y={200} width={200} height={8} color={second} />
        <At x={20} y={232}>
          <Display size={32} stretch={84} color={ink}>
            {say(1)}
          </Display>
        </At>
        {[2, 3, 4].map((index) => (
          <At
            key={index}
            x={20}
            y={288 + (index - 2) * 96}
            width={248}
            height={80}
            style={{ background: index === 2 ? second : "#e2e4ea" }}
          >
            <At x={16} y={18}>
              <Display size={48} stretch={92} color={main}>
                {say(index)}
              </Display>
            </At>
            <Drawing x={184} y={20} width={48} height={40}>
              <Ship x={0} y={6} unit={0.28} color={main} />
            </Drawing>
          </At>
        ))}
        <At x={20} y={592} width={248} height={72} style={{ background: ground }}>
          <Text size={28} weight={700} color="#ffffff" style={{ textAlign: "center", lineHeight: "72px" }}>
            {say(5)}
          </Text>
        </At>
      </Phone>
    </Stage>
  );
};
