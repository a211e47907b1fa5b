import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../../ai-development/parts.tsx";

/** Lines of the log: index of the words and the height of the band in which the line stands. */
const lines = [
  { index: 1, y: 144 },
  { index: 2, y: 232 },
  { index: 3, y: 584 },
  { index: 4, y: 672 },
  { index: 5, y: 760 },
] as const;

const mono = { fontFamily: "JetBrains Mono" };

/** The log printed on green-banded fanfold paper, one line unfolded, the planted one ringed and stamped. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const band = "#d5ebde";
  return (
    <Board client={client} ground={accent} plain>
      <At
        x={80}
        y={-16}
        width={1120}
        height={1000}
        style={{ background: paper, boxShadow: "16px 0 0 #b8481f" }}
      >
        <Drawing width={1120} height={1000}>
          {[144, 584, 760].map((y) => (
            <path key={y} d={`M0 ${y + 16}h1120v88h-1120z`} fill={band} />
          ))}
          <path d="M88 0V1000M1032 0V1000" stroke={second} strokeWidth={4} strokeDasharray="14 10" />
          {Array.from({ length: 16 }, (_, i) => 32 + i * 64).map((y) => (
            <g key={`hole ${y}`} fill={accent}>
              <circle cx={44} cy={y} r={15} />
              <circle cx={1076} cy={y} r={15} />
            </g>
          ))}
        </Drawing>
      </At>
      <Words x={200} y={48} size={56} color={ink} head={client}>
        {say(0)}
      </Words>
      <Block x={168} y={320} width={944} height={264} color={main} />
      {lines.map(({ index, y }) => {
        const [time = "", ...rest] = say(index).split(" ");
        const [event = "", who = ""] = rest.join(" ").split(", ");
        return (
          <div key={index}>
            <Words x={200} y={y + 18} size={42} weight={500} color={main} style={mono}>
              {time}
            </Words>
            <Words x={392} y={y + 18} size={42} weight={700} color={ink} style={mono}>
              {event}
            </Words>
            {index < 5 && (
              <Words x={1080} y={y + 18} size={42} weight={700} align="right" color={main} style={mono}>
                {who}
              </Words>
            )}
            {index === 5 && (
              <At
                x={800}
                y={y - 10}
                width={288}
                height={112}
                turn={-7}
                style={{ border: `10px solid ${accent}`, background: band }}
              >
                <Words x={134} y={6} size={64} weight={800} align="center" color={accent} style={mono}>
                  {who}
                </Words>
              </At>
            )}
          </div>
        );
      })}
      <Drawing width={1280} height={960}>
        <path
          d="M384 836C340 800 372 762 470 758S640 770 632 808S500 858 402 838"
          fill="none"
          stroke={accent}
          strokeWidth={8}
          strokeLinecap="round"
        />
        <path d="M168 320h944v16h-944z" fill="#0a4c35" />
      </Drawing>
      <Words
        x={200}
        y={360}
        size={46}
        weight={700}
        stretch={82}
        color={paper}
        style={{ fontFamily: "Archivo" }}
      >
        {say(8)}
      </Words>
      <Words x={200} y={432} size={34} color={second} style={mono}>
        {say(9)}
      </Words>
      <Words x={200} y={506} size={34} weight={500} color={paper} style={mono}>
        {say(6)}
      </Words>
      <Field x={896} y={496} width={184} height={64} ground={paper} color={main} size={36} weight={700}>
        {say(7)}
      </Field>
      <Words x={200} y={880} size={36} weight={600} color={ink}>
        {say(10)}
      </Words>
    </Board>
  );
};
