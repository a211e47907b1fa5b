import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const side = 720;
const x = (value: number) => 120 + value * side;
const y = (value: number) => 144 + side - value * side;

/** The ROC curve on its square with the chosen and the rejected point, and the reason. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const flat = numbers(picture, [0, 0, 1, 1]);
  const points = flat.flatMap((value, i) => (i % 2 === 0 ? [[value, flat[i + 1] ?? 0] as const] : []));
  const line = points.map(([a, b], i) => `${i === 0 ? "M" : "L"}${x(a)} ${y(b)}`).join("");
  return (
    <Board client={client} ground={ground}>
      <Words x={120} y={48} size={52} head={client} color={paper}>
        {say(0)}
      </Words>
      <At x={120} y={144} width={side} height={side} style={{ background: "#17384e" }}>
        <Drawing width={side} height={side}>
          <path
            d={[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `M${i * 72} 0V720M0 ${i * 72}H720`).join("")}
            stroke="#24506a"
            strokeWidth={3}
          />
        </Drawing>
      </At>
      <Drawing width={1280} height={960}>
        <path d={`${line}V${y(0)}H${x(0)}Z`} fill={main} fillOpacity={0.5} />
        <Stroke d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} color="#8fb3c4" width={3} dash="10 10" />
        <Stroke d={line} color={second} width={14} join="round" />
        <Stroke d={`M${x(0.15)} ${y(0.945)}L392 380`} color={accent} width={5} />
        <rect x={x(0.15) - 24} y={y(0.945) - 24} width={48} height={48} fill={accent} />
        <circle cx={x(0.074)} cy={y(0.889)} r={18} fill={ground} stroke={paper} strokeWidth={7} />
        <Stroke d={`M${x(0.074)} ${y(0.889) + 24}V560H300`} color={paper} width={4} join="miter" />
      </Drawing>
      <Field x={336} y={380} width={456} height={84} ground={accent} color={ink} size={34} weight={700}>
        {say(1)}
      </Field>
      <Field x={300} y={520} width={456} height={72} ground={paper} color={ink} size={30}>
        {say(2)}
      </Field>
      <Words x={840} y={876} size={30} align="right" color={paper}>
        {say(4)}
      </Words>
      <At
        x={44}
        y={864}
        width={400}
        height={40}
        style={{ transform: "rotate(-90deg)", transformOrigin: "0 0" }}
      >
        <Words x={0} y={0} size={30} color={paper}>
          {say(3)}
        </Words>
      </At>
      <Words x={888} y={168} size={96} leading={1.05} width={360} head={client} color={accent}>
        {say(5)}
      </Words>
    </Board>
  );
};
