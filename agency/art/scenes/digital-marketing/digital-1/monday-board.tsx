import { Line } from "../../../kit/chart.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";

/** One printed page on red: four figures large, below them orders rising and media for an order falling, July explained. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const figures = [1, 2, 3, 4].map((index) => /^(.*) (\S+)$/.exec(say(index)) ?? []);
  const cost = picture.data.map((orders) => 240000 / orders);
  const places = [
    [104, 150],
    [640, 150],
    [104, 346],
    [640, 346],
  ] as const;
  return (
    <Canvas ground={accent}>
      <path d="M84 66H1228V946H84Z" fill="#8f2412" />
      <rect x={64} y={48} width={1144} height={880} fill={paper} />
      <rect x={64} y={48} width={1144} height={84} fill={ink} />
      <Say x={104} y={108} size={52} weight={850} face={face} stretch={96} color={ground}>
        {say(0)}
      </Say>
      <Say x={1168} y={104} size={32} weight={600} color={paper} align="end">
        {say(6)}
      </Say>
      {figures.map(([line = "", label = "", value = ""], i) => {
        const [x, y] = places[i] ?? [0, 0];
        return (
          <g key={line}>
            <Say x={x} y={y + 44} size={32} weight={600} color={ink}>
              {label}
            </Say>
            <Say
              x={x - 4}
              y={y + 168}
              size={152}
              weight={900}
              face={face}
              stretch={80}
              color={i === 0 ? accent : i === 1 ? second : ink}
            >
              {value}
            </Say>
          </g>
        );
      })}
      <path d="M600 132V540M64 336H1208M64 540H1208" stroke={ink} strokeWidth={4} />
      <g transform="translate(112 590)">
        <rect x={590} y={-30} width={92} height={330} fill={ground} />
        <g transform="translate(0 10)">
          <Line width={1060} height={270} values={cost} range={[100, 620]} color={second} thick={9} />
          <Line
            width={1060}
            height={270}
            values={picture.data}
            range={[300, 1300]}
            color={accent}
            thick={13}
            dots
          />
        </g>
        <Say x={570} y={-2} size={28} weight={700} color={ink} align="end">
          {say(5)}
        </Say>
      </g>
    </Canvas>
  );
};
