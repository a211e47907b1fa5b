import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

const stops = [0, 2, 4, 5] as const;

/** One lane in three bands from top to bottom: felt pen, wireframe, finished page. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const ports = wordsFrom(picture, 0, 4);
  const colours = [main, second, paper, accent, second, main];
  const x = (column: number) => 72 + column * 150;
  return (
    <Yard ground={second} ink={ink}>
      <At x={0} y={0} width={1280} height={288} style={{ background: "#f6efd8" }}>
        <Drawing width={1280} height={288}>
          <g fill="none" stroke={ink} strokeWidth={6} strokeLinecap="round" strokeLinejoin="round">
            <path d="M56 222C260 212 480 230 700 219S960 226 1010 220" stroke={main} />
            <path d="M84 208l-2-44 74-3 3 46-75 1M384 207l-1-46 75-2 2 47zM382 158l2-45 74 1-1 44zM684 206l-2-44 76-2 1 46zM683 158l1-44 74-1 1 44zM685 110l-1-42 75-2-1 43zM836 206l-1-45 74 1v44zM835 159l1-45 73 1v43zM837 112l-2-42 75-3v44z" />
            <path
              d="M124 150C180 60 330 50 400 96M470 100C540 30 620 20 690 50M764 50C790 24 830 26 860 50"
              strokeDasharray="2 16"
            />
            <path d="M386 94l16 4-2-18M676 46l16 5v-18M846 42l15 9 1-18" />
          </g>
        </Drawing>
        {ports.map((port, i) => (
          <Say key={port} x={x(stops[i] ?? 0) + 24} y={236} size={32} weight={500}>
            {port}
          </Say>
        ))}
        <Say x={1000} y={52} size={28} weight={600} width={220} align="right">
          {say(4)}
        </Say>
      </At>
      <At x={0} y={288} width={1280} height={288} style={{ background: "#ffffff" }}>
        <Drawing width={1280} height={288} crisp>
          <path d="M72 224H1000" stroke="#8d9299" strokeWidth={4} />
          {[0, 1, 2, 3, 4, 5].flatMap((column) =>
            Array.from({ length: column + 1 }, (_, row) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
                key={`${column},${row}`}
                x={x(column)}
                y={190 - row * 32}
                width={136}
                height={28}
                fill={row === column ? "#b6b9bd" : "#e6e7e9"}
                stroke="#8d9299"
                strokeWidth={2}
              />
            )),
          )}
          {stops.map((stop) => (
            <rect key={stop} x={x(stop)} y={240} width={stop === 0 ? 120 : 88} height={16} fill="#8d9299" />
          ))}
          <rect x={72} y={40} width={330} height={28} fill="#d4d6d9" />
        </Drawing>
        <Say x={1000} y={52} size={28} weight={600} width={220} align="right">
          {say(5)}
        </Say>
      </At>
      <At x={0} y={576} width={1280} height={384} style={{ background: ground, color: paper }}>
        <Stencil text={say(6)} height={42} color={paper} x={72} y={44} />
        <Drawing width={1280} height={384} crisp>
          {colours.flatMap((_, column) =>
            colours.slice(0, column + 1).map((color, row) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: a container is its place
                key={`${column},${row}`}
                x={x(column)}
                y={272 - row * 48}
                width={142}
                height={45}
                color={color}
                ribs={11}
              />
            )),
          )}
          <rect x={0} y={320} width={1280} height={12} fill={main} />
        </Drawing>
        <Block x={x(5) + 142 - 24} y={314} width={24} height={24} color={paper} />
        <Say x={1000} y={260} size={32} weight={700} width={220} align="right" color={accent}>
          {say(7)}
        </Say>
      </At>
    </Yard>
  );
};
