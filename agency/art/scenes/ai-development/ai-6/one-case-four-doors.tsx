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
            <Stroke d={`M${208 + i * 288} 0V120`} color={cord} width={56} />
            <Stroke
              d={`M${208 + i * 288} 240V284H${520 + i * 80}V328`}
              color={cord}
              width={20}
              join="miter"
            />
          </g>
        ))}
        <Stroke d="M420 384H224V496" color={ink} width={20} join="miter" />
        <Stroke d="M860 384H984V520" color={ink} width={20} join="miter" />
        <Stroke d="M360 552H400M224 600V680M400 736H440M592 800V840M984 720V840" color={ink} width={20} />
        <Stroke d="M1232 240V620H1152" color={accent} width={28} join="miter" />
        <path d="M1168 568L1108 620L1168 672Z" fill={accent} />
      </Drawing>
      <Block x={0} y={96} width={1280} height={152} color={accent} />
      <Words x={640} y={116} size={96} align="center" head={client} color={paper}>
        {say(0)}
      </Words>
      <Field x={408} y={320} width={464} height={112} ground={second} color={ink} size={42} weight={750}>
        {say(1)}
      </Field>
      <Field x={48} y={488} width={336} height={120} ground={paper} color={ink} size={36} weight={750}>
        {say(2)}
      </Field>
      <Field x={392} y={488} width={400} height={120} ground={main} color={paper} size={36} weight={750}>
        {say(3)}
      </Field>
      <Field x={48} y={672} width={368} height={136} ground={second} color={ink} size={40} weight={750}>
        {say(4)}
      </Field>
      <Block x={432} y={664} width={360} height={152} color={ink} />
      <Drawing width={1280} height={960}>
        <path d="M456 684h60l32 32v80h-92z" fill={paper} />
        <path d="M516 684v32h32z" fill={main} />
        <path d="M472 736h60M472 756h60M472 776h40" stroke={ink} strokeWidth={7} />
      </Drawing>
      <Words x={572} y={690} size={40} width={216} leading={1.2} weight={800} color={paper}>
        {say(5)}
      </Words>
      <Field
        x={856}
        y={520}
        width={256}
        height={208}
        ground={ink}
        color={second}
        size={88}
        weight={900}
        style={{ fontStretch: "66%" }}
      >
        {say(6)}
      </Field>
      <Block x={0} y={840} width={1280} height={120} color={main} />
      <Words x={640} y={858} size={72} align="center" head={client} color={paper}>
        {say(7)}
      </Words>
    </Board>
  );
};
