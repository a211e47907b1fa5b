import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { At, Block, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

/** The reception tablet close by: serial 17 as tall as the screen, the next five, the offline strip. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#e9f5f0">
      <Block x={0} y={712} width={1280} height={184} color={ground} />
      <Block x={0} y={896} width={1280} height={64} color="#8fc4b5" />
      <At x={0} y={0} width={1280} height={960} style={{ transform: "translateY(76px) scale(1.24)" }}>
        <Tablet x={168} y={56} width={944} height={696} shadow={16} body={ink} screen={paper}>
          <Block x={0} y={0} width={888} height={64} color={paper} />
          <At x={24} y={12}>
            {client.mark({ size: 40, color: main, ground: paper })}
          </At>
          <T x={80} y={20} size={26} weight={800} color={ink}>
            {say(0)}
          </T>
          <At x={0} y={64} width={560} height={496} clip style={{ background: main }}>
            <T x={32} y={28} size={28} color={paper}>
              {say(1)}
            </T>
            <T x={32} y={28} size={28} width={496} align="right" weight={700} color={second}>
              {say(2)}
            </T>
            <Numeral
              text={say(3)}
              x={0}
              y={108}
              height={344}
              width={560}
              align="center"
              stretch={78}
              color={paper}
            />
          </At>
          <At x={560} y={64} width={328} height={496} style={{ background: accent }}>
            {wordsFrom(picture, 4, 9).map((line, index) => {
              const [serial = "", ...rest] = line.split(" ");
              return (
                <At key={line} x={0} y={index * 99.2} width={328} height={99.2}>
                  {index > 0 && <Block x={24} y={0} width={280} height={3} color={ink} />}
                  <Numeral text={serial} x={24} y={26} height={48} color={ink} />
                  <T x={24} y={34} size={34} weight={700} width={280} align="right" color={ink}>
                    {rest.join(" ")}
                  </T>
                </At>
              );
            })}
          </At>
          <At x={0} y={560} width={560} height={80} style={{ background: second }}>
            <T x={32} y={26} size={28} weight={700} color={ink}>
              {say(9)}
            </T>
          </At>
          <At x={560} y={560} width={328} height={80} style={{ background: ink }}>
            <T x={0} y={26} size={30} weight={700} width={328} align="center" color={paper}>
              {say(10)}
            </T>
          </At>
        </Tablet>
      </At>
    </Stage>
  );
};
