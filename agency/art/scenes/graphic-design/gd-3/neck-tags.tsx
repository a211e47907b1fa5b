import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { type Food, Weave, weaves } from "./tin.tsx";

const tags: readonly { x: number; y: number; turn: number; food: Food; head: number; line: number }[] = [
  { x: 56, y: 88, turn: -5, food: "honey", head: 1, line: 0 },
  { x: 472, y: 56, turn: 3, food: "salt", head: 4, line: 5 },
  { x: 880, y: 96, turn: -3, food: "kewra", head: 0, line: 2 },
  { x: 80, y: 536, turn: 4, food: "wax", head: 2, line: 5 },
  { x: 480, y: 512, turn: -4, food: "honey", head: 5, line: 1 },
  { x: 872, y: 544, turn: 5, food: "salt", head: 4, line: 0 },
];
const [wide, tall] = [336, 368];
const gable = `polygon(0 96px, 50% 0, 100% 96px, 100% 100%, 0 100%)`;

/** Six paper tags cut like the shed's gable, on cotton thread, each with a coupon for the refill. */
export const draw: Draw = (brief, picture) => {
  const { ink } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#7d888e">
      {tags.map(({ x, y, turn, food, head, line }, i) => {
        const { panel, letters } = weaves[food];
        return (
          <At key={`${x},${y}`} x={x} y={y} width={wide} height={tall} turn={turn}>
            <div
              style={{
                position: "absolute",
                left: 12,
                top: 12,
                width: wide,
                height: tall,
                background: "#4f595f",
                clipPath: gable,
              }}
            />
            <div
              style={{
                position: "absolute",
                left: 0,
                top: 0,
                width: wide,
                height: tall,
                background: "#fbf6ea",
                clipPath: gable,
              }}
            >
              <Weave food={food} width={wide} height={132} cell={8} />
              <At x={0} y={260} width={wide} height={108} style={{ background: panel }} />
            </div>
            <Say
              x={24}
              y={150}
              size={head === 1 || head === 5 ? 48 : head === 0 ? 36 : 40}
              family="Roboto Slab"
              weight={800}
              color={ink}
              leading={1.1}
            >
              {say(head)}
            </Say>
            <Say x={24} y={208} size={28} family="Roboto Slab" weight={500} color={ink}>
              {say(line)}
            </Say>
            <Say x={24} y={290} size={44} family="Roboto Slab" weight={800} color={letters}>
              {say(3)}
            </Say>
            <Drawing width={wide} height={tall}>
              <path d={`M0 260H${wide}`} stroke="#7d888e" strokeWidth={5} strokeDasharray="10 9" />
              <circle cx={wide / 2} cy={52} r={20} fill="#fbf6ea" />
              <circle cx={wide / 2} cy={52} r={12} fill="#5c666c" />
              <path
                d={`M${wide / 2} 52C${wide / 2 + 30} -10 ${wide / 2 - 60} -40 ${wide / 2 + (i % 2 ? 70 : -70)} -96M${wide / 2} 52C${wide / 2 + 50} 4 ${wide / 2} -30 ${wide / 2 + (i % 2 ? 110 : -30)} -96`}
                fill="none"
                stroke="#f3ead6"
                strokeWidth={6}
              />
            </Drawing>
          </At>
        );
      })}
    </Stage>
  );
};
