import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, openings, Say } from "./page.tsx";

/** Four square advertisements; each is the first line of a book, too large for its square. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const squares = [
    { back: ground, front: paper },
    { back: ink, front: paper },
    { back: paper, front: ink },
    { back: accent, front: ink },
  ];
  return (
    <Fair ground={ink} ink={ink}>
      {squares.map(({ back, front }, i) => {
        const [first = "", second = ""] = say(i).split(" ");
        const third = openings[i]?.split(" ")[2] ?? "";
        const named = i === 0 ? say(5) : i === 3 ? say(6) : undefined;
        return (
          <At
            key={back}
            x={(i % 2) * 640}
            y={Math.floor(i / 2) * 480}
            width={640}
            height={480}
            clip
            style={{ background: back, color: front }}
          >
            <div
              data-loose
              style={{
                position: "absolute",
                left: 24,
                top: -8,
                fontSize: i === 0 ? 238 : 214,
                fontWeight: 800,
                lineHeight: "232px",
                whiteSpace: "nowrap",
                fontFamily: '"Anek Bangla"',
              }}
            >
              {first} <br />
              {second} {third}
            </div>
            {named && (
              <Say x={28} y={428} size={26} weight={700}>
                {named}
              </Say>
            )}
            <At
              x={468}
              y={420}
              width={172}
              height={44}
              style={{
                background: front,
                color: back,
                fontSize: 24,
                fontWeight: 700,
                lineHeight: "42px",
                paddingLeft: 16,
              }}
            >
              {say(4)}
              <Glyph name="right" size={21} color={back} x={136} y={12} />
            </At>
          </At>
        );
      })}
    </Fair>
  );
};
