import type { ReactNode } from "react";
import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

/** Four screens on one yellow thread: the lot, the total, the wait, the receipt. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const screens: readonly { ground: string; content: ReactNode }[] = [
    {
      ground: paper,
      content: (
        <>
          <At x={0} y={0} width={236} height={216}>
            {client.art({ width: 236, height: 216 })}
          </At>
          <Display size={52} stretch={66} style={{ position: "absolute", left: 20, top: 240 }}>
            {say(0)}
          </Display>
          <Text
            size={21}
            weight={500}
            style={{ position: "absolute", left: 20, top: 308, whiteSpace: "nowrap" }}
          >
            {say(1)}
          </Text>
          <Block x={20} y={400} width={196} height={72} color={main} />
        </>
      ),
    },
    {
      ground: second,
      content: (
        <>
          <At x={20} y={48}>
            <Fit width={196} size={54} color={ink} style={{ wordSpacing: 12 }}>
              {say(2)}
            </Fit>
          </At>
          <Block x={20} y={120} width={196} height={4} color={ink} />
          <At x={20} y={144} width={196}>
            <Text size={26} weight={700}>
              {say(3)}
            </Text>
          </At>
          <Block x={20} y={400} width={196} height={72} color={ink} />
          <Glyph name="check" size={35} color={second} x={100} y={418} />
        </>
      ),
    },
    {
      ground: ink,
      content: (
        <>
          <Drawing width={236} height={496} crisp>
            {Array.from({ length: 15 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a thread is its place
              <rect key={i} x={i * 16} width={6} height={496} fill={i < 10 ? main : "#1d3a2d"} />
            ))}
          </Drawing>
          <At x={0} y={192} width={236} height={112} style={{ background: ink }}>
            <Display
              size={80}
              stretch={60}
              color={second}
              style={{ position: "absolute", left: 20, top: 20 }}
            >
              {say(7)}
            </Display>
          </At>
        </>
      ),
    },
    {
      ground: main,
      content: (
        <>
          <At x={20} y={36}>
            {client.mark({ size: 112, color: paper, ground: main })}
          </At>
          <At x={20} y={184}>
            <Fit width={196} size={34} weight={700} color={paper} style={{ lineHeight: 1.2 }}>
              {say(6)}
            </Fit>
          </At>
          <At x={0} y={288} width={236} height={208}>
            {client.art({ width: 236, height: 208, view: 1 })}
          </At>
        </>
      ),
    },
  ];
  const over =
    "M0 0C80 -10 140 40 182 120C230 -20 420 20 484 232C520 40 700 0 786 120C840 10 1020 40 1088 232C1120 60 1200 40 1280 90";
  const below = ["", "", say(4), say(5)];
  return (
    <Stage ground={brief.palette.ground}>
      <Cloth x={0} y={0} width={1280} height={960} draft="twill" warp="#1f2f86" weft="#182672" />
      <At x={0} y={64} width={1280} height={896}>
        {" "}
        <Drawing width={1280} height={960}>
          <path d={over} fill="none" stroke={second} strokeWidth={14} />
        </Drawing>
        {screens.map(({ ground, content }, i) => (
          <Phone key={ground} x={52 + i * 302} y={i % 2 ? 248 : 136} width={260} height={520} screen={ground}>
            {content}
          </Phone>
        ))}
        <Drawing width={1280} height={960}>
          {[182, 484, 786, 1088].map((x, i) => (
            <rect key={x} x={x - 24} y={i % 2 ? 226 : 114} width={48} height={44} fill={second} />
          ))}
        </Drawing>
        {below.map(
          (line, i) =>
            line && (
              <At key={line} x={52 + i * 302} y={i % 2 ? 796 : 684} width={280}>
                <Text size={24} weight={600} color={paper}>
                  {line}
                </Text>
              </At>
            ),
        )}
      </At>{" "}
    </Stage>
  );
};
