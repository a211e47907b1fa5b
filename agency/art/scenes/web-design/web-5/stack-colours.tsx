import { readable } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Door, Say, Yard } from "./freight.tsx";

/** Six containers stacked two high, seen from their doors; plates name colour, role and value; one door is open. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const colours = [main, ground, paper, second, ink, accent];
  const names = [0, 1, 2, 3, 5, 4];
  return (
    <Yard ground="#3a3f47" ink={ink}>
      <Drawing width={1280} height={960}>
        {colours.map((color, i) => (
          <Door
            key={color}
            x={8 + (i % 3) * 424}
            y={8 + Math.floor(i / 3) * 476}
            width={416}
            height={468}
            color={color}
            open={i === 2}
          />
        ))}
      </Drawing>
      {colours.map((color, i) => {
        const [, name = "", value = ""] = /^(.*) (#\w+)$/.exec(say(names[i] ?? 0)) ?? [];
        const dark = readable(color, ink, paper) === paper;
        return (
          <At
            key={color}
            x={8 + (i % 3) * 424 + (i === 2 ? 28 : 68)}
            y={8 + Math.floor(i / 3) * 476 + 96}
            width={i === 2 ? 168 : 280}
            height={148}
            style={{ background: dark ? paper : ink, color: dark ? ink : paper }}
          >
            <Say x={20} y={18} size={i === 2 ? 34 : 42} head>
              {name}{" "}
            </Say>
            <Say x={20} y={88} size={i === 2 ? 28 : 36} weight={700} color={dark ? ink : color}>
              {value}
            </Say>
          </At>
        );
      })}
      {[
        [9, main],
        [6, second],
        [7, accent],
        [8, paper],
      ].map(([index, color], i) => (
        <At
          key={index}
          x={1076}
          y={56 + i * 100}
          width={168}
          height={80}
          style={{ background: String(color) }}
        >
          <Say x={14} y={22} size={28} weight={700}>
            {say(Number(index))}
          </Say>
        </At>
      ))}
    </Yard>
  );
};
