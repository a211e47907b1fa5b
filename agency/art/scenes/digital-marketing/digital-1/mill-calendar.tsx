import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";
import { dishes } from "./dish.tsx";

const [LEFT, WEEK] = [70, 22];
const at = (week: number) => LEFT + week * WEEK;
/** Weeks of the forty-six pressings: nineteen by 11 April, while the seed is fresh, the others until November. */
const batches = Array.from({ length: 46 }, (_, i) => (i < 19 ? 1.4 + i * 0.72 : 14.36 + (i - 18) * 1.22));
const tiles = [
  { dish: 0, from: 1, to: 8, word: 3 },
  { dish: 2, from: 13, to: 20, word: 4 },
  { dish: 3, from: 27, to: 36, word: 5 },
  { dish: 1, from: 42, to: 50, word: 6 },
] as const;
const fields = [
  { from: 0, to: 4, word: 0, y: 588 },
  { from: 5, to: 11, word: 1, y: 588 },
  { from: 47, to: 52, word: undefined, y: 588 },
] as const;

/** A year in weeks from left to right: dishes on top, the seed's flower and harvest, forty-six pressings, news in red. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Canvas ground={paper}>
      {[
        { week: 0, index: 8 },
        { week: 13, index: 9 },
        { week: 43.5, index: 10 },
      ].map(({ week, index }) => (
        <Say key={index} x={at(week)} y={84} size={48} weight={850} face={face} stretch={88} color={ink}>
          {say(index)}
        </Say>
      ))}
      {Array.from({ length: 53 }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          key={i}
          x={at(i) - 1}
          y={110}
          width={2}
          height={790}
          fill={i % 13 === 0 ? "#a8996a" : "#eadfb4"}
        />
      ))}
      {tiles.map(({ dish, from, to, word: index }, i) => {
        const Dish = dishes[dish];
        const width = (to - from) * WEEK;
        return (
          <g key={dish}>
            <rect x={at(from)} y={140} width={width} height={240} fill={[ink, accent, ground, ink][i]} />
            <g transform={`translate(${at(from) + width / 2} 226) scale(${dish === 3 ? 0.68 : 0.62})`}>
              {Dish && <Dish />}
            </g>
            <Say
              x={at(from) + width / 2}
              y={360}
              size={34}
              weight={800}
              face={face}
              stretch={80}
              color={i % 3 === 0 ? ground : ink}
              align="middle"
            >
              {say(index)}
            </Say>
          </g>
        );
      })}
      {[0, 1, 3, 46, 48, 49, 51].map((week) => (
        <rect
          key={week}
          x={at(week) + 5}
          y={402}
          width={12}
          height={week % 3 === 0 ? 74 : 48}
          fill={accent}
        />
      ))}
      <rect x={at(0)} y={490} width={52 * WEEK} height={110} fill="#a3ab6d" />
      {fields.map(({ from, to, word: index }) => {
        const width = (to - from) * WEEK;
        const flower = index !== 1;
        return (
          <g key={from}>
            <rect x={at(from)} y={490} width={width} height={110} fill={flower ? ground : second} />
            {flower
              ? Array.from({ length: (to - from) * 2 - 1 }, (_, k) => (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: a flower is its place
                    key={k}
                    d={`M${at(from) + 12 + k * 11} ${520 + (k % 2) * 34}l6-6l6 6l-6 6z`}
                    fill={paper}
                  />
                ))
              : Array.from({ length: 6 }, (_, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sheaf is its place
                  <path key={k} d={`M${at(from) + 14 + k * 22} 592l6-92l6 92z`} fill={paper} />
                ))}
          </g>
        );
      })}
      <Say x={at(0)} y={648} size={38} weight={750} face={face} stretch={80} color="#8a5e00">
        {say(0)}
      </Say>
      <Say x={at(6)} y={648} size={38} weight={750} face={face} stretch={80} color="#8a5e00">
        {say(1)}
      </Say>
      {batches.map((week, i) => (
        <g key={week}>
          <rect x={at(week)} y={690} width={i < 19 ? 11 : 15} height={150} fill={i === 18 ? accent : ink} />
          <rect x={at(week) + (i < 19 ? 3 : 5)} y={676} width={5} height={16} fill={second} />
        </g>
      ))}
      <Say x={at(1.4)} y={904} size={48} weight={850} face={face} stretch={84} color={ink}>
        {say(2)}
      </Say>
      <Say x={at(52)} y={908} size={60} weight={900} face={face} stretch={88} color={accent} align="end">
        {say(7)}
      </Say>
    </Canvas>
  );
};
