import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, face900, Say } from "./lumen.tsx";

const scale = 2.36;

/** Two funnels to one scale: spring wide above and a trickle below, autumn narrower above and wider below. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [a = 206, b = 22, c = 131, d = 58] = numbers(picture, []);
  const funnel = (middle: number, top: number, foot: number, fill: string) => {
    const [wide, thin] = [(top * scale) / 2, (foot * scale) / 2];
    return (
      <>
        <path
          d={`M${middle - wide} 232H${middle + wide}L${middle + thin} 600V760H${middle - thin}V600Z`}
          fill={fill}
        />
        <path d={`M${middle - wide} 216H${middle + wide}V248H${middle - wide}Z`} fill={ink} />
        <path d={`M${middle - thin} 760h${thin * 2}v64h${-thin * 2}z`} fill={accent} />
        <path d={`M${middle - thin} 760h${thin * 2}v8h${-thin * 2}z`} fill={ink} />
      </>
    );
  };
  const label = { textAnchor: "middle", fill: ink, ...face900 } as const;
  return (
    <Board ground={ground} ink={ink}>
      <Drawing width={1280} height={960}>
        {funnel(344, a, b, "#9d86d8")}
        {funnel(936, c, d, second)}
        <text x={344} y={196} fontSize={132} {...label} letterSpacing={-4}>
          {say(1)}
        </text>
        <text x={936} y={196} fontSize={132} {...label} letterSpacing={-4}>
          {say(5)}
        </text>
        <text x={344} y={440} fontSize={88} {...label} fill={paper}>
          {say(3)}
        </text>
        <text x={936} y={440} fontSize={88} {...label}>
          {say(7)}
        </text>
        <text x={430} y={816} fontSize={120} {...label} textAnchor="start" letterSpacing={-4}>
          {say(2)}
        </text>
        <text x={1036} y={816} fontSize={120} {...label} textAnchor="start" letterSpacing={-4}>
          {say(6)}
        </text>
        <path d="M640 64V896" stroke={ink} strokeWidth={4} strokeDasharray="4 16" />
      </Drawing>
      <Say x={64} y={864} size={40} weight={800}>
        {say(0)}
      </Say>
      <Say x={696} y={864} size={40} weight={800}>
        {say(4)}
      </Say>
      <Say x={1036} y={828} size={30} weight={700}>
        {say(8)}
      </Say>
    </Board>
  );
};
