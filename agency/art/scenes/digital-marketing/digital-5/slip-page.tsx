import type { Draw } from "../../../kit/contract.ts";
import { Button, Phone } from "../../../kit/devices.tsx";
import { Hand } from "../../../kit/people.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Say } from "./page.tsx";

const cells = 21;
const eyes = [
  [0, 0],
  [14, 0],
  [0, 14],
] as const;

/** The slip on a phone in a hand: a torn paper with a code and an hour; beside it the way to the window. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  let code = "";
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const corner = eyes.some(([left, top]) => x >= left - 1 && x < left + 8 && y >= top - 1 && y < top + 8);
      if (!corner && random() < 0.5) code += `M${x} ${y}h1v1h-1z`;
    }
  }
  const tear = Array.from({ length: 22 }, (_, i) => `L${400 - (i + 1) * 17.4} ${i % 2 ? 616 : 600}`).join("");
  return (
    <Fair ground={ground} ink={ink}>
      <Drawing width={1280} height={960}>
        <Hand part="fingers" x={120} y={600} width={472} skin="#a06a45" sleeve={accent} />
      </Drawing>
      <Phone x={120} y={64} width={472} height={808} shadow={0} body={ink} screen={accent}>
        <Drawing width={448} height={700}>
          <path d={`M24 32H400V600${tear}Z`} transform="translate(6 0)" fill={paper} />
          <g transform="translate(128 132) scale(9)">
            <path d={code} fill={ink} shapeRendering="crispEdges" />
            {eyes.map(([x, y]) => (
              <g key={`${x},${y}`}>
                <rect x={x + 0.5} y={y + 0.5} width={6} height={6} fill="none" stroke={ink} />
                <rect x={x + 2} y={y + 2} width={3} height={3} fill={ink} />
              </g>
            ))}
          </g>
        </Drawing>
        <Say x={30} y={50} size={58} weight={800} width={388} align="center">
          {say(0)}
        </Say>
        <Say x={48} y={352} size={42} weight={800} color={ground} width={352} align="center" leading={1.12}>
          {say(1)}
        </Say>
        <Block x={64} y={472} width={320} height={4} color={ink} />
        <Say x={48} y={500} size={38} weight={700} width={352} align="center">
          {say(4)}
        </Say>
        <Button x={120} y={664} width={304} height={84} ground={ink} color={paper} size={30}>
          {say(5)}
        </Button>
      </Phone>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={120} y={806} width={472} skin="#a06a45" sleeve={accent} />
        {Array.from({ length: 6 }, (_, row) =>
          [0, 1, 2, 3].map((stall) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
              key={`${row * 10 + stall}`}
              x={712 + stall * 132 + (row % 2) * 20}
              y={80 + row * 72}
              width={stall === 1 ? 60 : 112}
              height={40}
              fill="#a8131d"
            />
          )),
        )}
        <path d="M924 40V532H724V640" fill="none" stroke={accent} strokeWidth={14} />
        <path d="M700 632H748L724 676Z" fill={accent} />
      </Drawing>
      <At x={696} y={700} width={520} height={196} style={{ background: paper }}>
        <Say x={28} y={20} size={92} weight={800}>
          {say(2)}
        </Say>
        <Say x={32} y={132} size={38} weight={700} color={ground}>
          {say(3)}
        </Say>
      </At>
    </Fair>
  );
};
