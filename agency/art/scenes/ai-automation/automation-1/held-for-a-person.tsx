import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Figure, SwingTag } from "./parts.tsx";

const drops = [0, 40, 12, 64, 28] as const;

/** Five cards hang on a rail, each with the reason why the machine left it alone and a strip to take it. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground="#dfe9e2" plain>
      <Figure x={56} y={44} size={148} color={ink}>
        {say(0)}
      </Figure>
      <Block x={0} y={236} width={1280} height={20} color={main} />
      <Block x={0} y={256} width={1280} height={8} color="#b9cabf" />
      {drops.map((drop, i) => {
        const x = 56 + i * 236;
        const top = 304 + drop;
        return (
          <div key={x}>
            <Drawing width={1280} height={960}>
              <Stroke d={`M${x + 112} 226V${top + 36}`} color={ink} width={6} />
              <path d={`M${x + 98} 256V226q0-20 14-20t14 20V256`} fill="none" stroke={ink} strokeWidth={8} />
            </Drawing>
            <SwingTag
              x={x}
              y={top}
              width={224}
              height={560}
              color={i === 0 ? accent : paper}
              hole="#dfe9e2"
              rim={ground}
              cut={48}
              shadow="#bccdc2"
            >
              <Words x={24} y={84} size={34} weight={600} width={192} leading={1.18} color={ink}>
                {say(1 + i)}
              </Words>
              <Figure x={24} y={344} size={104} color={i === 0 ? ink : main}>
                {say(7 + i)}
              </Figure>
              <Block x={0} y={472} width={224} height={88} color={i === 0 ? ink : second} />
              <Field
                x={0}
                y={472}
                width={224}
                height={88}
                color={i === 0 ? paper : ink}
                size={32}
                weight={700}
              >
                {say(6)}
              </Field>
            </SwingTag>
          </div>
        );
      })}
    </Board>
  );
};
