import { gardenCloth } from "../../../clients/web-1.tsx";
import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";

/** Twelve swatches: each garden's weave close and from afar, over its mark and name. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  return (
    <Stage ground={paper}>
      <Block x={0} y={832} width={1280} height={128} color={main} />
      <Display size={72} stretch={70} color={ink} style={{ position: "absolute", left: 64, top: 48 }}>
        {word(picture, 0)}
      </Display>
      {wordsFrom(picture, 1, 7).map((garden, i) => {
        const [x, y] = [64 + (i % 3) * 400, 144 + Math.floor(i / 3) * 344];
        const mark = garden.slice(0, 4);
        return (
          <At key={garden} x={x} y={y} width={352} height={320}>
            <At x={0} y={0} width={232} height={232} style={hardShadow(8, "rgba(16,35,27,.22)")}>
              <Cloth x={0} y={0} width={232} height={232} {...gardenCloth(mark)} cell={12} relief={0.26} />
            </At>
            <At x={248} y={0} width={104} height={232} style={hardShadow(8, "rgba(16,35,27,.22)")}>
              <Cloth x={0} y={0} width={104} height={232} {...gardenCloth(mark)} cell={4} relief={0} />
            </At>
            <Display
              size={36}
              stretch={66}
              color={accent}
              style={{ position: "absolute", left: 0, top: 256 }}
            >
              {mark}
            </Display>
            <Text size={26} weight={600} style={{ position: "absolute", left: 96, top: 254 }}>
              {garden.slice(5)}
            </Text>
          </At>
        );
      })}
      {wordsFrom(picture, 7).map((line, i) => (
        <At key={line} x={64 + i * 400} y={832} width={352} height={128}>
          {[0, 1, 2, 3].map((digit) => (
            <Block
              key={digit}
              x={digit * 32}
              y={28}
              width={24}
              height={24}
              color={[[0], [1, 2], [3]][i]?.includes(digit) ? second : "#0a4f34"}
            />
          ))}
          <Text size={24} weight={600} color={paper} style={{ position: "absolute", left: 0, top: 66 }}>
            {line}
          </Text>
        </At>
      ))}
    </Stage>
  );
};
