import { gardenCloth } from "../../../clients/web-1.tsx";
import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Button } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

/** The parts of the auction on one sheet, each at its real proportions. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const states = [
    { ground: main, color: "#ffffff", outline: main },
    { ground: "#ffffff", color: ink, outline: ink },
    { ground: second, color: ink, outline: second },
    { ground: accent, color: "#ffffff", outline: accent },
    { ground: "#d9d9d2", color: "#4a514d", outline: "#d9d9d2" },
  ];
  return (
    <Stage ground="#ffffff">
      <Block x={0} y={0} width={24} height={960} color={main} />
      <Display size={44} stretch={78} style={{ position: "absolute", left: 72, top: 48 }}>
        {say(10)}
      </Display>
      {states.map(({ ground, color, outline }, i) => (
        <Button
          key={ground}
          x={72}
          y={136 + i * 112}
          width={416}
          height={88}
          ground={ground}
          color={color}
          outline={outline}
          size={28}
        >
          {say(i)}
          {i === 1 && (
            <Drawing x={296} y={26} width={90} height={32} crisp>
              {[0, 1, 2, 3, 4].map((bar) => (
                <rect key={bar} x={bar * 18} width={8} height={32} fill={ink} />
              ))}
            </Drawing>
          )}
          {i === 2 && <Glyph name="check" size={28} color={ink} x={340} y={28} />}
          {i === 3 && <Glyph name="up" size={28} color="#ffffff" x={340} y={28} />}
          {i === 4 && <Glyph name="lock" size={28} color="#4a514d" x={340} y={28} />}
        </Button>
      ))}
      <Drawing x={504} y={136} width={120} height={88} crisp>
        <path d="M0 1H24M0 87H24M12 1V87" stroke={accent} strokeWidth={3} fill="none" />
      </Drawing>
      <Text size={22} weight={600} color={accent} style={{ position: "absolute", left: 540, top: 164 }}>
        {say(9)}
      </Text>
      <At x={656} y={136} width={264} height={200} style={{ background: main }}>
        <Display size={136} stretch={54} color={second} style={{ position: "absolute", left: 20, top: 40 }}>
          {say(5)}
        </Display>
        <Block x={0} y={184} width={184} height={16} color={second} />
      </At>
      <At x={944} y={136} width={264} height={200} style={{ background: accent }}>
        <Display size={136} stretch={54} color="#ffffff" style={{ position: "absolute", left: 20, top: 40 }}>
          {say(6)}
        </Display>
        <Block x={0} y={184} width={40} height={16} color="#ffffff" />
      </At>
      <At x={656} y={368} width={552} height={88} style={{ background: ink }}>
        <Drawing x={24} y={28} width={48} height={32} crisp>
          {[0, 1, 2].map((bar) => (
            <rect
              key={bar}
              x={bar * 14}
              y={20 - bar * 10}
              width={10}
              height={12 + bar * 10}
              fill={bar < 1 ? second : "#4c6f5e"}
            />
          ))}
        </Drawing>
        <Text size={24} weight={600} color={paper} style={{ position: "absolute", left: 92, top: 28 }}>
          {say(7)}
        </Text>
      </At>
      <At x={656} y={488} width={552} height={208} style={{ background: paper }}>
        <At x={28} y={28}>
          {client.mark({ size: 96, color: main, ground: paper })}
        </At>
        <Text size={26} weight={700} style={{ position: "absolute", left: 152, top: 32 }}>
          {say(8)}
        </Text>
        <Drawing x={152} y={84} width={360} height={40} crisp>
          {Array.from({ length: 44 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <rect key={i} x={i * 8} width={[3, 5, 2, 6][(i * 7 + (i >> 2)) % 4]} height={40} fill={ink} />
          ))}
        </Drawing>
        <Block x={0} y={152} width={552} height={56} color={second} />
        <Glyph name="check" size={28} color={ink} x={28} y={166} />
      </At>
      {["2117", "3042", "1185", "4420", "2708", "3316"].map((mark, i) => (
        <Cloth key={mark} x={72 + i * 192} y={744} width={176} height={160} {...gardenCloth(mark)} cell={8} />
      ))}
    </Stage>
  );
};
