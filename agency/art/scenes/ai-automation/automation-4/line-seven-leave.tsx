import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const days = 31;
const operators = 62;
const [left, top, column, line] = [72, 168, 36, 8];
const fridays = new Set([3, 10, 17, 24, 31]);

/**
 * Who is away on which day: spells of one to four days, never more than seven away at once, and on the days
 * at the limit exactly eight.
 */
function absences(random: () => number, full: ReadonlySet<number>): boolean[][] {
  const away = upTo(operators).map(() => upTo(days + 1).map(() => false));
  const count = (day: number) => away.filter((row) => row[day]).length;
  for (let attempt = 0; attempt < 120; attempt++) {
    const row = away[Math.floor(random() * operators)];
    const from = 1 + Math.floor(random() * days);
    const spell = upTo(1 + Math.floor(random() * 4))
      .map((i) => from + i)
      .filter((day) => day <= days && !fridays.has(day));
    if (row && !row.some(Boolean) && spell.every((day) => count(day) < (full.has(day) ? 8 : 6)))
      for (const day of spell) row[day] = true;
  }
  for (const day of full) {
    for (let i = 0; count(day) < 8 && i < 400; i++) {
      const row = away[Math.floor(random() * operators)];
      if (row && !row[day]) row[day] = true;
    }
  }
  return away;
}

/** October for sewing line 7: sixty-two thin rows, leave as plum loops, and a green limit under the totals. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const marked = new Set([5, 6, 7].map((index) => Number(say(index))));
  const away = absences(random, marked);
  const totals = upTo(days).map((i) => away.filter((row) => row[i + 1]).length);
  const foot = top + operators * line;
  return (
    <Stage ground={paper}>
      <T x={72} y={40} size={60} weight={700} serif color={ink}>
        {say(0)}
      </T>
      <T x={856} y={40} size={28} width={352} align="right" color={main}>
        {say(1)}
      </T>
      <T x={856} y={80} size={28} width={352} align="right" color={accent}>
        {say(2)}
      </T>
      {upTo(days).map((i) => (
        <Block
          key={i}
          x={left + i * column + 2}
          y={top - 8}
          width={column - 4}
          height={operators * line + 16}
          color={marked.has(i + 1) ? "#d5ebdc" : fridays.has(i + 1) ? "#ffffff" : ground}
        />
      ))}
      <Drawing width={1280} height={960} crisp>
        <path
          d={away
            .flatMap((row, person) =>
              row.map((gone, day) =>
                gone
                  ? `M${left + (day - 1) * column + 2} ${top + person * line}h${column - 4}v7h${4 - column}z`
                  : "",
              ),
            )
            .join("")}
          fill={main}
        />
        {totals.map((total, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${i + 1}`}
            x={left + i * column + 2}
            y={foot + 28}
            width={column - 4}
            height={total * 16}
            fill={marked.has(i + 1) ? main : second}
          />
        ))}
        <path d={`M0 ${foot + 28 + 128}H1280`} stroke={accent} strokeWidth={8} />
      </Drawing>
      {[5, 6, 7].map((index) => (
        <At
          key={index}
          x={left + (Number(say(index)) - 1) * column - 26}
          y={foot + 168}
          width={88}
          height={80}
          style={{ background: accent }}
        >
          <T x={0} y={12} size={48} weight={700} serif width={88} align="center" color={paper}>
            {say(index)}
          </T>
        </At>
      ))}
      <T x={72} y={foot + 188} size={34} weight={700} color={main}>
        {say(3)}
      </T>
      <T x={1048} y={foot + 190} size={28} weight={700} color={accent}>
        {say(4)}
      </T>
    </Stage>
  );
};
