import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Knit, T } from "./parts.tsx";

const row = (index: number) => 152 + index * 112;

/** Leave by the Labour Act as a table of loops, one loop a day; one balance is worked out at the foot. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [casual = 10, sick = 14, per = 18] = numbers(picture, [10, 14, 18]);
  const loops = [casual, sick, per];
  const [sum = "", balance = ""] = say(6).split(" = ");
  return (
    <Stage ground={paper}>
      <Block x={0} y={0} width={1280} height={128} color={main} />
      <T x={56} y={32} size={60} weight={700} serif color={paper}>
        {say(0)}
      </T>
      {[1, 2, 3, 4, 5].map((index, place) => {
        const [head = "", tail = ""] = say(index).split(/, |: /);
        const person = place > 2;
        return (
          <At key={index} x={0} y={row(place)} width={1280} height={112}>
            <Block x={56} y={108} width={1168} height={4} color={second} />
            <T x={56} y={32} size={40} weight={700} serif color={person ? accent : ink}>
              {person ? `${head}:` : `${head},`}
            </T>
            {person ? (
              <>
                <T x={392} y={36} size={34} weight={600} color={accent}>
                  {tail}
                </T>
                <Drawing width={1280} height={112}>
                  <rect x={1120} y={10} width={72} height={98} fill={accent} />
                  <circle cx={1156} cy={46} r={15} fill={paper} />
                  <path d="M1130 108V90C1130 70 1142 66 1156 66S1182 70 1182 90V108Z" fill={paper} />
                </Drawing>
              </>
            ) : (
              <>
                <Drawing width={1280} height={112}>
                  <Knit
                    x={392}
                    y={24}
                    columns={loops[place] ?? 0}
                    rows={1}
                    width={36}
                    height={54}
                    color={(column) => (place === 2 && column > 0 ? second : place === 2 ? accent : main)}
                  />
                </Drawing>
                <T x={1056} y={36} size={34} weight={600} width={168} align="right" color={main}>
                  {tail}
                </T>
              </>
            )}
          </At>
        );
      })}
      <At x={0} y={736} width={1280} height={224} style={{ background: second }}>
        <T x={56} y={64} size={84} weight={700} serif color={ink}>
          {`${sum} =`}
        </T>
        <At x={904} y={0} width={376} height={224} style={{ background: accent }}>
          <T x={0} y={16} size={176} weight={700} serif width={376} align="center" color={paper}>
            {balance}
          </T>
        </At>
      </At>
    </Stage>
  );
};
