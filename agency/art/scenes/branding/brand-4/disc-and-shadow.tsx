import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, Type } from "./parts.tsx";

/** The mark over the whole picture, the name small beside the shadow. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <Mark x={500} y={300} r={256} disc={main} shadow={second} />
        <Type x={72} y={764} size={168} color={ink}>
          {say(0)}
        </Type>
        <path d="M76 796H372" stroke={accent} strokeWidth={8} />
        <Type x={72} y={848} size={52} color={ink}>
          {say(1)}
        </Type>
        <Type x={72} y={900} size={52} color={ink} weight={500}>
          {say(2)}
        </Type>
        <Type x={724} y={906} size={52} color={main} weight={700}>
          {say(3)}
        </Type>
      </Drawing>
    </Stage>
  );
};
