import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const day = 240;
const wood = "#ecc36c";

/** Shares of the way from notice to appointment: notice, papers, policy, appointment. */
const shares = [0.06, 0.68, 0.14, 0.12] as const;

/** Two wooden rulers of days on olive: 4.6 above, 0.9 below, with a knot for each time somebody was sent back. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, second, accent, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [before = 4.6, returnsBefore = 2.7, now = 0.9, returnsNow = 0.8] = numbers(
    picture,
    [4.6, 2.7, 0.9, 0.8],
  );
  const colors = [paper, accent, second, main];
  const ruler = (length: number, returns: number, y: number) => {
    const wide = length * day;
    const knots = Math.ceil(returns);
    return (
      <At x={88} y={y} width={wide} height={208} style={{ background: wood, ...hardShadow(12, "#343f12") }}>
        <Drawing width={wide} height={208}>
          {upTo(Math.floor(length * 10) + 1).map((i) => (
            <path
              key={i}
              d={`M${i * (day / 10) + 1} 208v${i % 10 === 0 ? -72 : i % 5 === 0 ? -44 : -26}`}
              stroke={ink}
              strokeWidth={i % 10 === 0 ? 5 : 3}
            />
          ))}
        </Drawing>
        {upTo(Math.floor(length) + 1)
          .filter((i) => i > 0)
          .map((i) => (
            <T
              key={i}
              x={i * day - 64}
              y={128}
              size={52}
              weight={800}
              head
              width={56}
              align="right"
              color={ink}
            >
              {`${i}`}
            </T>
          ))}
        {shares.map((share, i) => (
          <Block
            key={share}
            x={wide * shares.slice(0, i).reduce((sum, part) => sum + part, 0)}
            y={16}
            width={wide * share - (i < 3 ? 4 : 0)}
            height={80}
            color={colors[i] ?? paper}
          />
        ))}
        <Drawing width={wide} height={208}>
          <path d={`M${wide * 0.06} 56H${wide * 0.74 - 4}`} stroke={ink} strokeWidth={9} />
          {upTo(knots).map((i) => {
            const size = Math.min(1, returns - i) ** 0.5;
            const x = wide * (0.06 + (0.68 * (i + 0.5)) / knots);
            return (
              <g key={i} transform={`translate(${x} 56) scale(${size})`}>
                <path d="M-10 26L-26 52M12 26L20 54" stroke={ink} strokeWidth={9} />
                <path
                  d="M-40 0C-40 -30 -14 -34 0 -26C14 -34 40 -30 40 0S14 34 0 26C-14 34 -40 30 -40 0Z"
                  fill={ink}
                />
                <path d="M-20 -18L6 20M-2 -22L24 14" stroke={accent} strokeWidth={6} />
              </g>
            );
          })}
        </Drawing>
      </At>
    );
  };
  const [yearBefore = "", lengthBefore = ""] = say(1).split(": ");
  const [yearNow = "", lengthNow = ""] = say(3).split(": ");
  return (
    <Stage ground={ground}>
      <T x={88} y={40} size={60} weight={800} head color={paper}>
        {say(0)}
      </T>
      <T x={88} y={140} size={44} weight={700} head color={second}>
        {`${yearBefore}:`}
      </T>
      <T x={208} y={112} size={84} weight={900} head color={paper}>
        {lengthBefore}
      </T>
      <T x={792} y={146} size={38} weight={600} head width={400} align="right" color={second}>
        {say(2)}
      </T>
      {ruler(before, returnsBefore, 216)}
      <Drawing width={1280} height={960}>
        <path d={`M${88 + now * day} 424V640`} stroke={second} strokeWidth={4} strokeDasharray="14 10" />
      </Drawing>
      {ruler(now, returnsNow, 640)}
      <T x={88} y={580} size={44} weight={700} head color={second}>
        {`${yearNow}:`}
      </T>
      <T x={352} y={600} size={216} weight={900} head color={accent}>
        {lengthNow}
      </T>
      <T x={360} y={852} size={38} weight={600} head color={second}>
        {say(4)}
      </T>
    </Stage>
  );
};
