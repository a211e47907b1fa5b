import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const rows = [164, 332, 500, 668] as const;
const loomAt = (i: number) => 152 + i * 80;
const sensors = [
  [230, 290],
  [470, 290],
  [710, 290],
  [1046, 306],
  [310, 626],
  [550, 626],
  [790, 626],
  [1030, 626],
] as const;

/** Plan of the shed: four rows of eleven looms, air plant at the short wall, the old way and the new one. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={paper}>
      <Ink client={client}>
        <Say at={[40, 88]} size={68} weight={800} color={ground}>
          {say(0)}
        </Say>
        <Box at={[32, 120, 1216, 680]} line={ground} thick={14} />
        {rows.map((y, row) => (
          <g key={y}>
            <Say at={[60, y + 66]} size={26} weight={700} color={ground} stretch={66}>
              {say(1 + row)}
            </Say>
            {times(11).map((i) => {
              const x = loomAt(i);
              const goal = row === 1 && i === 8;
              return (
                <g key={x}>
                  <Box at={[x, y, 64, 96]} fill={goal ? accent : main} />
                  <Box at={[x + 6, y + 8, 52, 22]} fill={goal ? ink : ground} />
                  <Wire
                    d={`M${x + 10} ${y + 42}h44M${x + 10} ${y + 50}h44M${x + 6} ${y + 62}h52`}
                    color={goal ? ink : second}
                    thick={3}
                  />
                  <Box at={[x + 10, y + 68, 44, 20]} fill={second} />
                </g>
              );
            })}
          </g>
        ))}
        <Box at={[1072, 127, 169, 666]} fill={second} />
        {times(4).map((i) => (
          <g key={i} transform={`translate(1156 ${196 + i * 128})`}>
            <circle r={48} fill={ground} />
            <path d="M0 0L-14-42H14ZM0 0L-14 42H14ZM0 0L-42-14V14ZM0 0L42-14V14Z" fill={second} />
          </g>
        ))}
        <Say at={[1156, 708]} size={30} weight={700} color={ink} anchor="middle">
          {say(6).split(" ")[0]}
        </Say>
        <Say at={[1156, 744]} size={30} weight={700} color={ink} anchor="middle">
          {say(6).split(" ")[1]}
        </Say>
        {times(6).map((i) => (
          <Box key={i} at={[212 + (i % 3) * 320, i < 3 ? 131 : 769, 40, 24]} fill={ink} />
        ))}
        <Wire d="M320 450H136V308H944V284H824" color={ink} thick={9} dash="3 17" cap="round" />
        <Wire d="M320 464H824V436" color="#c42e14" thick={16} join="round" />
        <circle cx={320} cy={464} r={20} fill={ink} />
        {sensors.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={11} fill="#1a8a60" />
        ))}
        <circle cx={60} cy={850} r={14} fill="#1a8a60" />
        <Say at={[88, 862]} size={32} color={ink}>
          {say(7)}
        </Say>
        <Box at={[40, 890, 40, 24]} fill={ink} />
        <Say at={[96, 916]} size={32} color={ink}>
          {say(5)}
        </Say>
        <Wire d="M560 850h80" color={ink} thick={9} dash="3 17" cap="round" />
        <Say at={[664, 862]} size={36} weight={500} color={ink}>
          {say(8)}
        </Say>
        <Wire d="M552 904h96" color="#c42e14" thick={16} />
        <Say at={[664, 920]} size={48} weight={800} color="#a3240f">
          {say(9)}
        </Say>
      </Ink>
    </Stage>
  );
};
