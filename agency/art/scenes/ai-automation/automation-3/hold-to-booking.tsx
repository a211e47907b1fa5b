import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay, Key, Rope } from "./parts.tsx";

/** The life of a hold as a rope: five lines tied on, a loop with a two-hour knot, a way on and a shorter way back. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const twist = "#c48f3f";
  return (
    <Bay ground={main}>
      <Drawing width={1280} height={960}>
        {[180, 270, 360, 450, 540].map((y, i) => (
          <Stroke
            key={y}
            d={`M-10 ${y}C120 ${y} 140 360 240 360`}
            color={[paper, "#9fd3cb", ink, accent, ground][i] ?? paper}
            width={12}
          />
        ))}
        <Rope
          d="M240 360H460C640 360 700 210 850 210S1090 330 1090 480S1000 760 820 760"
          color={second}
          lay={twist}
        />
        <Rope
          d="M820 760C640 760 560 640 520 500C500 430 480 380 440 362"
          color={accent}
          lay="#a83a2c"
          thick={20}
        />
        <Rope d="M1090 480C1110 640 1170 700 1310 720" color={second} lay={twist} />
        <g transform="translate(240 360)">
          <rect x={-34} y={-44} width={68} height={88} rx={30} fill={second} stroke={twist} strokeWidth={5} />
          <path d="M-22-38l-8 76M-2-42l-8 84M20-40l-8 80" stroke={twist} strokeWidth={5} />
        </g>
        <g transform="translate(1090 480)">
          <circle r={44} fill={second} stroke={twist} strokeWidth={5} />
          <path d="M-30-28L28 32M-38 0L6 40M-8-40L38 6" stroke={twist} strokeWidth={6} />
        </g>
        <Key x={1192} y={724} length={130} color={paper} turn={-8} />
      </Drawing>
      <Words x={56} y={80} size={52} color={paper} head={client}>
        {say(6)}
      </Words>
      <Words x={272} y={244} size={60} color={paper} head={client}>
        {say(0)}
      </Words>
      <Field x={728} y={160} width={248} height={100} ground={paper} color={ink} size={44} weight={800}>
        {say(1)}
      </Field>
      <Words x={728} y={282} size={38} weight={600} color={paper}>
        {say(2)}
      </Words>
      <Words x={1026} y={448} size={60} align="right" color={paper} head={client}>
        {say(3)}
      </Words>
      <Words x={1248} y={872} size={44} align="right" color={paper} head={client}>
        {say(4)}
      </Words>
      <Field x={232} y={700} width={336} height={88} ground={accent} color={ink} size={34} weight={700}>
        {say(5)}
      </Field>
    </Bay>
  );
};
