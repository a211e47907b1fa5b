import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Iron, LitEgg } from "./iron.tsx";

/** The advertisement itself: the pan in raking light, an egg that has slid to its rim, four words and a price. */
export const draw: Draw = (brief, picture) => {
  const { ink, main } = brief.palette;
  return (
    <Stage ground={main}>
      <Iron cx={824} cy={452} r={400} turn={140} handle={1.1} shadow={56} />
      <Drawing width={1280} height={960}>
        <LitEgg x={988} y={298} size={330} turn={24} />
      </Drawing>
      <Grain width={1280} height={960} amount={0.16} size={1.6} />
      <Line x={56} y={44} size={112} stretch={125} weight={900} color={ink}>
        {word(picture, 0)}
      </Line>
      <Line x={60} y={186} size={38} weight={800} color={ink}>
        {word(picture, 1)}
      </Line>
      <Line x={60} y={232} size={38} weight={800} color={ink}>
        {word(picture, 2)}
      </Line>
      <Line x={0} y={860} width={1232} align="right" size={64} weight={800} color={ink}>
        {word(picture, 4)}
      </Line>
      <Line x={0} y={44} width={1232} align="right" size={84} weight={900} color={ink}>
        {word(picture, 3)}
      </Line>
    </Stage>
  );
};
