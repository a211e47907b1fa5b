import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

const start = 14;
const perMinute = 18;

/** One doctor's evening on ink: five rows of an hour, 42 serials as blocks as wide as their minutes. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const spent = [...numbers(picture, [6])];
  const minutes = Array.from({ length: 42 }, (_, i) => spent[i] ?? 6);
  let at = start;
  const visits = minutes.map((length, index) => {
    const from = at;
    at += length;
    return { serial: index + 1, from, to: at };
  });
  const pieces = visits.flatMap(({ serial, from, to }) =>
    [0, 60, 120, 180, 240].flatMap((hour) => {
      const [left, right] = [Math.max(from, hour), Math.min(to, hour + 60)];
      return left < right
        ? [{ serial, hour, left: left - hour, long: right - left, main: right - left >= (to - from) / 2 }]
        : [];
    }),
  );
  const fill = (serial: number) =>
    serial === 23 ? second : serial === 42 ? accent : serial <= 17 ? main : ink;
  return (
    <Stage ground={ink}>
      <T x={56} y={48} size={64} weight={800} stretch={104} color={paper}>
        {say(0)}
      </T>
      <T x={736} y={44} size={28} weight={600} width={488} align="right" color={ground}>
        {say(3)}, {say(4)}
      </T>
      <T x={736} y={84} size={28} weight={600} width={488} align="right" color={ground}>
        {say(1)}
      </T>
      {[18, 19, 20, 21, 22].map((hour, row) => (
        <At key={hour} x={56} y={168 + row * 124} width={1168} height={108}>
          <Numeral text={`${hour}`} x={0} y={36} height={36} color={row === 2 ? second : "#6b9a95"} />
          <Block x={88} y={104} width={1080} height={4} color="#2d4a4d" />
        </At>
      ))}
      <At x={144} y={168} width={start * perMinute} height={104} style={{ border: `4px dashed ${accent}` }}>
        <T x={22} y={34} size={30} weight={700} color={accent}>
          {say(2)}
        </T>
      </At>
      {pieces.map(({ serial, hour, left, long, main: widest }) => {
        const field = fill(serial);
        return (
          <At
            key={`${serial},${hour}`}
            x={144 + left * perMinute + 2}
            y={168 + (hour / 60) * 124}
            width={long * perMinute - 4}
            height={104}
            style={{
              background: field,
              ...(field === ink ? { border: "4px solid #4d8a86" } : {}),
            }}
          >
            {widest && (
              <T
                x={field === ink ? 8 : 12}
                y={field === ink ? 10 : 14}
                size={28}
                weight={700}
                color={field === main ? paper : field === ink ? ground : ink}
              >
                {serial}
              </T>
            )}
          </At>
        );
      })}
      <At x={56} y={816} width={344} height={88} style={{ background: second }}>
        <T x={24} y={28} size={34} weight={800} color={ink}>
          {say(5)}
        </T>
      </At>
      <At x={416} y={816} width={344} height={88} style={{ background: accent }}>
        <T x={24} y={28} size={34} weight={800} color={ink}>
          {say(6)}
        </T>
      </At>
      <At x={880} y={816} width={344} height={88} style={{ background: paper }}>
        <T x={0} y={28} size={34} weight={800} width={344} align="center" color={ink}>
          {say(7)}
        </T>
      </At>
    </Stage>
  );
};
