import { cords } from "../../../clients/ai-6.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** From the four channels through the barrier and the classifier to a model bound to its manuals, or to people. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        {cords.map((cord, i) => (
          <g key={cord}>
            <Stroke d={`M${256 + i * 256} 0V180`} color={cord} width={36} />
            <Stroke
              d={`M${256 + i * 256} 296V340H${616 + i * 16}V384`}
              color={cord}
              width={12}
              join="miter"
            />
          </g>
        ))}
        <Stroke d="M520 480H360V560M760 480H992V560" color={ink} width={14} join="miter" />
        <Stroke d="M360 640V720M360 784V840M992 720V840" color={ink} width={14} />
        <path d="M220 716h280v76h-280z" fill={ink} />
        <path d="M256 724h34l18 18v42h-52z" fill={paper} />
        <path d="M290 724v18h18z" fill={main} />
        <Stroke d="M1240 240V640H1128" color={accent} width={14} join="miter" />
      </Drawing>
      <Block x={0} y={168} width={1280} height={136} color={accent} />
      <Words x={640} y={188} size={84} align="center" head={client} color={paper}>
        {say(0)}
      </Words>
      <Field x={448} y={384} width={384} height={100} ground={second} color={ink} size={38} weight={700}>
        {say(1)}
      </Field>
      <Field x={88} y={548} width={312} height={112} ground={second} color={ink} size={32} weight={700}>
        {say(2)}
      </Field>
      <Field x={424} y={548} width={288} height={112} ground={main} color={ink} size={32} weight={700}>
        {say(3)}
      </Field>
      <Words x={528} y={728} size={40} color={ink} head={client}>
        {say(5)}
      </Words>
      <Field x={88} y={824} width={544} height={96} ground={second} color={ink} size={38} weight={700}>
        {say(4)}
      </Field>
      <Field
        x={856}
        y={548}
        width={272}
        height={172}
        ground={ink}
        color={second}
        size={60}
        weight={900}
        style={{ fontStretch: "66%" }}
      >
        {say(6)}
      </Field>
      <Field x={760} y={824} width={464} height={96} line={ink} color={ink} size={36} weight={700}>
        {say(7)}
      </Field>
    </Board>
  );
};
