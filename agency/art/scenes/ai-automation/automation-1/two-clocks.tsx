import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Figure } from "./parts.tsx";

const RADIUS = 256;
const HAMBURG = [304, 432] as const;
const DHAKA = [968, 432] as const;

/** A place on a clock with one hand: twelve hours to the round, `far` pixels from its middle. */
function on([x, y]: readonly [number, number], hour: number, far: number): [number, number] {
  const angle = (hour / 12) * 2 * Math.PI;
  return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
}

/** A line between two distances from a clock's middle. */
function mark(clock: readonly [number, number], hour: number, from: number, to: number): string {
  return `M${on(clock, hour, from).join(" ")}L${on(clock, hour, to).join(" ")}`;
}

/** Two clocks with one hand: mail leaves Hamburg's rim until half past six, Dhaka decides at ten past nine. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const mails = Array.from({ length: 40 }, () => 1 + random() ** 1.3 * 5.5);
  const [decided, before] = [9 + 1 / 6, 13 + 2 / 3];
  const end = on(DHAKA, decided, RADIUS - 8);
  return (
    <Board client={client} ground={second} plain>
      <Block x={0} y={0} width={640} height={960} color={ink} />
      <Drawing width={1280} height={960}>
        <circle cx={HAMBURG[0]} cy={HAMBURG[1]} r={RADIUS} fill="#2b4049" />
        <circle cx={DHAKA[0]} cy={DHAKA[1]} r={RADIUS} fill={paper} />
        <path
          d={`M${DHAKA.join(" ")}L${on(DHAKA, decided, RADIUS).join(" ")}A${RADIUS} ${RADIUS} 0 0 1 ${on(DHAKA, before, RADIUS).join(" ")}Z`}
          fill={accent}
        />
        {[HAMBURG, DHAKA].map((clock) => (
          <path
            key={clock[0]}
            d={Array.from({ length: 12 }, (_, i) =>
              mark(clock, i, RADIUS - (i % 3 ? 28 : 48), RADIUS - 8),
            ).join("")}
            stroke={clock === DHAKA ? ink : second}
            strokeWidth={10}
          />
        ))}
        {mails.map((hour) => {
          const [x, y] = on(HAMBURG, hour, RADIUS + 4);
          const [far, low] = on(HAMBURG, hour, RADIUS + 90);
          return (
            <Stroke
              key={hour}
              d={`M${x} ${y}C${far} ${low} ${end[0] - 110} ${end[1] + 10} ${end.join(" ")}`}
              color={accent}
              width={3}
            />
          );
        })}
        <path
          d={mails.map((hour) => mark(HAMBURG, hour, RADIUS - 26, RADIUS + 6)).join("")}
          stroke={accent}
          strokeWidth={6}
        />
        <Stroke d={mark(HAMBURG, 6.5, -40, 196)} color={paper} width={24} />
        <circle cx={HAMBURG[0]} cy={HAMBURG[1]} r={28} fill={paper} />
        <Stroke d={mark(DHAKA, before, 0, 212)} color={ink} width={12} dash="20 14" />
        <Stroke d={mark(DHAKA, decided, -40, 212)} color={main} width={24} />
        <circle cx={DHAKA[0]} cy={DHAKA[1]} r={28} fill={main} />
      </Drawing>
      <Words x={48} y={56} size={52} color={paper} head={client}>
        {say(0)}
      </Words>
      <Words x={1232} y={56} size={52} align="right" color={ink} head={client}>
        {say(1)}
      </Words>
      <Figure x={944} y={256} size={120} align="center" color={ink}>
        {say(7)}
      </Figure>
      <Words x={48} y={752} size={36} weight={600} color={second}>
        {say(2)}
      </Words>
      <Figure x={48} y={804} size={132} color={paper}>
        {say(3)}
      </Figure>
      <Words x={688} y={752} size={36} weight={600} color={ink}>
        {say(4)}
      </Words>
      <Figure x={688} y={804} size={132} color={main}>
        {say(5)}
      </Figure>
      <Words x={1232} y={864} size={44} weight={600} align="right" color={ink}>
        {say(6)}
      </Words>
    </Board>
  );
};
