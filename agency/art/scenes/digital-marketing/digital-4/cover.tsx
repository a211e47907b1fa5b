import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Bubble, Say } from "./lumen.tsx";

const cell = 40;
const station = { x: 560, y: 500 };

/** Minutes from a block to the station: on foot and by bus, or along one of the two lines. */
function minutes(x: number, y: number): number {
  const [dx, dy] = [Math.abs(x - station.x), Math.abs(y - station.y)];
  const direct = (dx + dy) * 0.125;
  const line2 = dx * 0.064 + dy * 0.16;
  const yonge = Math.abs(x - 840) * 0.16 + 18 + dy * 0.062;
  return Math.min(direct, line2, yonge);
}

/** The city at six in the evening: lit windows within forty minutes of the station, a window that speaks. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const paths = { field: "", lit: "", block: "", dark: "" };
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 32; column++) {
      const [x, y] = [column * cell, row * cell];
      if (y > 736 - x * 0.06 + Math.sin(column * 0.7) * 12) continue;
      const near = minutes(x + cell / 2, y + cell / 2) + (random() - 0.5) * 5 < 40;
      const block = `M${x + 3} ${y + 3}h34v34h-34z`;
      const pane = `M${x + 13} ${y + 11}h14v18h-14z`;
      if (near) {
        paths.field += `M${x} ${y}h${cell}v${cell}h-${cell}z`;
        if (random() < 0.86) paths.lit += pane;
      } else {
        paths.block += block;
        if (random() < 0.8) paths.dark += pane;
      }
    }
  }
  return (
    <Board ground={ink} ink={paper}>
      <Drawing width={1280} height={960} crisp>
        <path d="M0 764L1280 690V960H0Z" fill={ground} />
        <path d={paths.block} fill="#29275f" />
        <path d={paths.dark} fill="#413e86" />
        <path d={paths.field} fill={second} />
        <path d={paths.lit} fill={accent} />
      </Drawing>
      <Drawing width={1280} height={960}>
        <g fill="none" stroke={paper} strokeWidth={14}>
          <path d="M60 560L150 500H1080L1220 420" />
          <path d="M840 60V672L800 704H724L684 672V330L600 200V0" />
        </g>
        {[
          [60, 560],
          [840, 60],
          [1220, 420],
        ].map(([x = 0, y = 0]) => (
          <circle key={x} cx={x} cy={y} r={16} fill={ink} stroke={paper} strokeWidth={8} />
        ))}
        <circle cx={station.x} cy={station.y} r={26} fill={ink} stroke={paper} strokeWidth={10} />
        <Bubble x={472} y={152} width={440} height={250} fill={accent} line={ink} thick={14} bars={false} />
        <path d="M472 286H912" stroke={ink} strokeWidth={8} />
      </Drawing>
      <Say x={472} y={176} size={96} weight={900} color={ink} width={440} align="center">
        {say(1)}
      </Say>
      <Say x={472} y={318} size={42} weight={800} color={ink} width={440} align="center">
        {say(2)}
      </Say>
      <Say x={40} y={596} size={30} weight={800}>
        {say(3)}
      </Say>
      <Say x={876} y={42} size={30} weight={800}>
        {say(4)}
      </Say>
      <Say x={1100} y={358} size={30} weight={800}>
        {say(5)}
      </Say>
      <Say x={72} y={800} size={124} weight={900} color={ink}>
        {say(0)}
      </Say>
      <Say x={500} y={826} size={40} weight={800} color={ink} width={460}>
        {say(6)}
      </Say>
    </Board>
  );
};
