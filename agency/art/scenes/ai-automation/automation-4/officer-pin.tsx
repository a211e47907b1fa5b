import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Code, Knit, T, upTo, Voice } from "./parts.tsx";

/** The officer's screen: the letter as it will be printed, the recorded request, and ten digits for the PIN. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={ground}>
      <Block x={0} y={0} width={1280} height={96} color={main} />
      <T x={40} y={24} size={44} weight={700} serif color={paper}>
        {say(0)}
      </T>
      <T x={288} y={32} size={30} color={second}>
        {say(1)}
      </T>
      <At x={56} y={136} width={568} height={784} style={{ background: paper, ...hardShadow(12) }}>
        <Drawing width={568} height={784}>
          <Knit x={4} y={0} columns={35} rows={1} width={16} height={20} color={() => main} />
          <Code x={48} y={648} size={96} color={ink} />
          <path d="M320 740H520" stroke={ink} strokeWidth={4} strokeDasharray="10 8" />
        </Drawing>
        <T x={48} y={56} size={56} weight={700} serif color={ink}>
          {say(4)}
        </T>
        {upTo(11).map((i) => (
          <Block
            key={i}
            x={48}
            y={160 + i * 40}
            width={[472, 456, 440, 464, 300, 0, 472, 448, 468, 452, 220][i] ?? 0}
            height={14}
            color="#d9cddb"
          />
        ))}
        {[
          [48, 152, 168],
          [280, 192, 128],
          [120, 272, 180],
          [208, 392, 144],
          [360, 472, 160],
        ].map(([x = 0, y = 0, width = 0]) => (
          <Block key={y} x={x} y={y} width={width} height={30} color={accent} />
        ))}
      </At>
      <At x={680} y={96} width={600} height={864} style={{ background: ink }}>
        <T x={48} y={40} size={40} weight={700} serif color={paper}>
          {say(2)}
        </T>
        <At x={48} y={112} width={504} height={128} style={{ background: main }}>
          <At x={0} y={0} width={112} height={128} style={{ background: second }}>
            <Glyph name="play" size={49} color={ink} x={34} y={40} />
          </At>
          <Drawing width={504} height={128}>
            <Voice x={136} y={12} width={344} height={64} color={paper} seed={4} />
          </Drawing>
          <T x={132} y={84} size={26} color={paper}>
            {say(3)}
          </T>
        </At>
        <T x={48} y={272} size={34} weight={700} color={second}>
          {say(5)}
        </T>
        {upTo(4).map((i) => (
          <Block key={i} x={136 + i * 48} y={280} width={24} height={24} color={i < 3 ? paper : "#5b3a5e"} />
        ))}
        {["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", ""].map((digit, i) => (
          <At
            key={digit || `blank ${i > 9 ? "right" : "left"}`}
            x={48 + (i % 3) * 112}
            y={336 + Math.floor(i / 3) * 112}
            width={104}
            height={104}
            style={{ background: digit ? "#4a2a4d" : ink }}
          >
            <T x={0} y={26} size={48} weight={700} width={104} align="center" color={paper}>
              {digit}
            </T>
          </At>
        ))}
        <At x={400} y={336} width={152} height={328} style={{ background: accent }}>
          <Glyph name="check" size={70} color={paper} x={41} y={84} />
          <T x={0} y={184} size={48} weight={700} width={152} align="center" color={paper}>
            {say(6)}
          </T>
        </At>
        <At x={400} y={672} width={152} height={104} style={{ border: `4px solid ${second}` }}>
          <T x={0} y={34} size={26} weight={700} width={144} align="center" color={second}>
            {say(7)}
          </T>
        </At>
      </At>
    </Stage>
  );
};
