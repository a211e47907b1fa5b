import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Boat, type Build } from "./hull.tsx";

const racer: Build = { length: 31, bow: 0.13, stern: 0.2, side: 0.035, depth: 0.05 };
const [x, wide, water] = [240, 800, 470];

/** The race poster: a boat too long for the sheet leaves it on both sides over a river of stripes and oars. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#8fb9b4">
      <Block x={x + 18} y={0} width={wide} height={960} color="#6d9893" />
      <Block x={x} y={0} width={wide} height={960} color={main} />
      <Drawing width={1280} height={960}>
        <svg aria-hidden="true" x={x} y={0} width={wide} height={960}>
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => (
            <rect key={i} y={water + i * 54} width={wide} height={54} fill={i % 2 ? second : ground} />
          ))}
          {Array.from({ length: 22 }, (_, i) => {
            const at = -10 + i * 40;
            return (
              <g key={at}>
                <path
                  d={`M${at + 20} ${water - 62}L${at - 70} ${water + 160}`}
                  stroke={paper}
                  strokeWidth={9}
                />
                <path
                  d={`M${at - 62} ${water + 132}L${at - 92} ${water + 214}L${at - 70} ${water + 222}L${at - 46} ${water + 140}Z`}
                  fill={paper}
                />
                <path
                  d={`M${at - 8} ${water - 10}C${at - 8} ${water - 78} ${at + 34} ${water - 78} ${at + 34} ${water - 10}Z`}
                  fill={i % 3 ? ink : accent}
                />
                <circle cx={at + 16} cy={water - 86} r={17} fill="#6f4630" />
              </g>
            );
          })}
          <Boat
            build={racer}
            x={-76}
            waterline={water}
            long={952}
            line={ink}
            fill={ink}
            thick={3}
            planks={false}
          />
          <path d={`M0 ${water - 8}H${wide}`} stroke="#f7d64a" strokeWidth={5} />
        </svg>
      </Drawing>
      <Say
        x={x + 40}
        y={30}
        size={148}
        family="Fraunces"
        weight={900}
        color={ink}
        leading={1}
        tracking={-0.02}
      >
        {say(0)}
      </Say>
      <Say x={x + 40} y={190} size={116} family="Anek Bangla" weight={800} color={paper} leading={1.15}>
        {say(1)}
      </Say>
      <Block x={x} y={760} width={wide} height={200} color={paper} />
      <Say x={x + 40} y={780} size={50} family="Fraunces" weight={900} color={accent}>
        {say(2)}
      </Say>
      <Say x={x + 40} y={852} size={32} family="Fraunces" weight={600} color={ink}>
        {say(3)}
      </Say>
      <Say x={x + 40} y={902} size={36} family="Fraunces" weight={400} color={ink}>
        {say(4)}
      </Say>
    </Stage>
  );
};
