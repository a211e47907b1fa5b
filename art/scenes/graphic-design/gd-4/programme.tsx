import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Hung } from "./hung.tsx";

/** The programme opened: one bar over both pages, the talks of Saturday hang from it as long as they last. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [bar, thick] = [176, 40];
  const talks = [
    { index: 1, page: 0, x: 40, height: 300, color: ink, on: paper, room: 5 },
    { index: 2, page: 0, x: 308, height: 220, color: paper, on: ink, room: 5 },
    { index: 3, page: 1, x: 28, height: 120, color: accent, on: paper, room: 7 },
    { index: 4, page: 1, x: 296, height: 592, color: ink, on: paper, room: 6 },
  ];
  const page = (which: number) => (
    <>
      <Block x={0} y={0} width={600} height={816} color={ground} />
      {talks
        .filter((talk) => talk.page === which)
        .map(({ index, x, height, color, on, room }) => {
          const [hour = "", ...title] = say(index).split(" ");
          return (
            <div key={index}>
              <Block x={x} y={bar} width={240} height={height + thick} color={color} />
              <Say
                x={x + 20}
                y={bar + thick + 14}
                size={44}
                family="Archivo"
                stretch={90}
                weight={800}
                color={on}
              >
                {`${hour} `}
              </Say>
              <Say
                x={x + 20}
                y={bar + thick + 66}
                size={27}
                family="Archivo"
                stretch={100}
                weight={600}
                color={on}
                width={206}
                leading={1.15}
              >
                {title.join(" ")}
              </Say>
              {height > 200 && (
                <Say
                  x={x + 20}
                  y={bar + height - 8}
                  size={26}
                  family="Archivo"
                  stretch={90}
                  weight={800}
                  color={color === ink ? ground : accent}
                >
                  {say(room)}
                </Say>
              )}
              {index === 3 && (
                <Say
                  x={x}
                  y={bar + height + thick + 16}
                  size={26}
                  family="Archivo"
                  stretch={90}
                  weight={800}
                  color={ink}
                >
                  {say(room)}
                </Say>
              )}
            </div>
          );
        })}
      <Block x={0} y={bar} width={600} height={thick} color={ink} />
    </>
  );
  return (
    <Stage ground="#e8322c">
      <Spread
        x={56}
        y={72}
        pageWidth={584}
        height={816}
        left={
          <>
            {page(0)}
            <Drawing width={584} height={816}>
              <Hung x={36} bar={48} size={124} color={ink} stretch={92}>
                {say(0)}
              </Hung>
              <circle cx={88} cy={704} r={56} fill={accent} />
            </Drawing>
          </>
        }
        right={page(1)}
      />
    </Stage>
  );
};
