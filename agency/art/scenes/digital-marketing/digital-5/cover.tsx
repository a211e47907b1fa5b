import type { Draw } from "../../../kit/contract.ts";
import { Hand } from "../../../kit/people.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, figures, Page, Say } from "./page.tsx";

const [wide, high] = [152, 188];
const place = (day: number) => ({ x: 64 + ((day - 1) % 7) * 167, y: 144 + Math.floor((day - 1) / 7) * 200 });

/** February as twenty-eight first pages on red; the twenty-first reversed, the seventeenth taken by a hand. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const number = (day: number, color: string) => (
    <At
      x={0}
      y={high - 100}
      width={wide - 8}
      style={{
        fontSize: 88,
        fontWeight: 800,
        lineHeight: "96px",
        textAlign: "right",
        color,
        letterSpacing: "-0.03em",
      }}
    >
      <span data-loose>{figures(day)}</span>
    </At>
  );
  const taken = place(17);
  return (
    <Fair ground={ground} ink={paper}>
      <Say x={64} y={32} size={76} weight={800}>
        {say(5)}
      </Say>
      <Say x={816} y={56} size={50} weight={800} width={400} align="right">
        {say(7)}
      </Say>
      {Array.from({ length: 28 }, (_, i) => i + 1).map((day) => {
        const { x, y } = place(day);
        if (day === 17) return <Block key={day} x={x} y={y} width={wide} height={high} color="#9c1019" />;
        if (day === 21)
          return (
            <At key={day} x={x} y={y} width={wide} height={high} style={{ background: ink, color: paper }}>
              <Say x={16} y={20} size={38} weight={700}>
                {say(6)}
              </Say>
              {number(day, paper)}
            </At>
          );
        return (
          <Page
            key={day}
            x={x}
            y={y}
            width={wide}
            height={high}
            text={day}
            size={20}
            lines={3}
            paper={paper}
            ink={ink}
          >
            {number(day, ink)}
          </Page>
        );
      })}
      <Drawing width={1280} height={960}>
        <Hand part="fingers" x={taken.x + 14} y={taken.y + 150} width={wide} skin="#8a5a3c" sleeve={accent} />
      </Drawing>
      <Page
        x={taken.x + 14}
        y={taken.y - 34}
        width={wide}
        height={high}
        text={17}
        size={20}
        lines={3}
        paper={paper}
        ink={ink}
        turn={7}
        shadow="#7d0a12"
      >
        {number(17, ink)}
      </Page>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={taken.x + 8} y={taken.y + 160} width={wide} skin="#8a5a3c" sleeve={accent} />
      </Drawing>
    </Fair>
  );
};
