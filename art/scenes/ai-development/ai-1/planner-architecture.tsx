import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** From trackers and registers through two models and the planner to a person, and only then to the cab. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const green = "#2fb392";
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        <Stroke d="M296 168H336L468 300H520" color={accent} width={10} />
        <Stroke d="M296 332H520" color={paper} width={10} />
        <Stroke d="M296 496H336L468 364H520" color={green} width={10} />
        {[0, 1, 2].map((i) => (
          <g key={i}>
            <Stroke
              d={`M720 ${316 + i * 16}H${758 - i * 6.6}L${886 - i * 6.6} ${188 + i * 16}H940`}
              color={[accent, paper, green][i] ?? paper}
              width={8}
            />
            <Stroke
              d={`M720 ${316 + i * 16}H${758 + i * 6.6}L${886 + i * 6.6} ${444 + i * 16}H940`}
              color={[accent, paper, green][i] ?? paper}
              width={8}
            />
          </g>
        ))}
        <Stroke d="M1216 204H1244V680H900" color={second} width={10} join="miter" />
        <Stroke d="M1170 460H1196V728H900" color={green} width={10} join="miter" />
        <Stroke d="M560 704H440" color={main} width={10} />
        <Stroke d="M240 704V840H440" color={main} width={10} join="miter" />
      </Drawing>
      {[0, 1, 2].map((i) => (
        <Field
          key={say(i)}
          x={48}
          y={116 + i * 164}
          width={256}
          height={104}
          ground={paper}
          color={ink}
          size={30}
          style={{ padding: "0 24px" }}
        >
          {say(i)}
        </Field>
      ))}
      <Field x={512} y={236} width={216} height={192} ground={paper} color={ink} size={36} weight={800}>
        {say(3)}
      </Field>
      <Field x={928} y={140} width={296} height={128} ground={paper} color={ink} size={30}>
        {say(4)}
      </Field>
      <Field x={928} y={396} width={248} height={128} ground={paper} color={ink} size={30}>
        {say(5)}
      </Field>
      <Field
        x={560}
        y={620}
        width={352}
        height={168}
        ground={paper}
        color={ink}
        size={34}
        weight={700}
        style={{ paddingBottom: 56 }}
      >
        {say(6)}
      </Field>
      <Words x={736} y={716} size={48} align="center" color={ink} weight={800}>
        {say(7)}
      </Words>
      <Field
        x={72}
        y={592}
        width={376}
        height={208}
        ground={main}
        color={ink}
        size={46}
        weight={850}
        align="left"
        style={{ paddingRight: 24, paddingBottom: 40 }}
      >
        {say(8)}
      </Field>
      <Glyph name="check" size={70} color={ink} x={352} y={706} />
      <Field x={440} y={824} width={320} height={88} ground={ground} line={main} color={paper} size={30}>
        {say(9)}
      </Field>
    </Board>
  );
};
