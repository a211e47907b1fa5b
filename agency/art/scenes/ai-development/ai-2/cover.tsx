import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { heatCloth } from "./parts.tsx";

const columns = [96, 320, 544, 768, 992] as const;
const rows = [112, 312, 512, 712] as const;

/** Warm places of the floor: column, row, reach in cells, warmth. */
const warm = [
  [11, 15, 7, 1],
  [19, 15, 5, 0.7],
  [18, 28, 7, 0.55],
  [32, 28, 6, 0.4],
  [46, 34, 7, 0.6],
  [62, 41, 8, 0.5],
  [76, 52, 8, 0.85],
  [74, 30, 6, 0.35],
  [58, 16, 7, 0.42],
  [44, 4, 6, 0.3],
] as const;

/** The floor of a supermarket woven in its warmth, the shelves left dark, one shopper's way to the rice. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const floor = heatCloth(80, 60, 16, (x, y) =>
    Math.min(
      1,
      warm.reduce(
        (sum, [cx, cy, reach, heat]) =>
          sum + 1.2 * heat * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach ** 2)),
        0.05,
      ),
    ),
  );
  return (
    <Board client={client} ground={ground}>
      <Woven x={0} y={0} width={1280} height={960} pixels={floor} />
      {rows.map((y) =>
        columns.map((x) => <Block key={`${x},${y}`} x={x} y={y} width={160} height={88} color={ground} />),
      )}
      <Block x={96} y={112} width={160} height={88} color={paper} />
      <Words x={176} y={128} size={44} align="center" color={ink} head={client}>
        {say(4)}
      </Words>
      <Block x={320} y={112} width={160} height={88} color={paper} />
      <Words x={400} y={128} size={44} align="center" color={main} head={client}>
        {say(5)}
      </Words>
      <Drawing width={1280} height={960}>
        <Stroke
          d="M1216 868V656H736V456H288V256H176V210"
          color="#ffffff"
          width={14}
          dash="30 18"
          join="miter"
        />
        <path d="M176 196l26 40h-52z" fill="#ffffff" />
      </Drawing>
      <Block x={1136} y={872} width={144} height={88} color={paper} />
      <Words x={1208} y={888} size={44} align="center" color={ink} head={client}>
        {say(3)}
      </Words>
      <At
        x={176}
        y={536}
        width={608}
        height={328}
        style={{ background: paper, color: ink, ...hardShadow(16, "#12020a") }}
      >
        <Block x={0} y={0} width={608} height={16} color={second} />
        <Words x={28} y={28} size={208} leading={1} color={main} head={client}>
          {say(0)}
        </Words>
        <Words x={36} y={226} size={34} weight={800}>
          {say(1)}
        </Words>
        <Words x={36} y={270} size={30}>
          {say(2)}
        </Words>
      </At>
    </Board>
  );
};
