import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { ticks } from "./ticks.ts";

/** The wallet in the minute of a hold: the amount, a clock, two equal answers, no alarm. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [amount = "", ...payee] = say(1).split(" ");
  return (
    <Board client={client} ground={main}>
      <Drawing width={1280} height={960} crisp>
        <path d={ticks(27, 8, [48, 128], [12, 80], () => true)} fill="#5c9dff" />
      </Drawing>
      <Phone x={376} y={32} width={528} height={896} shadow={20} body={ink} screen={paper}>
        <Words x={36} y={44} size={44} head={client} color={ink}>
          {say(0)}
        </Words>
        <Words x={32} y={124} size={100} leading={1.1} head={client} color={ink}>
          {amount}
        </Words>
        <Words x={36} y={240} size={36} weight={600} color={ink}>
          {payee.join(" ")}
        </Words>
        <Drawing x={172} y={308} width={160} height={160}>
          <circle cx={80} cy={80} r={76} fill={second} />
          <path d="M80 80V4A76 76 0 0 1 145.8 118z" fill={main} />
          <path d="M80 20V80L118 102" fill="none" stroke={ink} strokeWidth={10} />
        </Drawing>
        <Words x={252} y={480} size={34} weight={700} align="center" color={ink}>
          {say(5)}
        </Words>
        <Field x={24} y={540} width={456} height={112} ground={ground} color={paper} size={40} weight={700}>
          {say(3)}
        </Field>
        <Field x={24} y={668} width={456} height={112} ground={ground} color={paper} size={40} weight={700}>
          {say(4)}
        </Field>
        <Words x={252} y={802} size={30} weight={600} align="center" color="#1450b8">
          {say(2)}
        </Words>
      </Phone>
    </Board>
  );
};
