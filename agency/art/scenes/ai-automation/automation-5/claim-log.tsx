import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

/** One claim from notice to payment: the clerk of software in thin stitches, people in thick ones, by name. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, ground, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960} crisp>
        {upTo(16).map((i) => (
          <path key={i} d={`M${i * 88} 0V960`} stroke="#c9cb92" strokeWidth={40} />
        ))}
      </Drawing>
      <At x={136} y={0} width={1008} height={960} style={{ background: paper, ...hardShadow(16, "#8f9560") }}>
        <At x={56} y={40}>
          {client.mark({ size: 64, color: accent, ground: paper })}
        </At>
        <T x={144} y={36} size={68} weight={800} head color={ink}>
          {say(0)}
        </T>
        <Block x={56} y={128} width={896} height={6} color={ink} />
        {upTo(10).map((i) => {
          const text = say(1 + i);
          const [, when = "", what = ""] = /^(\d+ Aug(?: [\d:]+)?) (.+)$/.exec(text) ?? [];
          const robot = what.endsWith("robot");
          const decision = what.startsWith("decided");
          const person = decision || /Akter|named/.test(what);
          const y = 142 + i * 72;
          return (
            <At key={text} x={0} y={y} width={1008} height={72}>
              {decision && <Block x={0} y={0} width={1008} height={68} color={accent} />}
              <T x={56} y={14} size={34} weight={600} color={ink}>
                {when}
              </T>
              <T
                x={280}
                y={decision ? 8 : 12}
                size={decision ? 48 : 38}
                weight={decision ? 900 : 700}
                head
                color={ink}
              >
                {what}
              </T>
              {(person || robot) && (
                <Glyph
                  name={person ? "person" : "gear"}
                  size={35}
                  color={decision ? ink : robot ? "#8a9160" : accent}
                  x={912}
                  y={14}
                />
              )}
              <Drawing width={1008} height={72}>
                <path
                  d="M56 66H952"
                  stroke={decision ? ink : robot ? "#8a9160" : ground}
                  strokeWidth={robot ? 3 : person ? 9 : 5}
                  strokeDasharray="26 12"
                />
              </Drawing>
            </At>
          );
        })}
        <At x={0} y={872} width={1008} height={88} style={{ background: ground }}>
          <Glyph name="lock" size={42} color={second} x={56} y={23} />
          <T x={120} y={22} size={44} weight={700} head color={paper}>
            {say(11)}
          </T>
        </At>
      </At>
    </Stage>
  );
};
