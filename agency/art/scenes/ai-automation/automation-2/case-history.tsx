import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

/** The life of one case as a printed slip out of its printer, torn at the end, the declarant's line stamped in red. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const mark = client.mark({ size: 64, color: ink, ground: paper });
  const teeth = Array.from({ length: 17 }, (_, i) => `L${700 - i * 43.75} ${i % 2 ? 812 : 780}`).join("");
  return (
    <Board client={client} ground={main}>
      <Block x={176} y={0} width={928} height={136} color={ink} />
      <Block x={216} y={112} width={848} height={24} color="#000000" />
      <Block x={1016} y={40} width={40} height={24} color={accent} />
      <At x={290} y={124} width={700} height={820}>
        <Drawing width={700} height={820}>
          <path d={`M0 0H700${teeth}Z`} transform="translate(16 12)" fill="#0e4a56" />
          <path d={`M0 0H700${teeth}Z`} fill={paper} />
          <path d="M0 0H700V14H0Z" fill="#cfc7b0" />
        </Drawing>
        <At x={44} y={44}>
          {mark}
        </At>
        <Words x={132} y={36} size={28} weight={600} color={ink}>
          {say(7)}
        </Words>
        <Typed x={132} y={70} size={36} weight={800} color={ink}>
          {say(0)}
        </Typed>
        <Drawing width={700} height={820}>
          <path d="M44 140H656M44 764H656" stroke={ink} strokeWidth={4} strokeDasharray="14 10" />
        </Drawing>
        {[1, 2, 3, 4, 5, 6].map((index, i) => {
          const [date = "", month = "", ...rest] = say(index).split(" ");
          const red = index === 4;
          const person = index === 3;
          const color = red ? paper : person ? ink : "#5f6a66";
          return (
            <div key={index}>
              {red && <Block x={24} y={168 + i * 98} width={652} height={84} color={accent} />}
              <Typed x={44} y={188 + i * 98} size={34} weight={700} color={red ? paper : ink}>
                {date} {month}
              </Typed>
              <Typed x={216} y={188 + i * 98} size={34} weight={person || red ? 700 : 500} color={color}>
                {rest.join(" ")}
              </Typed>
            </div>
          );
        })}
      </At>
    </Board>
  );
};
