import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Hung } from "./hung.tsx";

const [TOP, HIGH, WIDE, BAR, THICK] = [88, 576, 368, 168, 52];

/** Three volumes face out on a shelf, one bar over all their covers; three more lie below, black edges out. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shade = "#d3cbb9";
  return (
    <Stage ground="#f1ede4">
      <Drawing width={1280} height={960}>
        {[0, 1, 2].map((i) => {
          const x = 56 + i * 400;
          return (
            <g key={i}>
              <rect x={x + 22} y={TOP + 22} width={WIDE} height={HIGH} fill={shade} />
              <path d={`M${x} ${TOP}l18-18h${WIDE}l-18 18z`} fill={ink} />
              <path
                d={`M${x + WIDE} ${TOP}l18-18v${HIGH}l-18 18z`}
                fill={paper}
                stroke={shade}
                strokeWidth={2}
              />
              <rect
                x={x}
                y={TOP}
                width={WIDE}
                height={HIGH}
                fill={i === 1 ? mix(ground, "#1d6a96", 0.3) : ground}
              />
              <rect x={x} y={TOP} width={16} height={HIGH} fill="rgba(0,0,0,.14)" />
              <svg aria-hidden="true" x={x} y={BAR} width={WIDE} height={500}>
                <Hung x={WIDE / 2 + 8} bar={0} size={408} color={paper} anchor="middle" loose>
                  {say(i)}
                </Hung>
              </svg>
            </g>
          );
        })}
        {[0, 1, 2].map((i) => (
          <rect key={i} x={56 + i * 400} y={BAR} width={WIDE} height={THICK} fill={ink} />
        ))}
        <circle cx={744} cy={600} r={36} fill={accent} />
      </Drawing>
      <Block x={0} y={664} width={1280} height={296} color="#c9b48f" />
      <Block x={0} y={664} width={1280} height={16} color="#8f7a55" />
      <Drawing width={1280} height={960}>
        <path d="M176 924H1144V944H176z" fill="#a8926a" />
        {[0, 1, 2].map((i) => {
          const y = 704 + i * 74;
          const x = [184, 152, 168][i] ?? 160;
          return (
            <g key={i}>
              <rect
                x={x}
                y={y}
                width={944}
                height={70}
                fill={i === 1 ? mix(ground, "#1d6a96", 0.3) : ground}
              />
              <rect x={x} y={y} width={132} height={70} fill={ink} />
              <svg aria-hidden="true" x={x} y={y} width={944} height={70}>
                <g transform="translate(204 35)">
                  <Hung x={0} bar={-30} size={84} color={paper} anchor="middle" loose>
                    {say(i)}
                  </Hung>
                </g>
              </svg>
              <rect x={x} y={y + 66} width={944} height={4} fill="rgba(0,0,0,.25)" />
            </g>
          );
        })}
      </Drawing>
      {[0, 1, 2].map((i) => (
        <Say
          key={i}
          x={([184, 152, 168][i] ?? 160) + 300}
          y={704 + i * 74 + 12}
          size={40}
          family="Archivo"
          stretch={92}
          weight={800}
          color={ink}
        >
          {say(3)}
        </Say>
      ))}
      <Say x={88} y={112} size={32} family="Archivo" stretch={92} weight={800} color={ink}>
        {say(5)}
      </Say>
      <Say x={888} y={604} size={32} family="Archivo" stretch={92} weight={700} color={ink}>
        {say(4)}
      </Say>
    </Stage>
  );
};
