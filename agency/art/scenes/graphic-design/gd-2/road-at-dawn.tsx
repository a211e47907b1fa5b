import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Drawn, Say } from "../say.tsx";
import { Figure, Lozenges } from "./figure.tsx";

const [cream, red, yellow] = ["#f6ecd6", "#d23a1c", "#f4b400"];

/** A person seen from above, with a long dawn shadow and a bucket. */
function Painter(props: {
  readonly x: number;
  readonly y: number;
  readonly shirt: string;
  readonly bucket: string;
}) {
  const { x, y, shirt, bucket } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-6L-96 26L-96 40L0 10Z" fill="rgba(20,12,30,.35)" />
      <ellipse rx={14} ry={24} fill={shirt} />
      <circle r={11} fill="#1d0f0a" />
      <circle cx={24} cy={20} r={12} fill="#2a2d35" />
      <circle cx={24} cy={20} r={8} fill={bucket} />
    </g>
  );
}

/** A road from above at first light, painted from kerb to kerb; at its end volunteers work along strings. */
export const draw: Draw = (_brief, picture) => {
  const random = mulberry32(14);
  const say = (index: number) => word(picture, index);
  const cell = 10;
  const figures = wordsFrom(picture, 0, 4);
  return (
    <Stage ground="#4c5a3c">
      <At x={-120} y={-60} width={1560} height={1100} turn={-7}>
        <Block x={0} y={0} width={1560} height={1100} color="#5d6d45" />
        <Block x={0} y={228} width={1560} height={644} color="#c9b899" />
        <Block x={0} y={268} width={1560} height={564} color="#4a4a55" />
        <Drawing width={1560} height={1100}>
          <Lozenges
            x={0}
            y={276}
            width={1198}
            height={548}
            cell={11}
            color={red}
            ground={cream}
            core={yellow}
          />
          {figures.map((figure, i) => {
            const x = 190 + i * 256;
            return (
              <g key={figure}>
                <rect x={x - 24} y={332} width={256} height={436} fill={i % 2 ? red : yellow} />
                <Figure figure={figure} x={x - 16} y={370} cell={cell} color={i % 2 ? cream : "#8c1c0a"} />
              </g>
            );
          })}
          <path
            d={`${Array.from({ length: 8 }, (_, i) => `M${1216 + i * 44} 276V824`).join("")}${Array.from({ length: 13 }, (_, i) => `M1198 ${280 + i * 44}H1560`).join("")}`}
            stroke={cream}
            strokeWidth={2}
          />
          <Lozenges x={1198} y={276} width={66} height={548} cell={11} color={red} />
          {[
            [1262, 350, cream, red],
            [1318, 440, "#d23a1c", yellow],
            [1246, 530, cream, cream],
            [1346, 596, "#f4b400", red],
            [1268, 690, "#f6ecd6", red],
            [1330, 768, "#8fb3d9", yellow],
            [1226, 626, "#d23a1c", cream],
          ].map(([x, y, shirt, bucket]) => (
            <Painter
              key={`${x},${y}`}
              x={Number(x)}
              y={Number(y)}
              shirt={String(shirt)}
              bucket={String(bucket)}
            />
          ))}
          {Array.from({ length: 22 }, (_, i) => {
            const top = i % 2 === 0;
            const [x, r] = [i * 74 + random() * 30, 56 + random() * 46];
            const y = top ? 90 + random() * 70 : 960 + random() * 70;
            return (
              <g key={x}>
                <circle cx={x - 30} cy={y + 18} r={r} fill="rgba(15,25,20,.4)" />
                <circle cx={x} cy={y} r={r} fill={i % 3 ? "#2f5a38" : "#3d6f42"} />
                <circle cx={x + r * 0.3} cy={y - r * 0.3} r={r * 0.5} fill={i % 3 ? "#3f7446" : "#548a50"} />
              </g>
            );
          })}
          <path d="M98 860H1240M98 848v24M1240 848v24" stroke="#1d0f0a" strokeWidth={4} />
          <rect x={590} y={836} width={150} height={50} fill="#1d0f0a" />
        </Drawing>
        <Say
          x={665}
          y={840}
          size={40}
          stretch={100}
          family="Archivo"
          weight={700}
          color={cream}
          align="center"
        >
          {say(4)}
        </Say>
      </At>
      {figures.map((figure) => (
        <Drawn key={figure}>{figure}</Drawn>
      ))}
    </Stage>
  );
};
