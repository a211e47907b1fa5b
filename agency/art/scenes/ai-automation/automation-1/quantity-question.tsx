import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { Hand } from "../../../kit/people.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../../ai-development/parts.tsx";
import { Figure } from "./parts.tsx";

/** A hand holds a phone with one question: two figures, the buyer's words, what the fabric covers, three answers. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const hand = { x: 384, y: 610, width: 520, sleeve: main, skin: "#a06a45" };
  return (
    <Board client={client} ground={accent} plain>
      <Drawing width={1280} height={960}>
        <Hand part="fingers" {...hand} />
      </Drawing>
      <Phone x={372} y={28} width={536} height={876} shadow={0} body={ink} screen={paper}>
        <PhoneStatus width={512} color={ink} time={say(8)} />
        <Words x={32} y={48} size={30} weight={600} color={main}>
          {say(0)}
        </Words>
        <Figure x={32} y={108} size={96} color="#8d968f">
          {say(9)}
        </Figure>
        <Figure x={28} y={196} size={188} color={ink}>
          {say(10)}
        </Figure>
        <Field x={352} y={124} width={128} height={56} ground={accent} color={ink} size={28} weight={700}>
          {say(11)}
        </Field>
        <Block x={0} y={384} width={512} height={116} color={ground} />
        <Words x={32} y={400} size={26} weight={600} color={ink}>
          {say(1)}
        </Words>
        <Words x={32} y={440} size={28} weight={500} color={ink}>
          {say(2)}
        </Words>
        <Block x={32} y={532} width={448} height={20} color="#e3e8e3" />
        <Block x={32} y={532} width={448 * (5150 / 5400)} height={20} color={main} />
        <Words x={32} y={562} size={28} weight={600} color={main}>
          {say(3)}
        </Words>
        {[4, 5, 6].map((index, i) => (
          <Field
            key={index}
            x={32 + i * 152}
            y={624}
            width={144}
            height={104}
            ground={second}
            color={ink}
            size={26}
            weight={700}
            style={{ padding: "0 12px" }}
          >
            {say(index)}
          </Field>
        ))}
        <Block x={0} y={764} width={512} height={88} color={ink} />
        <Words x={480} y={790} size={30} weight={600} color={second} align="right">
          {say(7)}
        </Words>
      </Phone>
      <Drawing width={1280} height={960}>
        <path
          d="M286 960C262 800 300 660 366 590C386 566 416 574 412 606C404 660 398 720 404 790L420 960Z"
          fill={hand.skin}
        />
      </Drawing>
    </Board>
  );
};
