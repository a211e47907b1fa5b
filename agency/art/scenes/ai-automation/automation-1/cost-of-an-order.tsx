import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Figure } from "./parts.tsx";

/** Pixels of height of one taka. */
const taka = 4.9;
const floor = 868;

/** Coins on one scale: twenty-eight of five taka for a person's minutes, beside not quite two for the machine. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const coin = taka * 5;
  const tall = Array.from({ length: 28 }, (_, i) => ({
    y: floor - (i + 1) * coin,
    x: 860 + (random() - 0.5) * 20,
  }));
  const parts = [
    { from: 0, value: 3.1, color: second },
    { from: 3.1, value: 4.9, color: ground },
    { from: 8, value: 1.6, color: accent },
  ];
  return (
    <Board client={client} ground={main} plain>
      <Block x={0} y={floor} width={1280} height={960 - floor} color="#07432e" />
      <Drawing width={1280} height={960}>
        {tall.map(({ x, y }, i) => (
          <g key={y}>
            <path d={`M${x} ${y}h300v${coin}h-300z`} fill={i % 2 ? "#d9a441" : "#e3b559"} />
            <path d={`M${x} ${y + coin - 3}h300`} stroke="#9a6d1d" strokeWidth={3} />
            <path
              d={Array.from({ length: 24 }, (_, k) => `M${x + 8 + k * 12.4} ${y + 5}v${coin - 11}`).join("")}
              stroke="#b9852b"
              strokeWidth={2}
            />
          </g>
        ))}
        {parts.map(({ from, value, color }) => (
          <path
            key={color}
            d={`M96 ${floor - (from + value) * taka}h280v${value * taka}h-280z`}
            fill={color}
            stroke={mix(main, ink, 0.3)}
            strokeWidth={2}
          />
        ))}
        {parts.map(({ from, value, color }, i) => (
          <Stroke
            key={color}
            d={`M376 ${floor - (from + value / 2) * taka}H408L440 ${800 - i * 60}H464`}
            color={color}
            width={4}
          />
        ))}
      </Drawing>
      {parts.map(({ color }, i) => {
        const [, name = "", cost = ""] = say(1 + i).match(/^(.*) (৳.*)$/) ?? [];
        return (
          <Words key={color} x={476} y={780 - i * 60} size={30} weight={600} color={color}>
            {name} {cost}
          </Words>
        );
      })}
      <Words x={96} y={64} size={44} color={paper} head={client}>
        {say(0)}
      </Words>
      <Figure x={92} y={620} size={148} color={paper}>
        {say(4)}
      </Figure>
      <Figure x={1010} y={44} size={120} color="#e3b559" align="center">
        {say(6)}
      </Figure>
      <Words x={96} y={130} size={32} weight={500} color={second}>
        {say(7)}
      </Words>
      <Words x={1010} y={892} size={30} weight={600} align="center" color={paper}>
        {say(5)}
      </Words>
    </Board>
  );
};
