import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Operative, RingFrame, seen, way } from "./iso.tsx";

const view = { left: 640, top: -170, unit: 62 } as const;
const rows = Array.from({ length: 9 }, (_, i) => i);
/** The frame that loses: its row, and where its column begins. */
const LOSING = 5;
const HERE = 3.4;
const PITCH = 2.9;

/** The ring hall as an isometric drawing, all grey but one frame; the panel says what that frame loses. */
export const draw: Draw = (brief, picture) => {
  const { ground, main, second, accent } = brief.palette;
  const face = "JetBrains Mono";
  const foot = seen(view, HERE + 2.4, LOSING * PITCH, 1.7);
  return (
    <Stage ground="#22323e">
      <Drawing width={1280} height={960}>
        {rows.map((row) => (
          <path
            key={row}
            d={`${way(view, [
              [-14, row * PITCH - 0.9, 0],
              [26, row * PITCH - 0.9, 0],
              [26, row * PITCH - 0.5, 0],
              [-14, row * PITCH - 0.5, 0],
            ])}Z`}
            fill="#2c3f4c"
          />
        ))}
        {rows.map((row) => (
          <g key={row}>
            {[-8.8, HERE, 15.6].map((x) => {
              const isLosing = row === LOSING && x === HERE;
              return (
                <RingFrame
                  key={x}
                  view={view}
                  at={[x, row * PITCH]}
                  long={10.4}
                  color={isLosing ? accent : "#71838f"}
                  cop={isLosing ? "#fff1cf" : "#eef3f4"}
                />
              );
            })}
            {row === LOSING && (
              <Operative view={view} at={[10.6, row * PITCH + 1.7]} dress={main} scarf="#e7eef0" />
            )}
          </g>
        ))}
      </Drawing>
      <Drawing width={1280} height={960}>
        <path d={`M${foot[0]} ${foot[1]}V360`} stroke={accent} strokeWidth={8} />
      </Drawing>
      <At x={64} y={56} width={700} height={330} style={{ background: ground }}>
        <Block x={0} y={0} width={16} height={330} color={accent} />
        <Line x={56} y={32} size={40} face={face} weight={500} color={second}>
          {word(picture, 0)}
        </Line>
        <Line x={56} y={88} size={52} face={face} weight={700} color="#fff">
          {word(picture, 1)}
        </Line>
        <Line x={50} y={150} size={158} face={face} weight={800} color={accent}>
          {word(picture, 2)}
        </Line>
        <Line x={456} y={224} size={72} face={face} weight={700} color={accent}>
          {word(picture, 3)}
        </Line>
      </At>
    </Stage>
  );
};
