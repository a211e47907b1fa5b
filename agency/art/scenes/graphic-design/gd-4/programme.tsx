import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Hung } from "./hung.tsx";

/** Pixels for a minute of a talk. */
const MINUTE = 4.56;

/** The programme opened: one bar over both pages, the talks of Saturday hang from it as long as they last. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [bar, thick] = [184, 40];
  const talks = [
    { index: 1, page: 0, x: 24, lasts: 45, color: ink, on: paper, room: 5 },
    { index: 2, page: 0, x: 304, lasts: 75, color: paper, on: ink, room: 5 },
    { index: 3, page: 1, x: 20, lasts: 30, color: accent, on: paper, room: 7 },
    { index: 4, page: 1, x: 300, lasts: 140, color: ink, on: paper, room: 6 },
  ];
  const type = { family: "Archivo", weight: 800 } as const;
  const page = (which: number) => (
    <>
      <Block x={0} y={0} width={600} height={864} color={ground} />
      {talks
        .filter((talk) => talk.page === which)
        .map(({ index, x, lasts, color, on, room }) => {
          const [hour = "", ...title] = say(index).split(" ");
          const foot = bar + thick + lasts * MINUTE;
          const inside = lasts > 100;
          return (
            <div key={index}>
              <Block x={x} y={bar} width={264} height={foot - bar} color={color} />
              <Say x={x + 18} y={bar + thick + 12} size={64} stretch={86} color={on} {...type}>
                {`${hour} `}
              </Say>
              <Say
                x={x + 18}
                y={bar + thick + 78}
                size={36}
                stretch={92}
                color={on}
                width={238}
                leading={1.1}
                {...type}
                weight={600}
              >
                {title.join(" ")}
              </Say>
              <Say
                x={x + (inside ? 18 : 0)}
                y={inside ? foot - 60 : foot + 12}
                size={40}
                stretch={90}
                color={inside ? ground : ink}
                {...type}
              >
                {say(room)}
              </Say>
            </div>
          );
        })}
      <Block x={0} y={bar} width={600} height={thick} color={ink} />
    </>
  );
  return (
    <Stage ground="#e8322c">
      <Spread
        x={40}
        y={48}
        pageWidth={600}
        height={864}
        left={
          <>
            {page(0)}
            <Drawing width={600} height={864}>
              <Hung x={24} bar={52} size={144} color={ink} stretch={80}>
                {say(0)}
              </Hung>
              <circle cx={116} cy={736} r={76} fill={accent} />
            </Drawing>
          </>
        }
        right={page(1)}
      />
    </Stage>
  );
};
