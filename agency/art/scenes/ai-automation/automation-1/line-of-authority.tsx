import type { Draw } from "../../../kit/contract.ts";
import { Boards } from "../../../kit/place.tsx";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";

/** Crosses of the sheet of 2009: column of the old table for each row. */
const crosses = [[0, 1, 2], [0, 1, 2], [1, 2], [2]] as const;

/** A typed delegation sheet of 2009 on a table, with a green strip glued on for the agent's column. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const typed = { fontFamily: "JetBrains Mono" };
  return (
    <Board client={client} ground="#6b4a33" plain>
      <Boards width={1280} height={960} color="#6b4a33" board={160} seed={9} />
      <At
        x={56}
        y={48}
        width={1120}
        height={872}
        turn={-1.2}
        style={{ background: "#eadfbf", ...hardShadow(16, "#3d281a") }}
      >
        <Block x={0} y={430} width={1120} height={4} color="#d8c99f" />
        <Words x={48} y={44} size={46} weight={700} color={ink} style={typed}>
          {say(0)}
        </Words>
        <Words x={48} y={108} size={26} weight={500} color="#6d5f45" style={typed}>
          {say(7)}
        </Words>
        {[8, 9, 10].map((index, i) => (
          <Words
            key={index}
            x={476 + i * 104}
            y={184}
            size={24}
            weight={700}
            align="center"
            color={ink}
            style={typed}
          >
            {say(index)}
          </Words>
        ))}
        {[2, 3, 4, 5, 6].map((index, row) => (
          <div key={index}>
            <Block x={48} y={232 + row * 120} width={1024} height={3} color={ink} />
            <Words x={48} y={272 + row * 120} size={28} weight={600} color={ink} style={typed}>
              {say(index)}
            </Words>
          </div>
        ))}
        <Block x={48} y={832} width={1024} height={3} color={ink} />
        <Drawing width={1120} height={872}>
          <Stroke d="M424 176V832M528 176V832M632 176V832M736 176V832" color={ink} width={2} />
          {crosses.map((columns, row) =>
            columns.map((column) => {
              const [x, y] = [458 + column * 104 + random() * 8, 270 + row * 120 + random() * 8];
              return (
                <Stroke
                  key={`${x},${y}`}
                  d={`M${x} ${y}Q${x + 18} ${y + 26} ${x + 38} ${y + 44}M${x + 40} ${y - 4}Q${x + 16} ${y + 22} ${x - 4} ${y + 46}`}
                  color="#27415e"
                  width={7}
                  cap="round"
                />
              );
            }),
          )}
        </Drawing>
      </At>
      <At
        x={836}
        y={142}
        width={392}
        height={772}
        turn={-0.4}
        style={{ background: main, ...hardShadow(12, "#3d281a") }}
      >
        <Words x={32} y={28} size={44} color={paper} head={client}>
          {say(1)}
        </Words>
        {[2, 3, 4, 5, 6].map((index, row) => {
          const verb = say(9 + index);
          const whom = row > 0 && row < 4 ? say(15 + row) : "";
          return (
            <div key={index}>
              <Block x={0} y={108 + row * 124} width={392} height={3} color={second} />
              <Words x={32} y={136 + row * 124} size={38} weight={700} color={row === 4 ? accent : paper}>
                {verb}
              </Words>
              {whom && (
                <Words x={180} y={144 + row * 124} size={28} weight={500} color={second}>
                  {whom}
                </Words>
              )}
            </div>
          );
        })}
        <Block x={-30} y={-12} width={90} height={32} color={ground} />
        <Block x={330} y={744} width={90} height={32} color={ground} />
      </At>
    </Board>
  );
};
