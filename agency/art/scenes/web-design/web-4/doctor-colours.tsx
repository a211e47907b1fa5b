import { contrast } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, rooms, T } from "./parts.tsx";

const corners = ["M0 0H32V32Z", "M0 0H32V32H0Z", "M0 16L16 0L32 16L16 32Z", "M0 12H32V20H0ZM12 0H20V32H12Z"];

/** How a colour looks to an eye without the long-wave cones (protanopia, Viénot 1999, linear part only). */
function withoutRed(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const line = (x: number) => x ** 2.2;
  const [lr, lg, lb] = [line(r), line(g), line(b)];
  const red = 0.11238 * lr + 0.88762 * lg;
  const blue = 0.00401 * lr - 0.00401 * lg + lb;
  return `#${[red, red, blue]
    .map((x) => Math.round(Math.min(1, Math.max(0, x)) ** (1 / 2.2) * 255))
    .map((x) => x.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Twelve doors of a corridor in their colours, and the same twelve as seen without red. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={ground}>
      {[0, 1].map((line) => (
        <At key={line} x={0} y={line * 376} width={1280} height={376}>
          <Block x={0} y={328} width={1280} height={48} color="#8fc4b5" />
          <Block x={0} y={320} width={1280} height={8} color={ink} />
          {rooms.slice(line * 6, line * 6 + 6).map(([color, figure], index) => {
            const room = line * 6 + index;
            return (
              <At
                key={color}
                x={56 + index * 200}
                y={32}
                width={168}
                height={292}
                style={{ background: color, border: `8px solid ${paper}`, borderBottom: "none" }}
              >
                <Drawing x={112} y={8} width={32} height={32}>
                  <path d={corners[room % 4]} fill={figure} />
                </Drawing>
                <Numeral
                  text={`${room + 1}`}
                  x={0}
                  y={72}
                  height={104}
                  width={152}
                  align="center"
                  stretch={room > 8 ? 70 : 104}
                  color={figure}
                />
                <T x={12} y={244} size={24} weight={700} color={figure}>
                  {contrast(color, figure).toFixed(1)}
                </T>
                {room < 4 && (
                  <T x={12} y={18} size={22} weight={700} color={figure}>
                    {say(room)}
                  </T>
                )}
                <Block x={128} y={196} width={8} height={40} color={figure} />
              </At>
            );
          })}
        </At>
      ))}
      <At x={0} y={752} width={1280} height={208} style={{ background: ink }}>
        {rooms.map(([color, figure], room) => (
          <At
            key={color}
            x={56 + room * 98}
            y={28}
            width={90}
            height={96}
            style={{ background: withoutRed(color) }}
          >
            <Drawing x={50} y={8} width={32} height={32}>
              <path d={corners[room % 4]} fill={withoutRed(figure)} />
            </Drawing>
            <Numeral text={`${room + 1}`} x={10} y={52} height={32} stretch={84} color={withoutRed(figure)} />
          </At>
        ))}
        <T x={56} y={148} size={28} weight={700} color={paper}>
          {say(6)}
        </T>
        <T x={640} y={148} size={28} weight={700} width={584} align="right" color={accent}>
          {say(7)}
        </T>
      </At>
    </Stage>
  );
};
