import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bend, Type } from "./parts.tsx";

const [PAGE, HIGH] = [592, 800];
const SIDE = 432;
const [LEFT, TOP] = [80, 104];

/** Spread: the decal with its thirds and four turns at the left; at the right sixteen plates, one laid wrong. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const pale = mix(main, paper, 0.45);
  const table = [0, 1, 1, 0, 2, 3, 1, 2, 3, 0, 2, 1, 1, 3, 0, 2];
  const left = (
    <Drawing width={PAGE} height={HIGH}>
      <path d={`M${LEFT} ${TOP}h${SIDE}v${SIDE}h-${SIDE}z`} fill="#ffffff" stroke={ink} strokeWidth={3} />
      <Bend x={LEFT} y={TOP} size={SIDE} color={main} />
      <path
        d={[1, 2]
          .map(
            (i) =>
              `M${LEFT + (i * SIDE) / 3} ${TOP - 40}V${TOP + SIDE + 16}M${LEFT - 40} ${TOP + (i * SIDE) / 3}H${LEFT + SIDE + 16}`,
          )
          .join("")}
        stroke={accent}
        strokeWidth={3}
        strokeDasharray="12 8"
      />
      <Type x={LEFT + SIDE / 3} y={TOP - 52} size={30} color={accent} align="middle">
        {say(0)}
      </Type>
      <Type x={LEFT + (2 * SIDE) / 3} y={TOP - 52} size={30} color={accent} align="middle">
        {say(1)}
      </Type>
      {[0, 1, 2, 3].map((turn) => (
        <g key={turn}>
          <path d={`M${LEFT + turn * 112} 596h96v96h-96z`} fill="#ffffff" stroke={ink} strokeWidth={2} />
          <Bend x={LEFT + turn * 112} y={596} size={96} turn={turn} color={main} />
          <Type x={LEFT + turn * 112 + 48} y={732} size={26} color={ink} align="middle">
            {say(2 + turn)}
          </Type>
        </g>
      ))}
    </Drawing>
  );
  const right = (
    <Drawing width={PAGE} height={HIGH}>
      <path d="M0 0H592V592H0z" fill={second} />
      {table.map((turn, i) => {
        const [x, y] = [28 + (i % 4) * 136, 24 + Math.floor(i / 4) * 136];
        const wrong = i === 6;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place
          <g key={i}>
            <path d={`M${x} ${y}h132v132h-132z`} fill="#ffffff" />
            <Bend
              x={x}
              y={y}
              size={132}
              turn={turn}
              color={wrong ? accent : main}
              thin={wrong ? accent : pale}
            />
          </g>
        );
      })}
      <path d="M296 156H440V300H296z" fill="none" stroke={accent} strokeWidth={8} />
      <Type x={28} y={660} size={44} color={main}>
        {say(6)}
      </Type>
      <path d="M30 708l14 16l28-34" fill="none" stroke={accent} strokeWidth={9} />
      <Type x={92} y={726} size={36} color={accent}>
        {say(7)}
      </Type>
    </Drawing>
  );
  return (
    <Stage ground="#c8a77a">
      <Block x={0} y={0} width={1280} height={960} color="#c8a77a" />
      <Drawing width={1280} height={960} crisp>
        <path d="M0 236H1280M0 476H1280M0 716H1280" stroke="#a98656" strokeWidth={4} />
      </Drawing>
      <Spread x={48} y={80} pageWidth={PAGE} height={HIGH} color={paper} left={left} right={right} />
    </Stage>
  );
};
