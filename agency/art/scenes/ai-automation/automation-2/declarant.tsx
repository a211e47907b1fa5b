import type { Draw } from "../../../kit/contract.ts";
import { Monitor } from "../../../kit/devices.tsx";
import { HeadFromBehind } from "../../../kit/people.tsx";
import { Room } from "../../../kit/place.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

/** A declarant before his screen: one HS code in large figures, its wording, five earlier entries, one button. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [title, code] = [say(3), say(11)];
  return (
    <Board client={client} ground="#d9b98a">
      <Room width={1280} height={960} floorAt={880} wall="#e2c596" floor="#7a5231" />
      <Monitor x={96} y={40} width={1088} height={744} body={ink} screen={paper}>
        <Block x={0} y={0} width={1056} height={16} color={main} />
        <Typed x={48} y={44} size={144} weight={800} color={ground} style={{ letterSpacing: "-.06em" }}>
          {say(0)}
        </Typed>
        <Words x={52} y={222} size={46} color={ink} head={client}>
          {say(1)}
        </Words>
        <Block x={48} y={300} width={960} height={3} color={second} />
        <Words x={52} y={324} size={30} weight={500} color={ink}>
          {say(2)}
        </Words>
        <Words x={52} y={384} size={26} weight={600} color={main}>
          {title}
        </Words>
        {[6, 7, 8, 9, 10].map((index, i) => (
          <div key={index}>
            <Block x={48 + i * 194} y={428} width={184} height={104} color={i === 4 ? "#e9e1c8" : second} />
            <Words x={66 + i * 194} y={440} size={24} weight={500} color={ink}>
              {say(index)}
            </Words>
            <Typed x={66 + i * 194} y={476} size={32} weight={700} color={ink}>
              {code}
            </Typed>
          </div>
        ))}
        <Field x={48} y={580} width={452} height={84} ground={main} color={paper} size={32} weight={700}>
          {say(4)}
        </Field>
        <Words
          x={1008}
          y={604}
          size={30}
          weight={600}
          align="right"
          color={accent}
          style={{ textDecoration: "underline" }}
        >
          {say(5)}
        </Words>
      </Monitor>
      <Block x={0} y={872} width={1280} height={88} color="#8f6239" />
      <Block x={0} y={872} width={1280} height={10} color="#a97a4b" />
      <Drawing width={1280} height={960}>
        <HeadFromBehind x={776} y={664} size={232} hair="#23201f" shirt={accent} skin="#8a5a3c" />
      </Drawing>
    </Board>
  );
};
