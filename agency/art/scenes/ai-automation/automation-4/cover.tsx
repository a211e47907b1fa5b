import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Code, Knit, T } from "./parts.tsx";

const lines = [
  { from: 5, to: 11, end: 19 },
  { from: 0, to: 0, end: 19 },
  { from: 2, to: 9, end: 19 },
  { from: 5, to: 18, end: 19 },
  { from: 0, to: 0, end: 7 },
] as const;
const top = (line: number) => 160 + line * 108;

/** A letter on orchid: fixed sentences knitted in plum, blanks in green, the signature a loose end. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Sheet x={216} y={40} width={848} height={880} color={paper} shadow={20}>
        <T x={40} y={40} size={84} weight={700} serif color={ink}>
          {say(0)}
        </T>
        <Drawing width={848} height={880}>
          {lines.map(({ from, to, end }, line) => (
            <Knit
              key={top(line)}
              x={44}
              y={top(line)}
              columns={end}
              rows={2}
              width={40}
              height={38}
              color={(column) => (column >= from && column < to ? accent : main)}
              depth={0.2}
            />
          ))}
          <Code x={44} y={716} size={132} color={ink} />
        </Drawing>
        {[1, 2, 3].map((index) => {
          const { from, to } = lines[[0, 2, 3][index - 1] ?? 0] ?? lines[0];
          return (
            <At
              key={index}
              x={44 + from * 40 + 40}
              y={top([0, 2, 3][index - 1] ?? 0) + 18}
              width={(to - from - 2) * 40}
              height={56}
              style={{ background: accent }}
            >
              <T x={0} y={4} size={43} weight={700} width={(to - from - 2) * 40} align="center" color={paper}>
                {say(index)}
              </T>
            </At>
          );
        })}
        <T x={208} y={724} size={40} weight={600} serif color={ink}>
          {say(4)}
        </T>
        <T x={208} y={800} size={32} weight={600} color={main}>
          {say(5)}
        </T>
      </Sheet>
      <Drawing width={1280} height={960}>
        <path
          d={`M552 ${top(4) + 90}C640 ${top(4) + 150} 660 ${top(4) - 20} 700 ${top(4) + 50}S680 ${top(4) + 170} 740 ${top(4) + 100}S820 ${top(4) + 20} 830 ${top(4) + 90}S880 ${top(4) + 140} 920 ${top(4) + 80}S1010 ${top(4) + 160} 1090 ${top(4) + 190}S1210 ${top(4) + 130} 1200 ${top(4) + 220}S1150 ${top(4) + 320} 1180 ${top(4) + 400}`}
          fill="none"
          stroke={main}
          strokeWidth={13}
          strokeLinecap="round"
        />
      </Drawing>
    </Stage>
  );
};
