import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bumper, bubble, T, upTo } from "./parts.tsx";

const papers = ["truck", "person", "lock", "list"] as const;

/** A thread from the roadside: the dented bumper, one request for four papers, a surveyor with an hour. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#6d7167">
      <Drawing width={1280} height={960}>
        <path d="M0 960L420 0M1280 960L860 0" stroke="#62665c" strokeWidth={20} />
        {upTo(4).map((i) => (
          <path key={i} d={`M632 ${i * 260 - 40}h16l6 150h-28z`} fill="#e9e5c6" />
        ))}
      </Drawing>
      <At x={56} y={40} width={812} height={528} style={bubble(paper)}>
        <At x={16} y={16} width={780} height={452} clip>
          <Drawing width={780} height={452}>
            <Bumper
              id="road"
              x={0}
              y={-56}
              scale={1.3}
              body="#2f7d92"
              sky="#cbd8c4"
              ink={ink}
              plate="27-4418"
            />
          </Drawing>
        </At>
        <T x={20} y={484} size={28} weight={700} color={ink}>
          {say(1)}
        </T>
        <T x={368} y={484} size={28} width={96} align="right" color={ink}>
          {say(0)}
        </T>
      </At>
      <At x={56} y={592} width={456} height={184} style={bubble(paper)}>
        {papers.map((glyph, index) => (
          <At
            key={glyph}
            x={16 + index * 108}
            y={16}
            width={100}
            height={152}
            style={{ background: ["#3a4a4f", "#7a5a3c", "#4c5b1f", "#8d2b20"][index] ?? ink }}
          >
            <At
              x={10}
              y={20}
              width={80}
              height={112}
              turn={[-5, 4, -3, 5][index] ?? 0}
              style={{ background: "#fffdf2" }}
            >
              <Glyph name={glyph} size={35} color={ink} x={12} y={12} />
              <Block x={12} y={60} width={56} height={7} color="#a5a98a" />
              <Block x={12} y={78} width={44} height={7} color="#a5a98a" />
              <Block x={12} y={96} width={50} height={7} color={accent} />
            </At>
          </At>
        ))}
      </At>
      <At x={536} y={432} width={688} height={392} style={bubble(second)}>
        <T x={28} y={24} size={44} weight={800} head color={ink}>
          {say(2)}
        </T>
        {papers.map((glyph, index) => {
          return (
            <At
              key={glyph}
              x={28 + (index % 2) * 320}
              y={92 + Math.floor(index / 2) * 144}
              width={312}
              height={128}
              style={{ background: paper }}
            >
              <At
                x={16}
                y={16}
                width={80}
                height={96}
                style={{ background: second, border: `4px solid ${ink}` }}
              >
                <Glyph name={glyph} size={42} color={ink} x={15} y={12} />
                <Block x={12} y={68} width={48} height={6} color={ink} />
              </At>
              <T x={112} y={20} size={25} weight={700} color={ink}>
                {say(3 + index)}
              </T>
              <At
                x={112}
                y={60}
                width={48}
                height={48}
                style={{
                  background: accent,
                  border: `4px solid ${accent}`,
                }}
              >
                <Glyph name="check" size={28} color={paper} x={6} y={6} />
              </At>
            </At>
          );
        })}
      </At>
      <At x={56} y={808} width={680} height={112} style={bubble(accent)}>
        <Glyph name="person" size={56} color={ink} x={28} y={28} />
        <T x={112} y={30} size={48} weight={800} head color={ink}>
          {say(7)}
        </T>
      </At>
    </Stage>
  );
};
