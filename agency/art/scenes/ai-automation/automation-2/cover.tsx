import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

const turns = [-1.2, 0.8, -0.6, 1.1, -0.9, 0.7, -0.5] as const;
const step = 116;

/** Seven papers laid over one another; a red thread is sewn through the same word of each and jumps at the sixth. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sewn = (row: number) => 78 + row * step + 26;
  return (
    <Board client={client} ground={ground}>
      {turns.map((turn, i) => {
        const odd = i === 5;
        return (
          <At
            key={turn}
            x={96 + ((i * 37) % 24)}
            y={64 + i * step}
            width={1048}
            height={step + 190}
            turn={turn}
            style={{
              background: i % 2 ? "#ece6d3" : paper,
              ...hardShadow(12, "#072730"),
              transformOrigin: "50% 60px",
            }}
          >
            <Typed x={28} y={40} size={30} weight={600} color={ink}>
              {say(5 + i)}
            </Typed>
            <Block x={256} y={18} width={odd ? 560 : 700} height={80} color={odd ? "#f3c5bc" : second} />
            <Words x={276} y={22} size={60} color={ink} head={client}>
              {odd ? say(1) : say(0)}
            </Words>
            <Block x={36} y={108} width={976} height={2} color="#cfc6ac" />
          </At>
        );
      })}
      <Drawing width={1280} height={960}>
        <Stroke d={`M892 ${sewn(5)}H1010`} color={accent} width={6} />
        <Stroke
          d={`M996 0V${sewn(4) + 64}L892 ${sewn(5) - 34}V${sewn(5) + 46}L996 ${sewn(6) - 30}V960`}
          color="#6d1409"
          width={12}
          dash="34 14"
          join="round"
        />
        <Stroke
          d={`M992 0V${sewn(4) + 60}L888 ${sewn(5) - 38}V${sewn(5) + 42}L992 ${sewn(6) - 34}V960`}
          color={accent}
          width={12}
          dash="34 14"
          join="round"
        />
      </Drawing>
      <At
        x={1012}
        y={632}
        width={256}
        height={148}
        style={{ background: accent, ...hardShadow(12, "#072730") }}
      >
        <Typed x={20} y={16} size={30} weight={600} color="#ffd9d1">
          {say(2)}
        </Typed>
        <Words x={20} y={56} size={33} weight={700} width={230} leading={1.12} color={paper}>
          {say(4)}
        </Words>
      </At>
    </Board>
  );
};
