import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Container } from "./parts.tsx";

const quay = 832;
const unit = 60;

/** Port rent as stacks of containers on a quay at night, ten index points to a box, lower from the red line on. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const paints = [second, "#5d9ca3", paper, main] as const;
  return (
    <Board client={client} ground={ground}>
      <Words x={56} y={44} size={56} color={paper} head={client}>
        {say(0)}
      </Words>
      <Block x={0} y={quay} width={1280} height={960 - quay} color={ink} />
      <Drawing width={1280} height={960}>
        {numbers(picture, [1]).map((value, column) => {
          const x = 56 + column * 240;
          const boxes = Math.ceil(value / 10);
          return (
            <g key={x}>
              {Array.from({ length: boxes }, (_, i) => i).map((i) => {
                const share = Math.min(1, value / 10 - i);
                return (
                  <Container
                    key={i}
                    x={x}
                    y={quay - i * unit - unit * share}
                    width={208}
                    height={Math.max(8, unit * share - 3)}
                    color={column === 4 ? accent : (paints[(i + column * 2) % 4] ?? second)}
                  />
                );
              })}
            </g>
          );
        })}
        <Stroke d={`M756 172V${quay}`} color={accent} width={8} />
        <path d={`M1136 ${quay - 10 * unit}V${quay - 5.9 * unit - 24}`} stroke={accent} strokeWidth={8} />
        <path d={`M1136 ${quay - 5.9 * unit - 8}l-24-34h48z`} fill={accent} />
        <path d={`M1016 ${quay - 10 * unit}h208`} stroke={accent} strokeWidth={4} strokeDasharray="14 10" />
      </Drawing>
      <Field x={760} y={152} width={184} height={60} ground={accent} color={paper} size={28} weight={700}>
        {say(1)}
      </Field>
      {[0, 1, 2, 3, 4].map((column) => (
        <div key={column}>
          <Words
            x={56 + column * 240}
            y={quay + 12}
            size={52}
            color={column === 4 ? "#ff7c68" : paper}
            head={client}
          >
            {say(2 + column)}
          </Words>
          <Words x={56 + column * 240} y={quay + 80} size={26} weight={500} color={second}>
            {say(7 + column)}
          </Words>
        </div>
      ))}
    </Board>
  );
};
