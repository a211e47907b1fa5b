import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Bottle, BottleAbove, BottleBelow, face } from "./bottle.tsx";

const sheets = [40, 448, 856] as const;
const [WIDE, HIGH] = [384, 880];

/** Three upright advertisements on black: the bottle from above, from the side and from below, each with its batch. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const batches = [0, 3, 5].map((index) => say(index).split(" "));
  const grounds = [paper, accent, ground];
  return (
    <Canvas ground={ink}>
      {sheets.map((x, i) => (
        <g key={x}>
          <clipPath id={`ad${i}`}>
            <rect x={x} y={40} width={WIDE} height={HIGH} />
          </clipPath>
          <g clipPath={`url(#ad${i})`}>
            <rect x={x} y={40} width={WIDE} height={HIGH} fill={grounds[i]} />
            {i === 1 && (
              <Bottle x={x + 192} y={960} height={660} oil={ground} glass="#f0d37a" cap={ink} label={ink} />
            )}
            {i === 0 && <BottleAbove cx={x + 192} cy={500} r={166} oil={ground} cap={ink} />}
            {i === 2 && <BottleBelow cx={x + 192} cy={600} r={176} oil="#e59b00" />}
          </g>
          <Say x={x + 24} y={100} size={44} weight={800} face={face} stretch={92} color={ink}>
            {batches[i]?.[0] ?? ""}
          </Say>
          <Say
            x={x + (i === 1 ? 192 : 20)}
            y={i === 1 ? 820 : 300}
            size={i === 1 ? 184 : 270}
            weight={900}
            face={face}
            stretch={i === 1 ? 84 : 88}
            color={i === 1 ? ground : ink}
            align={i === 1 ? "middle" : "start"}
            tracking={-0.03}
          >
            {batches[i]?.[1] ?? ""}
          </Say>
        </g>
      ))}
      <Say x={sheets[0] + 24} y={744} size={38} weight={600} color={ink}>
        {say(1)}
      </Say>
      <Say
        x={sheets[0] + 24}
        y={816}
        size={66}
        weight={850}
        face={face}
        stretch={72}
        color={accent}
        max={8}
        leading={1}
      >
        {say(2)}
      </Say>
      <Say x={sheets[1] + 24} y={152} size={40} weight={700} color={ink}>
        {say(4)}
      </Say>
      <Say x={sheets[2] + 24} y={370} size={60} weight={850} face={face} stretch={88} color={ink}>
        {say(6)}
      </Say>
      <rect x={sheets[2] + 24} y={812} width={336} height={84} fill={ink} />
      <Say x={sheets[2] + 192} y={866} size={38} weight={750} color={ground} align="middle">
        {say(7)}
      </Say>
    </Canvas>
  );
};
