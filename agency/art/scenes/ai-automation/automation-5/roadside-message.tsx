import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bumper, bubble, T } from "./parts.tsx";

const papers = ["truck", "person", "lock", "list"] as const;
const tables = ["#3a4a4f", "#7a5a3c", "#4c5b1f", "#8d2b20"] as const;
const turns = [-6, 5, -4, 6] as const;

/** A thread from the roadside: the dented bumper, one request for four papers, four pictures back, a surveyor. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={ground}>
      <At x={40} y={40} width={656} height={520} style={bubble(paper)}>
        <At x={16} y={16} width={624} height={424} clip>
          <Drawing width={624} height={424}>
            <Bumper
              id="road"
              x={0}
              y={-8}
              scale={1.08}
              body="#2f7d92"
              sky="#cbd8c4"
              ink={ink}
              plate="27-4418"
            />
          </Drawing>
        </At>
        <T x={24} y={456} size={40} weight={800} head color={ink}>
          {say(1)}
        </T>
        <T x={512} y={458} size={36} width={120} align="right" color={ground}>
          {say(0)}
        </T>
      </At>
      <At x={40} y={592} width={656} height={184} style={bubble(paper)}>
        {papers.map((glyph, index) => (
          <At
            key={glyph}
            x={16 + index * 158}
            y={16}
            width={150}
            height={152}
            clip
            style={{ background: tables[index] }}
          >
            <At
              x={28}
              y={18}
              width={94}
              height={124}
              turn={turns[index] ?? 0}
              style={{ background: "#fffdf2" }}
            >
              <Glyph name={glyph} size={42} color={ink} x={14} y={14} />
              <Block x={14} y={70} width={66} height={8} color="#a5a98a" />
              <Block x={14} y={88} width={50} height={8} color="#a5a98a" />
              <Block x={14} y={106} width={58} height={8} color={accent} />
            </At>
          </At>
        ))}
      </At>
      <At x={736} y={40} width={504} height={736} style={bubble(second)}>
        <T x={32} y={28} size={72} weight={800} head color={ink}>
          {say(2).split(" ").slice(0, 2).join(" ")}
        </T>
        <T x={32} y={104} size={72} weight={800} head color={ink}>
          {say(2).split(" ").slice(2).join(" ")}
        </T>
        {papers.map((glyph, index) => (
          <At key={glyph} x={24} y={208 + index * 130} width={456} height={114} style={{ background: paper }}>
            <Glyph name={glyph} size={56} color={ground} x={24} y={29} />
            <T x={104} y={34} size={42} weight={800} head color={ink}>
              {say(3 + index)}
            </T>
            <At x={376} y={25} width={64} height={64} style={{ background: accent }}>
              <Glyph name="check" size={42} color={paper} x={11} y={11} />
            </At>
          </At>
        ))}
      </At>
      <At x={40} y={808} width={1200} height={120} style={bubble(accent)}>
        <Glyph name="person" size={70} color={ink} x={32} y={25} />
        <T x={136} y={24} size={66} weight={800} head color={ink}>
          {say(7)}
        </T>
      </At>
    </Stage>
  );
};
