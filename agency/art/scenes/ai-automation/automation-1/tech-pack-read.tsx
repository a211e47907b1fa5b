import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Figure, Tee } from "./parts.tsx";

/** Framed places of the page (left, top, width, height) and the height of their line in the list. */
const frames = [
  { x: 40, y: 36, w: 420, h: 76, to: 108 },
  { x: 428, y: 208, w: 324, h: 60, to: 252 },
  { x: 428, y: 348, w: 220, h: 60, to: 396 },
  { x: 428, y: 496, w: 280, h: 268, to: 560 },
  { x: 40, y: 824, w: 280, h: 68, to: 848 },
] as const;

/** A tech pack at full size: a T-shirt, its cloth and its sizes in frames, each tied to what was read. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={paper} plain>
      <Drawing width={1280} height={960}>
        <g transform="translate(24 210) scale(1.02)">
          <Tee fill="#27415e" line={ink} />
        </g>
        <path
          d="M20 252H424M20 616H424M108 200V640M332 200V640"
          stroke="#d2d7d4"
          strokeWidth={2}
          strokeDasharray="10 8"
        />
      </Drawing>
      <Block x={768} y={0} width={512} height={960} color={ink} />
      <Words x={60} y={50} size={40} color={ink} head={client}>
        {say(0)}
      </Words>
      <Words x={444} y={220} size={27} color={ink}>
        {say(1)}
      </Words>
      <Words x={444} y={360} size={27} color={ink}>
        {say(2)}
      </Words>
      {[3, 4, 5, 6].map((index, i) => {
        const [size = "", pieces = ""] = say(index).split(" ");
        return (
          <div key={index}>
            <Block x={444} y={556 + i * 48} width={248} height={2} color="#c8cfca" />
            <Words x={452} y={514 + i * 48} size={28} weight={700} color={ink}>
              {size}
            </Words>
            <Words x={684} y={514 + i * 48} size={28} align="right" color={ink}>
              {pieces}
            </Words>
          </div>
        );
      })}
      <Words x={452} y={714} size={28} weight={700} color={main}>
        {say(7).split(" ")[0]} <span style={{ marginLeft: 84 }}>{say(7).split(" ")[1]}</span>
      </Words>
      <Words x={60} y={838} size={32} weight={600} color={ink}>
        {say(9)}
      </Words>
      <Drawing width={1280} height={960}>
        {frames.map(({ x, y, w, h, to }, i) => {
          const doubt = i === 4;
          const from = y + h / 2;
          return (
            <g key={to}>
              <rect
                x={x}
                y={y}
                width={w}
                height={h}
                fill="none"
                stroke={doubt ? accent : main}
                strokeWidth={6}
                {...(doubt ? { strokeDasharray: "14 10" } : {})}
              />
              <Stroke
                d={`M${x + w} ${from}C${(x + w + 824) / 2} ${from} ${(x + w + 824) / 2} ${to} 824 ${to}`}
                color={doubt ? accent : main}
                width={6}
                {...(doubt ? { dash: "14 10" } : {})}
              />
              <circle cx={824} cy={to} r={12} fill={doubt ? accent : second} />
            </g>
          );
        })}
      </Drawing>
      {frames.map(({ to }, i) => (
        <div key={to}>
          <Words x={864} y={to - 36} size={34} weight={600} color={paper}>
            {say([11, 12, 13, 14, 15][i] ?? 0)}
          </Words>
          <Words x={864} y={to + 8} size={28} color={i === 4 ? accent : second}>
            {i === 4 ? say(10) : say(8)}
          </Words>
        </div>
      ))}
      <Figure x={864} y={628} size={136} color={paper}>
        {say(16)}
      </Figure>
    </Board>
  );
};
