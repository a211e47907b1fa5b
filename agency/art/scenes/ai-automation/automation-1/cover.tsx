import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Figure, Knot, SwingTag } from "./parts.tsx";

/** A night's mail as a column of lines; one of them is tied by a green string to the ticket it changes. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = Array.from({ length: 11 }, (_, i) => ({ y: 24 + i * 84 }));
  return (
    <Board client={client} ground={ground} plain>
      {rows.map(({ y }, i) => (
        <div key={y}>
          <Block x={0} y={y} width={560} height={76} color={i % 3 === 2 ? "#e6dece" : "#ebe4d6"} />
          <Words x={40} y={y + 16} size={33} weight={550} color="#a69b82">
            {say(6 + i)}
          </Words>
        </div>
      ))}
      <At x={24} y={596} width={552} height={108} style={{ background: paper, ...hardShadow(12, "#cfc5b0") }}>
        <Block x={0} y={0} width={12} height={108} color={accent} />
        <Words x={28} y={34} size={31} weight={700} color={ink}>
          {say(0)}
        </Words>
      </At>
      <SwingTag
        x={640}
        y={104}
        width={472}
        height={760}
        turn={-3}
        color={main}
        hole={ground}
        rim={second}
        cut={80}
        shadow="#cfc5b0"
      >
        <Words x={44} y={160} size={40} color={paper} head={client}>
          {say(1)}
        </Words>
        <Words x={44} y={214} size={34} weight={500} color={second}>
          {say(2)}
        </Words>
        <Figure x={44} y={300} size={112} color={second}>
          {say(3)}
        </Figure>
        <Block x={36} y={346} width={220} height={12} color={accent} />
        <Figure x={36} y={424} size={216} color={paper}>
          {say(4)}
        </Figure>
        <Block x={0} y={648} width={472} height={112} color={second} />
        <Field x={32} y={648} width={330} height={112} color={ink} size={32} weight={700} align="left">
          {say(5)}
        </Field>
        <At x={360} y={668} width={76} height={72} style={{ border: `5px solid ${ink}` }} />
      </SwingTag>
      <Drawing width={1280} height={960}>
        <Stroke
          d="M568 650C640 650 630 560 590 470C540 350 580 150 736 84"
          color={main}
          width={14}
          cap="round"
        />
        <circle cx={568} cy={650} r={16} fill={main} />
        <Stroke
          d="M752 78C816 70 866 110 880 160M752 92C806 110 836 150 872 166"
          color={main}
          width={12}
          cap="round"
        />
        <Stroke d="M736 70C726 40 736 10 766 -10" color={main} width={14} cap="round" />
        <Knot x={746} y={82} color={main} line={second} turn={-14} size={1.2} />
      </Drawing>
    </Board>
  );
};
