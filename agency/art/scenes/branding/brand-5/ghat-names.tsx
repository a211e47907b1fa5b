import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { brush, Type } from "./parts.tsx";

/** Six names that grow wider towards the foot, each on its water line; the Bangla name and two measures above. */
export const draw: Draw = (brief, picture) => {
  const { main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lines = [
    { y: 92, size: 50, stretch: 66 },
    { y: 192, size: 76, stretch: 78 },
    { y: 314, size: 100, stretch: 92 },
    { y: 462, size: 128, stretch: 104 },
    { y: 640, size: 146, stretch: 116 },
    { y: 862, size: 168, stretch: 124 },
  ];
  const water = (y: number, wide: number, thick: number) =>
    brush(
      Array.from(
        { length: 41 },
        (_, i) => [48 + (i * wide) / 40, y + thick * 0.5 * Math.sin(i / 3.2)] as const,
      ),
      thick,
    );
  return (
    <Stage ground="#fbfcfa">
      <Drawing width={1280} height={960}>
        {lines.map(({ y, size, stretch }, i) => (
          <g key={y}>
            <path d={water(y + size * 0.3, 180 + i * 200, 4 + i * 3.6)} fill={main} />
            <Type x={46} y={y} size={size} color={main} weight={760} stretch={stretch} tracking={-0.02}>
              {say(i)}
            </Type>
          </g>
        ))}
        <Type x={1236} y={148} size={150} color={main} align="end">
          {say(6)}
        </Type>
        <path
          d={brush(
            Array.from({ length: 11 }, (_, i) => [820 + i * 41, 206] as const),
            14,
          )}
          fill={accent}
        />
        <Type x={1236} y={296} size={54} color={accent} align="end" weight={800}>
          {say(7)}
        </Type>
        <Type x={1236} y={364} size={54} color={accent} align="end" weight={800}>
          {say(8)}
        </Type>
      </Drawing>
    </Stage>
  );
};
