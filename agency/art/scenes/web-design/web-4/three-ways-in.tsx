import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

/** Three lines as thick as their shares run into one strip of numbers and out to room, television and SMS. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shares = numbers(picture, [26, 33, 41]);
  const colors = [accent, main, ink];
  const perCent = 3.6;
  const total = shares.reduce((sum, share) => sum + share, 0) * perCent;
  const starts = [72, 304, 568];
  let join = 480 - total / 2;
  const ways = shares.map((share, index) => {
    const thick = share * perCent;
    const way = {
      thick,
      color: colors[index] ?? ink,
      from: (starts[index] ?? 0) + thick / 2,
      to: join + thick / 2,
    };
    join += thick;
    return way;
  });
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        {ways.map(({ thick, color, from, to }) => (
          <path
            key={color}
            d={`M0 ${from}H330C480 ${from} 420 ${to} 570 ${to}H620`}
            fill="none"
            stroke={color}
            strokeWidth={thick}
          />
        ))}
        {[160, 480, 800].map((y, index) => (
          <path
            key={y}
            d={`M740 ${360 + index * 120}H800C900 ${360 + index * 120} 860 ${y} 960 ${y}H1000`}
            fill="none"
            stroke={ink}
            strokeWidth={24}
          />
        ))}
      </Drawing>
      {ways.map(({ color, from, thick }, index) => {
        const [, name = "", share = ""] = /^(.+) (\d+%)$/.exec(say(index)) ?? [];
        return (
          <At key={color} x={56} y={from - thick / 2} width={420} height={thick}>
            <T x={0} y={thick / 2 - 38} size={30} weight={700} color={index === 0 ? ink : paper}>
              {name}
            </T>
            <T x={0} y={thick / 2 - 2} size={48} weight={900} color={index === 0 ? ink : paper}>
              {share}
            </T>
          </At>
        );
      })}
      <At x={592} y={48} width={160} height={864} style={{ background: paper, border: `8px solid ${ink}` }}>
        {["20", "21", "22", "23", "24", "25", "26"].map((serial, index) => (
          <At
            key={serial}
            x={0}
            y={index * 121}
            width={144}
            height={121}
            style={{
              background: index === 3 ? accent : index % 2 ? ground : paper,
              borderTop: index === 0 ? "none" : `4px solid ${ink}`,
            }}
          >
            <Numeral text={serial} x={0} y={30} height={60} width={144} align="center" color={ink} />
          </At>
        ))}
      </At>
      <T x={772} y={56} size={28} weight={800} color={ink}>
        {say(3)}
      </T>
      <T x={772} y={872} size={28} weight={600} color={ink}>
        {say(7)}
      </T>
      {[4, 5, 6].map((index, place) => (
        <At
          key={index}
          x={992}
          y={[64, 384, 704][place] ?? 0}
          width={232}
          height={192}
          style={{ background: place === 1 ? main : place === 2 ? ink : ground }}
        >
          {place === 0 && (
            <Drawing width={232} height={192}>
              <path d="M76 128V24H156V128" fill={ink} />
              <rect x={138} y={76} width={8} height={20} fill={second} />
            </Drawing>
          )}
          {place === 1 && (
            <Numeral text="23" x={0} y={36} height={88} width={232} align="center" color={paper} />
          )}
          {place === 2 && <Glyph name="mail" size={91} color={second} x={70} y={32} />}
          <T
            x={0}
            y={146}
            size={30}
            weight={700}
            width={232}
            align="center"
            color={place === 0 ? ink : paper}
          >
            {say(index)}
          </T>
        </At>
      ))}
      <Block x={0} y={952} width={1280} height={8} color={ink} />
    </Stage>
  );
};
