import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { SwingTag } from "./parts.tsx";

const stops = [
  { x: 56, y: 150, turn: -3 },
  { x: 244, y: 184, turn: 2 },
  { x: 432, y: 190, turn: -2 },
  { x: 620, y: 160, turn: 3 },
] as const;

/** Four steps hang on one string; a solid bar stops it, and only the person below leads it on to the order. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={main} plain>
      <Drawing width={1280} height={960}>
        <Stroke d="M0 96C180 190 360 232 520 232S760 190 872 176" color={second} width={12} />
        <Stroke d="M872 176H872V640H700" color={accent} width={12} join="miter" />
        <Stroke d="M472 716V820H972V300H1060" color={second} width={12} join="miter" />
        <path d="M1060 300l-34 -26v52z" fill={second} />
      </Drawing>
      {stops.map(({ x, y, turn }, i) => {
        const [name = "", how] = say(i).split(", ");
        return (
          <SwingTag
            key={x}
            x={x}
            y={y}
            width={172}
            height={264}
            turn={turn}
            color={paper}
            hole={main}
            rim={second}
            cut={48}
            shadow="#07432e"
          >
            <Words x={20} y={92} size={32} weight={700} color={ink} stretch={88}>
              {name}
            </Words>
            {how && (
              <Words x={20} y={134} size={26} weight={500} width={140} color={main} stretch={88}>
                {how}
              </Words>
            )}
            <Words x={20} y={206} size={36} color={accent} head={client}>
              {say(8 + i)}
            </Words>
          </SwingTag>
        );
      })}
      <Block x={848} y={0} width={64} height={776} color={accent} />
      <Block x={912} y={0} width={12} height={776} color="#07432e" />
      <Words
        x={880}
        y={480}
        size={64}
        color={paper}
        head={client}
        style={{ transform: "translate(-50%,-50%) rotate(-90deg)" }}
      >
        {say(4)}
      </Words>
      <Field x={1060} y={216} width={188} height={168} ground={second} color={ink} size={44} weight={800}>
        {say(5)}
      </Field>
      <Block x={400} y={572} width={300} height={144} color={ground} />
      <Glyph name="person" size={98} color={main} x={424} y={595} />
      <Words x={400} y={516} size={32} color={paper} head={client}>
        {say(6)}
      </Words>
      <Words x={548} y={628} size={30} weight={600} width={150} color={ink}>
        {say(12)}
      </Words>
      <Words x={56} y={868} size={48} color={second} head={client}>
        {say(7)}
      </Words>
    </Board>
  );
};
