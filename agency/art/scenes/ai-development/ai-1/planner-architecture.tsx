import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const sources = [112, 264, 416] as const;

/** From trackers and registers through two models and the planner to a person, and only then to the cab. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const green = "#2fb392";
  const threads = [accent, paper, green];
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        {threads.map((color, i) => {
          const [from = 0, to] = [sources[i], 236 + i * 28];
          const bend = Math.abs(to - from);
          return (
            <g key={color}>
              <Stroke
                d={`M360 ${from}H${488 - bend / 2 - 16}L${488 + bend / 2 - 16} ${to}H560`}
                color={color}
                width={18}
              />
              <Stroke
                d={`M700 ${to}H${756 - i * 11.6}L${860 - i * 11.6} ${to - 104}H920`}
                color={color}
                width={14}
              />
              <Stroke
                d={`M700 ${to}H${756 + i * 11.6 - 23}L${860 + i * 11.6 - 23} ${to + 104}H920`}
                color={color}
                width={14}
              />
            </g>
          );
        })}
        <Stroke d="M1200 160H1258V680H1200" color={second} width={18} join="miter" />
        <Stroke d="M1040 420V620" color={green} width={18} />
        <Stroke d="M900 728H700M440 728H240" color={main} width={28} />
      </Drawing>
      {sources.map((y, i) => (
        <Field
          key={y}
          x={40}
          y={y - 60}
          width={328}
          height={120}
          ground={threads[i] ?? paper}
          color={ink}
          size={40}
          weight={700}
          style={{ padding: "0 24px" }}
        >
          {say(i)}
        </Field>
      ))}
      <Field x={528} y={160} width={208} height={208} ground={paper} color={ink} size={42} weight={800}>
        {say(3)}
      </Field>
      <Field x={880} y={88} width={344} height={144} ground={paper} color={ink} size={42} weight={700}>
        {say(4)}
      </Field>
      <Field x={880} y={296} width={344} height={144} ground={paper} color={ink} size={42} weight={700}>
        {say(5)}
      </Field>
      <Block x={856} y={576} width={368} height={304} color={paper} />
      <Words x={1040} y={604} size={38} align="center" color={ink} weight={700}>
        {say(6)}
      </Words>
      <Words x={1040} y={664} size={148} align="center" color={ink} weight={850}>
        {say(7)}
      </Words>
      <Block x={392} y={552} width={352} height={352} color={main} />
      <Words x={420} y={580} size={54} width={320} leading={1.1} color={ink} weight={850}>
        {say(8)}
      </Words>
      <Glyph name="check" size={140} color={ink} x={560} y={736} />
      <Phone x={56} y={536} width={216} height={384} shadow={0} body="#3b3f45" screen={main}>
        <Words x={20} y={28} size={42} width={160} leading={1.15} color={ink} weight={800}>
          {say(9)}
        </Words>
        <Block x={20} y={280} width={152} height={52} color={ink} />
      </Phone>
    </Board>
  );
};
