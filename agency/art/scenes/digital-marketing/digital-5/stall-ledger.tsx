import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Say } from "./page.tsx";

const out = [4, 11, 17, 23, 30, 38];

/** The stall's ledger under a bulb: forty-two spines as tall as the stock, and two queues. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const person = (x: number, y: number) => `M${x} ${y}h18v18h-18zM${x - 5} ${y + 22}h28v36h-28z`;
  return (
    <Fair ground="#5c0d14" ink={ink}>
      <Drawing width={1280} height={960}>
        <path d="M640 80L-320 960H1600Z" fill="#8d2320" />
        <path d="M636 0h8v64h-8z" fill={ink} />
        <path d="M612 56h56v36h-56z" fill={ink} />
        <circle cx={640} cy={120} r={44} fill={accent} />
        <path d="M0 888H1280V960H0Z" fill="#3a070b" />
      </Drawing>
      <Tablet x={64} y={184} width={1152} height={704} shadow={0} body={ink} screen={paper}>
        <Say x={36} y={24} size={64} weight={800}>
          {say(0)}
        </Say>
        <Say x={290} y={44} size={36} weight={700}>
          {say(1)}
        </Say>
        <Say x={500} y={44} size={36} weight={700} color={ground}>
          {say(2)}
        </Say>
        <Drawing width={740} height={640} crisp>
          {Array.from({ length: 42 }, (_, i) => {
            const gone = out.includes(i);
            const high = gone ? 10 : 60 + Math.round(random() * 380);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a title is its place
              <g key={i}>
                <rect
                  x={36 + i * 16.4}
                  y={592 - high}
                  width={13.4}
                  height={high}
                  fill={gone ? ground : i % 5 === 2 ? "#8b8375" : i % 7 === 3 ? accent : ink}
                />
                {!gone && <rect x={36 + i * 16.4} y={592 - high + 12} width={13.4} height={6} fill={paper} />}
              </g>
            );
          })}
          <rect x={28} y={592} width={708} height={8} fill={ink} />
        </Drawing>
        <Block x={768} y={0} width={328} height={648} color="#efe9da" />
        <Say x={800} y={28} size={38} weight={800}>
          {say(3)}
        </Say>
        <Drawing width={1096} height={648} crisp>
          <path
            d={Array.from({ length: 14 }, (_, i) =>
              person(806 + (i % 7) * 40, 88 + Math.floor(i / 7) * 76),
            ).join("")}
            fill={ink}
          />
          <path d={person(806, 324)} fill={ground} />
        </Drawing>
        <Say x={800} y={272} size={25} weight={800} color={ground}>
          {say(4)}
        </Say>
        <Block x={800} y={416} width={264} height={4} color={ink} />
        <Say x={800} y={444} size={38} weight={700}>
          {say(5)}
        </Say>
        <At x={800} y={528} width={264} height={84} style={{ background: accent }}>
          <Say x={0} y={20} size={36} weight={800} width={264} align="center">
            {say(6)}
          </Say>
        </At>
      </Tablet>
    </Fair>
  );
};
