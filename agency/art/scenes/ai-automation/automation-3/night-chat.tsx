import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Field, Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

/** A night over the bay with a full moon, and a tall sheet with the conversation, the times beside it. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const moonlight = Array.from({ length: 11 }, (_, i) => ({ y: 700 + i * 24, w: 40 + ((i * 67) % 150) }));
  return (
    <Bay ground={ink}>
      <Drawing width={1280} height={960}>
        <circle cx={176} cy={400} r={112} fill={second} />
        <path d="M0 664H1280V960H0Z" fill="#0c4f57" />
        {moonlight.map(({ y, w }) => (
          <path key={y} d={`M${176 - w / 2} ${y}h${w}v8h-${w}z`} fill={second} />
        ))}
        <path d="M1000 664l40-52h60l20-30h84l36 82z" fill="#0a2a2f" />
      </Drawing>
      <At x={352} y={40} width={608} height={920} style={{ background: ground }}>
        <Block x={0} y={0} width={608} height={84} color={main} />
        <Words x={32} y={18} size={38} color={paper} head={client}>
          {say(8)}
        </Words>
        <Field
          x={32}
          y={116}
          width={496}
          height={92}
          ground={paper}
          color={ink}
          size={32}
          weight={600}
          align="left"
        >
          {say(0)}
        </Field>
        <Field
          x={96}
          y={244}
          width={480}
          height={92}
          ground={main}
          color={paper}
          size={32}
          weight={600}
          align="left"
        >
          {say(1)}
        </Field>
        <Field
          x={96}
          y={348}
          width={320}
          height={76}
          ground={main}
          color={paper}
          size={30}
          weight={600}
          align="left"
        >
          {say(2)}
        </Field>
        <Field x={432} y={356} width={128} height={60} ground={second} color={ink} size={26} weight={700}>
          {say(7)}
        </Field>
        <At x={96} y={456} width={480} height={236} style={{ background: paper }}>
          <Block x={0} y={0} width={480} height={16} color={accent} />
          <Words x={28} y={44} size={34} weight={700} color={accent}>
            {say(3).split(" ")[0]}
          </Words>
          <Words x={24} y={88} size={112} color={ink} head={client} leading={1}>
            {say(3).split(" ")[1]}
          </Words>
        </At>
        <Field
          x={96}
          y={716}
          width={300}
          height={72}
          ground={accent}
          color={ink}
          size={32}
          weight={700}
          align="left"
        >
          {say(6)}
        </Field>
        <Field
          x={32}
          y={812}
          width={420}
          height={84}
          ground={paper}
          color={ink}
          size={32}
          weight={600}
          align="left"
        >
          {say(9)}
        </Field>
      </At>
      <Words x={320} y={130} size={52} align="right" color={second} head={client}>
        {say(4)}
      </Words>
      <Words x={992} y={258} size={52} color={second} head={client}>
        {say(5)}
      </Words>
    </Bay>
  );
};
