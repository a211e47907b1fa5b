import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

/** A signal mast in the rain of October: what was done from the raised flag to the lowered one, on one sheet. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rain = Array.from(
    { length: 150 },
    () => [random() * 1400 - 60, random() * 960, 40 + random() * 70] as const,
  );
  const days = [
    { y: 64, date: 0, lines: [1, 2, 3, 4] },
    { y: 560, date: 5, lines: [6, 7] },
  ] as const;
  return (
    <Bay ground="#54777d">
      <Drawing width={1280} height={960}>
        <path
          d={rain.map(([x, y, l]) => `M${x} ${y}l${-l * 0.45} ${l}`).join("")}
          stroke="#7d9ba0"
          strokeWidth={4}
        />
        <path
          d="M0 860C120 800 180 900 300 850S520 800 640 860S900 900 1020 850S1200 820 1280 860V960H0Z"
          fill={ink}
        />
        <path d="M164 72h24v800h-24z" fill={ink} />
        <path d="M84 232h184v14H84zM124 560h104v14H124z" fill={ink} />
        <path d="M188 84C250 60 300 120 372 88V208C300 240 250 180 188 204Z" fill={accent} />
        <path d="M228 118h92v26h-92zM228 162h92v22h-92z" fill="none" />
        <path d="M188 700h24l8 118l-16 20l-16-20z" fill={accent} />
        <Stroke d="M152 90V700" color={paper} width={4} />
      </Drawing>
      <At x={420} y={40} width={812} height={848} style={{ background: paper, ...hardShadow(16, "#23464c") }}>
        {days.map(({ y, date, lines }) => (
          <div key={y}>
            <Words x={40} y={y - 32} size={60} color={y < 100 ? "#c23a2b" : main} head={client}>
              {say(date)}
            </Words>
            {lines.map((index, i) => {
              const [time = "", ...rest] = say(index).split(" ");
              return (
                <div key={index}>
                  <Block x={40} y={y + 64 + i * 92} width={732} height={2} color="#cfdcd6" />
                  <Words x={40} y={y + 84 + i * 92} size={40} color={ink} head={client}>
                    {time}
                  </Words>
                  <Words x={196} y={y + 88 + i * 92} size={36} weight={600} color={ink}>
                    {rest.join(" ")}
                  </Words>
                  {index === 4 &&
                    Array.from({ length: 34 }, (_, k) => k).map((k) => (
                      <Block
                        key={k}
                        x={196 + k * 17}
                        y={y + 146 + i * 92}
                        width={12}
                        height={20}
                        color={k % 5 === 4 ? second : main}
                      />
                    ))}
                </div>
              );
            })}
          </div>
        ))}
      </At>
    </Bay>
  );
};
