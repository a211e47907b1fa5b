import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** A knapsack sprayer; `share` of its width is shown. */
function Sprayer({
  x,
  y,
  share,
  body,
  trim,
}: {
  readonly x: number;
  readonly y: number;
  readonly share: number;
  readonly body: string;
  readonly trim: string;
}) {
  return (
    <At x={x} y={y} width={200 * share} height={260} clip>
      <Drawing width={200} height={260}>
        <path d="M24 44h112q20 0 20 20v172H4V64q0-20 20-20z" fill={body} />
        <path d="M52 16h56v28H52z" fill={trim} />
        <path d="M4 112h152v20H4z" fill={trim} />
        <path d="M156 210h20V60l20-40" fill="none" stroke={trim} strokeWidth={10} />
        <path d="M30 236v20h100v-20" fill={trim} />
        <path d="M28 160h104v8H28zM28 184h104v8H28z" fill={trim} />
      </Drawing>
    </At>
  );
}

/** Sprays a season as knapsack sprayers, before and after, over a strip of rice. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sprays = numbers(picture, [3, 2]);
  return (
    <Board client={client} ground={accent}>
      <Words x={56} y={36} size={60} head={client} color={ink}>
        {say(0)}
      </Words>
      {[0, 1].map((row) => {
        const y = 136 + row * 296;
        const count = sprays[row] ?? 0;
        return (
          <div key={row}>
            <Words x={56} y={y + 28} size={34} weight={700} color={ink}>
              {say(1 + row * 2)}
            </Words>
            <Words x={50} y={y + 72} size={152} head={client} color={ink} leading={1.1}>
              {say(2 + row * 2)}
            </Words>
            {[0, 1, 2, 3]
              .filter((i) => count > i)
              .map((i) => (
                <Sprayer
                  key={i}
                  x={400 + i * 212}
                  y={y}
                  share={Math.min(1, count - i)}
                  body={row === 0 ? paper : second}
                  trim={ground}
                />
              ))}
          </div>
        );
      })}
      <Words x={1232} y={548} size={128} head={client} color={ink} align="right" leading={1}>
        {say(5)}
      </Words>
      <Block x={0} y={736} width={1280} height={224} color={ground} />
      <Drawing width={1280} height={960}>
        {Array.from({ length: 64 }, (_, i) => 10 + i * 20).map((x, i) => (
          <path
            key={x}
            d={`M${x} 760C${x} 730 ${x + 4} 716 ${x + 10 + (i % 3) * 3} ${704 - (i % 4) * 6}M${x + 4} 760C${x + 2} 740 ${x - 6} 730 ${x - 8} 722`}
            fill="none"
            stroke={i % 2 ? main : "#6fae4a"}
            strokeWidth={6}
          />
        ))}
        <path d="M0 752H1280V784H0z" fill={main} />
      </Drawing>
      <Words x={56} y={800} size={112} head={client} color={second} leading={1.1}>
        {say(6)}
      </Words>
      <Words x={1232} y={842} size={44} weight={700} align="right" color={paper}>
        {say(7)}
      </Words>
    </Board>
  );
};
