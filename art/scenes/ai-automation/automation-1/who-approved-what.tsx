import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";

/** Lines of the log: index of the words and the height at which the line stands. */
const lines = [
  { index: 1, y: 176 },
  { index: 2, y: 256 },
  { index: 3, y: 596 },
  { index: 4, y: 676 },
  { index: 5, y: 756 },
] as const;

/** The log in fixed columns on a dark screen, one line unfolded, the planted one caught and marked. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const mono = { fontFamily: "JetBrains Mono" };
  return (
    <Board client={client} ground={ink} plain>
      <Words x={56} y={52} size={44} color={paper} head={client}>
        {say(0)}
      </Words>
      <Block x={56} y={136} width={1168} height={4} color={second} />
      <Block x={56} y={332} width={1168} height={240} color={main} />
      <Block x={56} y={744} width={1168} height={72} color={accent} />
      {lines.map(({ index, y }) => {
        const [time = "", ...rest] = say(index).split(" ");
        const [event = "", who] = rest.join(" ").split(", ");
        const planted = index === 5;
        return (
          <div key={index}>
            <Words x={80} y={y} size={34} weight={600} color={planted ? ink : second} style={mono}>
              {time}
            </Words>
            <Words x={272} y={y} size={34} weight={500} color={planted ? ink : paper} style={mono}>
              {event}
            </Words>
            {who && (
              <Words
                x={1184}
                y={y}
                size={34}
                weight={700}
                align="right"
                color={planted ? ink : paper}
                style={mono}
              >
                {who}
              </Words>
            )}
          </div>
        );
      })}
      <Drawing width={1280} height={960}>
        <Stroke d="M224 172V332M224 572V816" color="#3b4d52" width={2} />
        <path d="M760 764h32v32h-32z" fill="none" stroke={ink} strokeWidth={5} />
      </Drawing>
      <Words x={104} y={356} size={36} weight={600} color={paper}>
        {say(8)}
      </Words>
      <Words x={104} y={420} size={28} color={second} style={mono}>
        {say(9)}
      </Words>
      <Words x={104} y={500} size={28} weight={500} color={paper} style={mono}>
        {say(6)}
      </Words>
      <Field x={1024} y={484} width={176} height={64} ground={second} color={ink} size={28} weight={700}>
        {say(7)}
      </Field>
      <Words x={56} y={864} size={30} weight={500} color={second}>
        {say(10)}
      </Words>
    </Board>
  );
};
