import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { SwingTag } from "./parts.tsx";

const stops = [
  { x: 36, y: 132, turn: -3 },
  { x: 236, y: 176, turn: 2 },
  { x: 436, y: 184, turn: -2 },
  { x: 632, y: 148, turn: 3 },
] as const;

/** Four steps hang on one string; a solid bar stops it, and only the person below leads it on to the order. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={main} plain>
      <Drawing width={1280} height={960}>
        <Stroke d="M0 96C180 190 360 232 520 232S760 190 872 176" color={second} width={12} />
        <Stroke d="M872 176H872V672H700" color={accent} width={12} join="miter" />
        <Stroke d="M472 756V832H972V300H1016" color={second} width={12} join="miter" />
        <path d="M1016 300l-34 -26v52z" fill={second} />
      </Drawing>
      {stops.map(({ x, y, turn }, i) => {
        const [name = "", how] = say(i).split(", ");
        return (
          <SwingTag
            key={x}
            x={x}
            y={y}
            width={188}
            height={300}
            turn={turn}
            color={paper}
            hole={main}
            rim={second}
            cut={48}
            shadow="#07432e"
          >
            <Words x={20} y={96} size={38} weight={700} color={ink} stretch={88}>
              {name}
            </Words>
            {how && (
              <Words x={20} y={144} size={30} weight={500} width={160} color={main} stretch={88}>
                {how}
              </Words>
            )}
            <Words x={20} y={230} size={48} color={accent} head={client}>
              {say(8 + i)}
            </Words>
          </SwingTag>
        );
      })}
      <Block x={848} y={0} width={64} height={792} color={accent} />
      <Block x={912} y={0} width={12} height={792} color="#07432e" />
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
      <Field x={1016} y={144} width={232} height={312} ground={second} color={ink} size={52} weight={800}>
        {say(5)}
      </Field>
      <Block x={400} y={588} width={300} height={168} color={ground} />
      <Glyph name="person" size={112} color={main} x={420} y={616} />
      <Words x={400} y={532} size={36} color={paper} head={client}>
        {say(6)}
      </Words>
      <Words x={556} y={650} size={34} weight={600} width={150} color={ink}>
        {say(12)}
      </Words>
      <Words x={56} y={864} size={60} color={second} head={client}>
        {say(7)}
      </Words>
    </Board>
  );
};
