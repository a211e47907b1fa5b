import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Knit, T } from "./parts.tsx";

const [loopWidth, loopHeight, across] = [30, 40, 4];
const foot = 800;

/** Hours at the HR counter as knitted columns, one loop for ten hours; the kiosk starts in the third. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const hours = numbers(picture, [510]);
  const left = (index: number) => 56 + index * 148;
  const rowsOf = (value: number) => Math.ceil(Math.round(value / 10) / across);
  const place = { 0: say(1), 7: say(3) } as Record<number, string>;
  return (
    <Stage ground={ink}>
      <T x={440} y={48} size={72} weight={700} serif width={784} align="right" color={paper}>
        {say(0)}
      </T>
      <Drawing width={1280} height={960}>
        <path d={`M${left(2) - 14} 232V880`} stroke={accent} strokeWidth={6} strokeDasharray="18 10" />
        {hours.map((value, index) => {
          const loops = Math.round(value / 10);
          const rows = rowsOf(value);
          return (
            <Knit
              key={value}
              x={left(index)}
              y={foot - rows * loopHeight}
              columns={across}
              rows={rows}
              width={loopWidth}
              height={loopHeight}
              depth={0.28}
              color={(column, row) =>
                (rows - 1 - row) * across + column < loops
                  ? index < 2
                    ? second
                    : index === 7
                      ? "#58c283"
                      : "#c15bb1"
                  : null
              }
            />
          );
        })}
        <path d={`M0 ${foot + 22}H1280`} stroke={paper} strokeWidth={4} />
      </Drawing>
      <At x={left(2) - 17} y={176} width={240} height={64} style={{ background: accent }}>
        <T x={24} y={14} size={32} weight={700} color={paper}>
          {say(2)}
        </T>
      </At>
      {Object.entries(place).map(([column, text]) => {
        const [month = "", value = ""] = text.split(" ");
        return (
          <At key={column} x={left(Number(column))} y={foot + 36} width={124} height={120}>
            <T x={0} y={0} size={28} weight={600} color={second}>
              {month}
            </T>
            <T x={0} y={32} size={60} weight={700} serif color={paper}>
              {value}
            </T>
          </At>
        );
      })}
      <Block x={left(4)} y={foot + 60} width={3 * 148 - 36} height={4} color={accent} />
      <T x={left(4)} y={foot + 76} size={36} weight={700} serif color="#7fd6a2">
        {say(4)}
      </T>
    </Stage>
  );
};
