import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Tip, times } from "../parts.tsx";

const [WALL, CELL, LINE] = ["#2b353c", "#5d6b75", "#8a99a3"] as const;

/** The wall at four in the morning: seven groups of machines in grey, one of them capped in amber. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const groups = times(7).map((i) => {
    const parts = say(1 + i).split(" ");
    const count = Number(parts[parts.length - 1]);
    return { name: say(1 + i), words: parts, count: Number.isNaN(count) ? 0 : count };
  });
  return (
    <Stage ground={WALL}>
      <Ink client={client}>
        <Say at={[40, 76]} size={44} weight={700} color={paper}>
          {say(0)}
        </Say>
        <Say at={[1240, 74]} size={34} weight={500} color={second} anchor="end">
          {say(9)}
        </Say>
        {groups.map(({ name, words, count }, g) => {
          const x = 40 + g * 174;
          const rows = Math.max(1, Math.ceil(count / 3));
          const high = count === 30 ? 30 : count === 24 ? 38 : 46;
          const last = g === 6;
          return (
            <g key={name}>
              <Box at={[x, 128, 156, 16]} fill={last ? accent : CELL} />
              {count === 0 ? (
                <path d={`M${x} 164h156v120l-40 60v80h-76v-80l-40-60z`} fill={CELL} />
              ) : (
                times(count).map((i) => (
                  <Box
                    key={i}
                    at={[x + Math.floor(i / rows) * 54, 164 + (i % rows) * (high + 8), 48, high]}
                    fill={last && i === 6 ? accent : CELL}
                  />
                ))
              )}
              <Say at={[x, 602]} size={21} weight={600} color={last ? accent : LINE}>
                {words.slice(0, words.length - (count ? 1 : 0)).join(" ")}
              </Say>
              {count > 0 && (
                <Say at={[x, 648]} size={44} weight={700} color={last ? accent : second}>
                  {count}
                </Say>
              )}
              {g < 6 && <Tip at={[x + 174, 136]} to="right" size={14} color={LINE} />}
            </g>
          );
        })}
        <Box at={[0, 696, 1280, 160]} fill={accent} />
        <Say at={[40, 806]} size={80} weight={800} color={ink}>
          {say(8)}
        </Say>
        <Say at={[40, 920]} size={34} weight={500} color={second}>
          {say(10)}
        </Say>
      </Ink>
    </Stage>
  );
};
