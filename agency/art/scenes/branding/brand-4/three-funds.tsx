import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { cutPage, sage, Thumb, Type } from "./parts.tsx";

const [WIDE, HIGH, CUT] = [328, 560, 112];

/** Three fund pages, a thumb at the cut of each; below, the same three without colour. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const funds = [
    { cut: "top", color: main, text: ink, grey: "#bdbdb9", thumb: 108, at: 56, skin: skins[1] },
    { cut: "middle", color: accent, text: "#ffffff", grey: "#6d6d6b", thumb: 280, at: 100, skin: skins[2] },
    { cut: "bottom", color: sage, text: ink, grey: "#9d9d9a", thumb: 506, at: 56, skin: skins[0] },
  ] as const;
  return (
    <Stage ground={ink}>
      <Drawing width={1280} height={960}>
        <path d="M0 648H1280V960H0z" fill={paper} />
        {funds.map(({ cut, thumb, at, skin }, i) => (
          <Thumb
            key={cut}
            x={48 + i * 424 + WIDE - at}
            y={48 + thumb}
            thick={104}
            length={260}
            skin={skin}
            turn={cut === "top" ? -16 : cut === "bottom" ? 16 : 0}
          />
        ))}
        {funds.map(({ cut, color, text }, i) => (
          <g key={cut} transform={`translate(${48 + i * 424} 48)`}>
            <path d={cutPage(WIDE, HIGH, cut, CUT)} fill={color} />
            {say(i)
              .split(" ")
              .map((part, line, all) => (
                <Type
                  key={part}
                  x={28}
                  y={(cut === "middle" ? 212 : 216) + line * 84}
                  size={all.length > 1 ? 72 : 108}
                  color={text}
                >
                  {part}
                </Type>
              ))}
            <Type x={28} y={cut === "top" ? 516 : 444} size={44} color={text}>
              {say(3 + i)}
            </Type>
          </g>
        ))}
        {funds.map(({ cut, grey }, i) => (
          <g key={cut} transform={`translate(${48 + i * 424} 688)`}>
            <path d={cutPage(148, 224, cut, 56)} fill={grey} />
            <path d="M20 40H84M20 64H68" stroke={ink} strokeWidth={8} />
            {say(6 + i)
              .split(" ")
              .map((part, line) => (
                <Type key={part} x={176} y={104 + line * 44} size={38} color={ink}>
                  {part}
                </Type>
              ))}
          </g>
        ))}
        <path d="M0 640H1280V648H0z" fill={mix(paper, ink, 0.4)} />
      </Drawing>
    </Stage>
  );
};
