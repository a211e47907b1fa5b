import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";
import { PlantedPlot, type Plot, pathOf } from "./aerial.tsx";
import { RiceLeaf } from "./leaf.tsx";

const PLOT: Plot = {
  middle: [316, 404],
  outline: [
    [88, 196],
    [358, 144],
    [576, 258],
    [534, 550],
    [296, 664],
    [56, 570],
  ],
};

/** One plot and four arguments for hunger, not disease; the advice in the largest type. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const values = numbers(picture, [0.3, 0.4]);
  return (
    <Board client={client} ground={paper}>
      <Words x={56} y={36} size={56} head={client} color={ink}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        <PlantedPlot plot={PLOT} name="why" crop="#3f8a34" turn={24} step={20} />
        <clipPath id="why-plot">
          <path d={pathOf(PLOT.outline)} />
        </clipPath>
        <g clipPath="url(#why-plot)">
          <path d="M40 120H392L296 306L220 400L172 690H40Z" fill="#ece79a" opacity={0.78} />
        </g>
      </Drawing>
      <Drawing width={1280} height={960}>
        <path d="M40 250C120 330 60 520 96 700" fill="none" stroke="#5b8fc0" strokeWidth={22} />
        <path
          d="M376 146L284 300L212 394L168 580"
          fill="none"
          stroke={accent}
          strokeWidth={10}
          strokeDasharray="22 12"
        />
      </Drawing>
      {[1, 2].map((index, i) => {
        const [, name = "", figure = ""] = /^(.*) (0\.\d+)$/.exec(say(index)) ?? [];
        return (
          <div key={name}>
            <Words x={640} y={146 + i * 132} size={38} weight={700} color={ink}>
              {name}
            </Words>
            <Words x={1232} y={136 + i * 132} size={48} weight={900} align="right" color={ink}>
              {figure}
            </Words>
            <Block x={640} y={200 + i * 132} width={592} height={44} color="#dfe3c8" />
            <Block
              x={640}
              y={200 + i * 132}
              width={592 * (values[i] ?? 0) * 1.8}
              height={44}
              color={i === 0 ? second : main}
            />
          </div>
        );
      })}
      <Block x={640} y={424} width={592} height={4} color={ink} />
      <Block x={640} y={452} width={64} height={64} color={second} />
      <Block x={640} y={452} width={14} height={64} color="#5b8fc0" />
      <Words x={728} y={460} size={40} weight={700} color={ink}>
        {say(3)}
      </Words>
      <Drawing x={640} y={552} width={80} height={80}>
        {[0, 26, 52].map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <RiceLeaf width={76} height={22} color={main} />
          </g>
        ))}
      </Drawing>
      <Words x={728} y={560} size={40} weight={700} color={ink}>
        {say(4)}
      </Words>
      <Block x={0} y={704} width={1280} height={256} color={ground} />
      <Block x={0} y={704} width={1280} height={16} color={accent} />
      <Words x={56} y={772} size={92} head={client} color={second} leading={1.1}>
        {say(5)}
      </Words>
    </Board>
  );
};
