import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, svgFont, Text } from "../../../kit/type.tsx";
import { numbers, word } from "../../../kit/words.ts";

/** Pixels of one second. */
const second1 = 152;

/** Loading time as two tracks over one scale: the old site's in red hatching, the new one's short and yellow. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [before = 6.2, after = 1.1] = numbers(picture, []);
  const left = 108;
  const marks = [3, 4, 5].map((index) => ({ time: seconds(say(index)), label: say(index) }));
  const at = (time: number) => left + time * second1;
  return (
    <Stage ground={main}>
      <Display size={64} stretch={72} color={paper} style={{ position: "absolute", left, top: 64 }}>
        {say(0)}
      </Display>
      <Frames x={left} y={196} full={before} drawn={[0, 0, 0, 0, 1, 1, 2]} ink={ink} paper={paper} />
      <div
        style={{
          position: "absolute",
          left,
          top: 312,
          width: before * second1,
          height: 112,
          background: `repeating-linear-gradient(135deg,${accent} 0 12px,#8c1c0a 12px 24px)`,
        }}
      />
      <At x={left + 24} y={340} style={{ background: main, padding: "8px 20px" }}>
        <Display size={48} stretch={70} color={paper}>
          {say(1)}
        </Display>
      </At>
      <Frames x={left} y={496} full={after} drawn={[1, 2]} ink={ink} paper={paper} />
      <Block x={left} y={612} width={after * second1} height={112} color={second} />
      <At x={at(after) + 112} y={636}>
        <Display size={72} stretch={66} color={second}>
          {say(2)}
        </Display>
      </At>
      <Drawing width={1280} height={960}>
        {marks.map(({ time, label }, i) => (
          <g key={label}>
            <path d={`M${at(time)} 612V${[772, 800, 772][i]}`} stroke={paper} strokeWidth={4} />
            <rect x={at(time) - 8} y={604} width={16} height={16} fill={paper} />
            <text
              x={at(time) + ([8, 0, -8][i] ?? 0)}
              y={[796, 826, 796][i]}
              textAnchor={(["end", "middle", "start"] as const)[i]}
              fill={paper}
              {...svgFont(22)}
            >
              {label}
            </text>
          </g>
        ))}
        <path d={`M${left} 860H${at(7)}`} stroke={second} strokeWidth={4} />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((tick) => (
          <path key={tick} d={`M${at(tick)} 844V876`} stroke={second} strokeWidth={4} />
        ))}
      </Drawing>
      <Text size={24} weight={500} color="#dce9a8" style={{ position: "absolute", left, top: 892 }}>
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
          width={136}
          height={96}
          style={{ background: stage === 0 ? "#0a4f34" : paper }}
        >
          {stage > 0 && <Block x={12} y={12} width={stage === 1 ? 48 : 72} height={12} color="#b9b39a" />}
          {stage > 1 && <Block x={12} y={32} width={112} height={28} color={ink} />}
          {stage > 1 && <Block x={12} y={68} width={112} height={16} color="#e8c32d" />}
        </At>
      ))}
    </>
  );
}
