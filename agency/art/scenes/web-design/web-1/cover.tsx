import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";
import { Handset, LotPage } from "./lot-page.tsx";
import { Bowl, BowlShadow, Leaves, liquors } from "./tea.tsx";

const bowls = [
  [96, 130],
  [356, 96],
  [936, 116],
  [1188, 176],
  [128, 452],
  [1136, 500],
  [64, 780],
  [330, 850],
  [968, 846],
  [1236, 806],
] as const;

/** A phone with lot 2217 between the bowls of a tasting table, in hard morning light from the upper left. */
export const draw: Draw = (brief, picture) => (
  <Stage ground={brief.palette.ground}>
    <Drawing width={1280} height={960}>
      <path d="M0 300H1280M0 640H1280M420 0V960M860 0V960" stroke="#b3c2aa" strokeWidth={6} />
      {bowls.map(([x, y], i) => (
        <BowlShadow key={x} x={x} y={y} r={i % 3 ? 124 : 112} />
      ))}
      {bowls.map(([x, y], i) => (
        <Bowl key={x} x={x} y={y} r={i % 3 ? 124 : 112} liquor={liquors[(i * 5) % 6] ?? liquors[0]} />
      ))}
      <Leaves x={360} y={470} r={88} seed={4} />
      <Leaves x={930} y={330} r={54} seed={9} />
    </Drawing>
    <Grain width={1280} height={960} amount={0.12} size={1.5} />
    <Handset x={410} y={16} width={432} height={868} turn={-7} shadow="64px 64px 0 rgba(31,47,36,.34)">
      <LotPage width={432} mark="2117" words={wordsFrom(picture, 0, 8)} left={1} />
    </Handset>
  </Stage>
);
