import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";

/** The quote in its four stages; every surcharge is a container as long as it costs. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tints = ["#8d9299", second, accent, main];
  const scale = 744 / picture.data.reduce((sum, value) => sum + value, 0);
  return (
    <Yard ground={second} ink={ink}>
      <At
        x={56}
        y={64}
        width={304}
        height={832}
        style={{ background: ground, color: paper, ...hardShadow(12) }}
      >
        {wordsFrom(picture, 0, 4).map((text, i) => (
          <At
            key={text}
            x={32}
            y={40 + i * 152}
            width={240}
            height={120}
            style={{
              border: `4px solid ${paper}`,
              padding: "16px 16px",
              fontSize: 36,
              fontWeight: 700,
              lineHeight: 1.15,
            }}
          >
            <div style={{ fontSize: 25, fontWeight: 500, color: second }}>
              {text.split(/ (?=[A-Z]|40|14)/)[0]}{" "}
            </div>
            <div>
              {text
                .split(/ (?=[A-Z]|40|14)/)
                .slice(1)
                .join(" ")}
            </div>
          </At>
        ))}
        <At x={32} y={672} width={240} height={120} style={{ background: main }}>
          <Glyph name="right" size={70} color={ink} x={85} y={25} />
        </At>
      </At>
      <At x={392} y={64} width={832} height={560} style={{ background: paper, ...hardShadow(12) }}>
        {wordsFrom(picture, 4, 8).map((text, i) => {
          const before = picture.data.slice(0, i).reduce((sum, value) => sum + value, 0);
          return (
            <At key={text} x={40} y={28 + i * 130} width={752} height={124}>
              <Say x={0} y={4} size={30} weight={700}>
                {text}
              </Say>
              <Drawing width={752} height={120} crisp>
                <path d="M0 116H752" stroke={ink} strokeWidth={3} />
                {i > 0 && (
                  <path
                    d={`M${before * scale} ${-28}V50`}
                    stroke={ink}
                    strokeWidth={3}
                    strokeDasharray="8 6"
                  />
                )}
                <Box
                  x={before * scale}
                  y={50}
                  width={(picture.data[i] ?? 0) * scale}
                  height={58}
                  color={tints[i] ?? main}
                />
              </Drawing>
            </At>
          );
        })}
      </At>
      <At x={392} y={656} width={496} height={240} style={{ background: main, ...hardShadow(12) }}>
        <Say x={32} y={28} size={136} head>
          {say(8)}
        </Say>
        <Say x={36} y={176} size={34} weight={700}>
          {say(9)}
        </Say>
      </At>
      <At
        x={920}
        y={656}
        width={304}
        height={240}
        style={{ background: ink, color: paper, ...hardShadow(12) }}
      >
        <Block x={28} y={32} width={84} height={84} color={accent} />
        <Glyph name="check" size={56} color={ink} x={42} y={46} />
        <Say x={136} y={54} size={36} weight={700}>
          {say(11)}
        </Say>
        <Say x={28} y={152} size={46} head color={accent}>
          {say(10)}
        </Say>
      </At>
    </Yard>
  );
};
