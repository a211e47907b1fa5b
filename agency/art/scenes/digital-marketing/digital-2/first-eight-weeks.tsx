import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Iron, LitEgg } from "./iron.tsx";

const irons = ["#8f9092", "#68696b", "#454547", "#29292a", "#121213"];
const grounds = ["#f3efe6", "#f1dfbd", "#ffd166", "#ff9a3c", "#ff4b1f"];

/** Five letters side by side, each with its week, one sentence and a pan that is a shade blacker. */
export const draw: Draw = (brief, picture) => {
  const { ink } = brief.palette;
  return (
    <Stage ground={ink}>
      {irons.map((iron, i) => {
        const [week = "", sentence = ""] = word(picture, i).split(": ");
        const [before, after] = week.split(" ");
        return (
          <At key={iron} x={i * 256} y={0} width={256} height={960} clip style={{ background: grounds[i] }}>
            <Line x={24} y={36} size={36} weight={700} color={ink}>
              {`${before} `}
            </Line>
            <Line x={20} y={64} size={150} stretch={84} weight={900} color={ink}>
              {after}
            </Line>
            <Iron
              cx={128}
              cy={408}
              r={104}
              iron={iron}
              turn={64}
              handle={0.9}
              shadow={18}
              shine={i < 3 ? 0.25 : 1}
            />
            <Drawing width={256} height={960}>
              {i === 1 &&
                [
                  [96, 380, 30],
                  [156, 400, 34],
                  [118, 454, 28],
                ].map(([cx, cy, r = 10]) => (
                  <g key={r} fill="none" stroke="#f4e3c3" strokeWidth={7}>
                    <circle cx={cx} cy={cy} r={r} />
                    <circle cx={cx} cy={cy} r={r * 0.5} />
                  </g>
                ))}
              {i === 2 && <LitEgg x={128} y={408} size={130} />}
              {i === 3 &&
                [
                  [98, 384],
                  [162, 402],
                  [120, 456],
                ].map(([cx = 0, cy = 0]) => (
                  <g key={cx}>
                    <circle cx={cx + 5} cy={cy + 6} r={31} fill="rgba(0,0,0,.5)" />
                    <circle cx={cx} cy={cy} r={31} fill="#d9301a" />
                    <path
                      d={`M${cx - 14} ${cy - 10}l14 10l14-10M${cx} ${cy}v17`}
                      stroke="#ffc9a8"
                      strokeWidth={6}
                      fill="none"
                    />
                  </g>
                ))}
            </Drawing>
            {sentence.split(" ").map((part, line) => (
              <Line key={part} x={24} y={704 + line * 54} size={46} weight={800} stretch={84} color={ink}>
                {`${part} `}
              </Line>
            ))}
          </At>
        );
      })}
      <Grain width={1280} height={960} amount={0.1} />
      <Block x={0} y={900} width={1280} height={60} color={ink} />
      <Line x={24} y={908} size={40} stretch={125} weight={900} color="#ff4b1f">
        {word(picture, 5)}
      </Line>
    </Stage>
  );
};
