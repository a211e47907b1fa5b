import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";
import { Lesion, RiceLeaf } from "./leaf.tsx";

const lesions = [
  { x: 300, y: 96, long: 128, wide: 40, spot: false },
  { x: 600, y: 176, long: 110, wide: 36, spot: false },
  { x: 860, y: 120, long: 44, wide: 36, spot: true },
] as const;

function outline({ x, y, long, wide, spot }: (typeof lesions)[number]): (readonly [number, number])[] {
  const around = spot ? 10 : 12;
  return Array.from({ length: around }, (_, i) => {
    const angle = (i / around) * Math.PI * 2;
    const wobble = 1.12 + 0.08 * Math.sin(i * 2.3);
    return [
      x + Math.cos(angle) * long * wobble,
      y + Math.sin(angle) * wide * wobble * (spot ? 1 : 1 - 0.3 * Math.abs(Math.cos(angle))),
    ] as const;
  });
}

/** One rice leaf across the picture with three lesions outlined point by point, and who agreed. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tints = ["#ffffff", "#ffffff", accent];
  return (
    <Board client={client} ground={second}>
      <Drawing width={1280} height={960}>
        <g transform="translate(-90 700) rotate(-30)">
          <RiceLeaf width={1240} height={270} color={main} />
          {lesions.map((lesion) => (
            <Lesion key={lesion.x} {...lesion} />
          ))}
          {lesions.map((lesion, i) => {
            const points = outline(lesion);
            return (
              <g key={lesion.x}>
                <path
                  d={`M${points.map((point) => point.join(" ")).join("L")}Z`}
                  fill={tints[i] ?? paper}
                  fillOpacity={0.16}
                  stroke={tints[i] ?? paper}
                  strokeWidth={6}
                />
                {points.map(([x, y]) => (
                  <rect
                    key={`${x}`}
                    x={x - 8}
                    y={y - 8}
                    width={16}
                    height={16}
                    fill={tints[i] ?? paper}
                    stroke={ink}
                    strokeWidth={3}
                  />
                ))}
              </g>
            );
          })}
        </g>
      </Drawing>
      <Words x={48} y={40} size={64} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={48} y={120} size={40} weight={600} color={ink}>
        {say(6)}
      </Words>
      {[
        [212, 628, 1],
        [558, 548, 2],
        [772, 272, 3],
      ].map(([x = 0, y = 0, n = 0]) => (
        <At
          key={n}
          x={x}
          y={y}
          width={56}
          height={56}
          style={{ background: n === 3 ? accent : ink, color: n === 3 ? ink : paper }}
        >
          <Words x={28} y={7} size={36} weight={900} align="center">
            {say(n).split(" ")[1]?.replace(",", "") ?? ""}
          </Words>
        </At>
      ))}
      <At
        x={808}
        y={456}
        width={424}
        height={456}
        style={{ background: paper, color: ink, ...hardShadow(16, ground) }}
      >
        {[1, 2, 3].map((index, i) => {
          const [lesion = "", name = ""] = say(index).split(", ");
          return (
            <div key={lesion}>
              <Block x={28} y={32 + i * 88} width={20} height={64} color={i === 2 ? accent : main} />
              <Words x={68} y={20 + i * 88} size={33} weight={500}>
                {lesion}
              </Words>
              <Words x={68} y={54 + i * 88} size={42} weight={800}>
                {name}
              </Words>
            </div>
          );
        })}
        <Block x={28} y={304} width={368} height={4} color={ink} />
        <Words x={28} y={318} size={34} weight={600}>
          {say(4)}
        </Words>
        <Words x={28} y={366} size={52} head={client} color={main}>
          {say(5)}
        </Words>
      </At>
    </Board>
  );
};
