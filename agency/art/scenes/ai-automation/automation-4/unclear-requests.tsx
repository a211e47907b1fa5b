import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { T, Voice } from "./parts.tsx";

/** Four spoken requests that were not understood; the first is open with its two best guesses. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const guesses = numbers(picture, [0.52, 0.41]);
  const [one = "", two = ""] = say(1).replace("?", "").split(" or ");
  const later = [
    { index: 4, seed: 7, y: 544 },
    { index: 5, seed: 2, y: 680 },
    { index: 7, seed: 11, y: 816 },
  ];
  return (
    <Stage ground={main}>
      <T x={56} y={40} size={64} weight={700} serif color={paper}>
        {say(0)}
      </T>
      <At x={0} y={136} width={1280} height={384} style={{ background: paper }}>
        <At x={56} y={32} width={120} height={120} style={{ background: accent }}>
          <Glyph name="play" size={56} color={paper} x={34} y={32} />
        </At>
        <Drawing width={1280} height={384}>
          <Voice x={208} y={24} width={1016} height={136} color={main} seed={5} step={16} />
        </Drawing>
        <T x={56} y={176} size={44} weight={700} serif color={ink}>
          {say(1)}
        </T>
        {[one, two].map((guess, index) => (
          <At
            key={guess}
            x={56}
            y={248 + index * 60}
            width={760}
            height={52}
            style={{ background: "#f1e3ef" }}
          >
            <Block
              x={0}
              y={0}
              width={760 * (guesses[index] ?? 0)}
              height={52}
              color={index ? second : main}
            />
            <T x={680} y={11} size={30} weight={700} color={ink}>
              {say(2 + index)}
            </T>
          </At>
        ))}
        <At x={848} y={248} width={376} height={112} style={{ border: `4px dashed ${accent}` }}>
          <Glyph name="check" size={42} color={accent} x={24} y={31} />
          <T x={84} y={34} size={32} weight={700} color={accent}>
            {say(6)}
          </T>
        </At>
      </At>
      {later.map(({ index, seed, y }) => (
        <At key={y} x={0} y={y} width={1280} height={112} style={{ background: "#a24b95" }}>
          <At x={56} y={16} width={80} height={80} style={{ background: second }}>
            <Glyph name="play" size={35} color={ink} x={24} y={22} />
          </At>
          <T x={168} y={34} size={40} weight={700} serif color={paper}>
            {say(index)}
          </T>
          <Drawing width={1280} height={112}>
            <Voice x={720} y={16} width={504} height={80} color={second} seed={seed} />
          </Drawing>
        </At>
      ))}
    </Stage>
  );
};
