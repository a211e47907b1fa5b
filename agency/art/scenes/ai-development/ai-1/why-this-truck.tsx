import type { Draw } from "../../../kit/contract.ts";
import { At, Block, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** For (to the right) and against (to the left) of each reason, share of the half panel. */
const weights = [0.92, -0.34, 0.58, 0.22] as const;

/** One question answered in rows: what speaks for truck 18, what against, and who came second. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={accent}>
      <At
        x={176}
        y={40}
        width={928}
        height={880}
        style={{ background: paper, color: ink, ...hardShadow(20, "#8f2410") }}
      >
        <Block x={0} y={0} width={928} height={160} color={ink} />
        <Words x={48} y={36} size={68} color={main} head={client}>
          {say(0)}
        </Words>
        {weights.map((weight, i) => {
          const y = 184 + i * 128;
          const long = Math.abs(weight) * 416;
          return (
            <div key={weight}>
              <Words x={48} y={y} size={32} weight={650}>
                {say(1 + i)}
              </Words>
              <Block x={48} y={y + 48} width={832} height={48} color="#e3e6df" />
              <Block
                x={weight > 0 ? 464 : 464 - long}
                y={y + 48}
                width={long}
                height={48}
                color={weight > 0 ? second : accent}
              />
            </div>
          );
        })}
        <Block x={462} y={232} width={4} height={448} color={ink} />
        <Block x={48} y={712} width={832} height={4} color={ink} />
        <Words x={48} y={736} size={34} weight={600}>
          {say(5)}
        </Words>
        <Words x={48} y={776} size={68} weight={850} leading={1.1} stretch={90} color={ink}>
          {say(6)}
        </Words>
        <Block x={600} y={756} width={184} height={36} color={main} />
        <Block x={600} y={804} width={280} height={36} color="#b9bfbb" />
        <Block x={784} y={744} width={4} height={108} color={ink} />
      </At>
    </Board>
  );
};
