import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, svgFont, Text } from "../../../kit/type.tsx";
import { numbers, word } from "../../../kit/words.ts";

/** Pixels of one second. */
const second1 = 168;

/** Loading time as two tracks over one scale: the old site's in red hatching, the new one's short and yellow. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [before = 6.2, after = 1.1] = numbers(picture, []);
  const left = 52;
  const marks = [3, 4, 5].map((index) => ({ time: seconds(say(index)), label: say(index) }));
  const at = (time: number) => left + time * second1;
  return (
    <Stage ground={main}>
      <Display size={92} stretch={72} color={paper} style={{ position: "absolute", left, top: 40 }}>
        {say(0)}
      </Display>
      <Frames x={left} y={160} full={before} drawn={[0, 0, 0, 0, 1, 1, 2]} ink={ink} paper={paper} />
      <div
        style={{
          position: "absolute",
          left,
          top: 284,
          width: before * second1,
          height: 144,
          background: `repeating-linear-gradient(135deg,${accent} 0 12px,#8c1c0a 12px 24px)`,
        }}
      />
      <At x={left + 28} y={312} style={{ background: main, padding: "12px 24px" }}>
        <Display size={72} stretch={70} color={paper}>
          {say(1)}
        </Display>
      </At>
      <Frames x={left} y={476} full={after} drawn={[1, 2]} ink={ink} paper={paper} />
      <Block x={left} y={600} width={after * second1} height={144} color={second} />
      <At x={at(after) + 124} y={592}>
        <Display size={136} stretch={66} color={second}>
          {say(2)}
        </Display>
      </At>
      <Drawing width={1280} height={960}>
        {marks.map(({ time, label }, i) => (
          <g key={label}>
            <path d={`M${at(time)} 600V${860 - i * 44}`} stroke={paper} strokeWidth={4} />
            <rect x={at(time) - 8} y={592} width={16} height={16} fill={paper} />
            <text x={at(time) + 14} y={862 - i * 44} fill={paper} {...svgFont(34)}>
              {label}
            </text>
          </g>
        ))}
        <path d={`M${left} 888H${at(7)}`} stroke={second} strokeWidth={4} />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((tick) => (
          <path key={tick} d={`M${at(tick)} 876V900`} stroke={second} strokeWidth={4} />
        ))}
      </Drawing>
      <Text size={28} weight={500} color="#dce9a8" style={{ position: "absolute", left, top: 908 }}>
        {say(6)}
      </Text>
    </Stage>
  );
};

/** The number in "price 1.1 s". */
function seconds(label: string): number {
  return Number(/[\d.]+/.exec(label)?.[0]);
}

/** What the screen shows second by second: nothing, a bare page, the price. */
function Frames(props: {
  readonly x: number;
  readonly y: number;
  readonly full: number;
  readonly drawn: readonly number[];
  readonly ink: string;
  readonly paper: string;
}) {
  const { x, y, drawn, ink, paper } = props;
  return (
    <>
      {drawn.map((stage, i) => (
        <At
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
          key={i}
          x={x + i * second1}
          y={y}
          width={152}
          height={112}
          style={{ background: stage === 0 ? "#0a4f34" : paper }}
        >
          {stage > 0 && <Block x={12} y={12} width={stage === 1 ? 48 : 72} height={12} color="#b9b39a" />}
          {stage > 1 && <Block x={12} y={32} width={128} height={36} color={ink} />}
          {stage > 1 && <Block x={12} y={78} width={128} height={20} color="#e8c32d" />}
        </At>
      ))}
    </>
  );
}
