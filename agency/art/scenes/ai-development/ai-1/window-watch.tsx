import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Tag, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

/** Sixteen weeks of arrivals inside their window; two dips below the alarm, a knot at each retraining. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shares = numbers(picture, [90]);
  const plot = plotOf([88, 190, 1000, 610], shares.length, [66, 96]);
  const low = shares.map((share, i) => ({ share, i })).filter(({ share }) => share < 85);
  return (
    <Board client={client} ground={ground}>
      <Words x={56} y={48} size={46} head={client} color={paper}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        <Stroke d={`M88 ${plot.y(90)}H1120`} color={main} width={4} dash="24 12" />
        <Stroke d={`M88 ${plot.y(85)}H1120`} color={accent} width={5} dash="5 9" />
        <Stroke d="M88 840H1120" color="#5f676a" width={3} />
        {shares.map((share, i) => (
          <path
            key={plot.x(i)}
            d={`M${plot.x(i)} ${plot.y(share)}V840`}
            stroke={share < 85 ? accent : "#2b3034"}
            strokeWidth={share < 85 ? 20 : 8}
          />
        ))}
        <Stroke d={plot.path(shares)} color={paper} width={9} join="miter" />
        {low.map(({ share, i }) => (
          <rect key={i} x={plot.x(i) - 13} y={plot.y(share) - 13} width={26} height={26} fill={accent} />
        ))}
        {[10, 14].map((i) => (
          <g key={i}>
            <rect x={plot.x(i) - 18} y={plot.y(shares[i] ?? 90) - 18} width={36} height={36} fill={second} />
            <rect x={plot.x(i) - 7} y={plot.y(shares[i] ?? 90) - 7} width={14} height={14} fill={ground} />
          </g>
        ))}
      </Drawing>
      <Words x={1136} y={plot.y(90) - 16} size={24} weight={700} color={main}>
        {say(1)}
      </Words>
      <Words x={1136} y={plot.y(85) - 16} size={24} weight={700} color={accent}>
        {say(2)}
      </Words>
      <Tag x={420} y={648} title={say(3)} ground={accent} color={ink} size={32} shadow={0} />
      <Tag x={872} y={728} title={say(4)} ground={accent} color={ink} size={32} shadow={0} />
      <Words x={plot.x(10)} y={150} size={28} weight={700} align="center" color="#93a5ff">
        {say(5)}
      </Words>
      <Drawing width={1280} height={960}>
        <Stroke d={`M${plot.x(10)} 190V${plot.y(90) - 30}`} color="#93a5ff" width={3} />
      </Drawing>
      <Words x={88} y={860} size={28} weight={600} color={paper}>
        {say(6)}
      </Words>
      <Words x={plot.x(15)} y={860} size={28} weight={600} align="right" color={paper}>
        {say(7)}
      </Words>
    </Board>
  );
};
