import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { Lettering, Text } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { JaliScreen } from "./office.tsx";

/** The page of Jali House: two red lines, one navy brick screen with its louvred edge, one sentence. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lines = say(4).split(" ");
  return (
    <Stage ground={ground}>
      <At x={0} y={0} style={{ fontFamily: "Archivo", color: ink }}>
        <At x={64} y={44} style={{ display: "flex", gap: 14, alignItems: "center" }}>
          {client.mark({ size: 28, color: main, ground })}
          <Text size={34} weight={700} style={{ whiteSpace: "nowrap" }}>
            {say(0)}
          </Text>
        </At>
        <At
          x={640}
          y={44}
          width={576}
          style={{ display: "flex", gap: 40, justifyContent: "flex-end", fontSize: 34, lineHeight: "40px" }}
        >
          {wordsFrom(picture, 1, 4).map((item) => (
            <span key={item}>{item}</span>
          ))}
        </At>
        <At x={60} y={208}>
          {lines.map((line) => (
            <Lettering key={line} client={client} size={262} color={main} style={{ lineHeight: 0.8 }}>
              {line}
            </Lettering>
          ))}
        </At>
        <Text
          size={40}
          weight={500}
          leading={1.25}
          style={{ position: "absolute", left: 68, top: 700, width: 560 }}
        >
          {say(5)}
        </Text>
        <At x={736} y={128}>
          <JaliScreen width={416} height={784} cell={16} color={ink} joint={2} />
        </At>
        <Drawing x={1160} y={128} width={56} height={784} crisp>
          {Array.from({ length: 56 }, (_, i) => i * 14).map((top) => (
            <rect key={top} x={0} y={top} width={56} height={6} fill={second} />
          ))}
        </Drawing>
        <Text size={34} weight={600} style={{ position: "absolute", left: 620, top: 872, width: 100 }}>
          {say(6)}
        </Text>
      </At>
    </Stage>
  );
};
