import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field } from "../parts.tsx";
import { fieldsCloth } from "./fields.ts";

/** Plots near the Teesta as a patchwork of weaves, with four detections in their boxes. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, accent } = brief.palette;
  const yellow = "#f2cf3b";
  const seeds = Array.from({ length: 42 }, (_, i) => ({
    x: ((i % 7) + 0.5 + (random() - 0.5) * 0.8 + (Math.floor(i / 7) % 2) * 0.3) * 18.3,
    y: (Math.floor(i / 7) + 0.5 + (random() - 0.5) * 0.7) * 16,
    crop: [0, 1, 5, 0, 2, 6, 4, 1, 3, 0, 6, 1, 5, 0, 4, 1, 2, 0][(i * 5) % 18] ?? 0,
  }));
  const boxes = [
    { x: 200, y: 180, w: 256, h: 208, color: yellow, say: 0 },
    { x: 764, y: 156, w: 256, h: 208, color: paper, say: 1 },
    { x: 708, y: 520, w: 248, h: 304, color: accent, say: 2 },
    { x: 188, y: 588, w: 232, h: 260, color: paper, say: 3 },
  ];
  const nitrogen = seeds.map((seed) =>
    Math.hypot(seed.x - 88, seed.y - 65) < 11
      ? { ...seed, crop: 5 }
      : Math.hypot(seed.x - 31, seed.y - 69) < 12
        ? { ...seed, crop: 3 }
        : Math.hypot(seed.x - 90, seed.y - 26) < 12
          ? { ...seed, crop: 0 }
          : seed,
  );
  const cloth = fieldsCloth(128, 96, 10, nitrogen, (y) => [
    58 + Math.sin(y / 15) * 9 - y * 0.06,
    5.5 + Math.sin(y / 9) * 0.8,
  ]);
  return (
    <Board client={client} ground={brief.palette.ground}>
      <Woven x={0} y={0} width={1280} height={960} pixels={cloth} />
      <Drawing width={1280} height={960}>
        {boxes.map(({ x, y, w, h, color }) => (
          <path key={x} d={`M${x} ${y}h${w}v${h}h-${w}z`} fill="none" stroke={color} strokeWidth={12} />
        ))}
      </Drawing>
      {boxes.map(({ x, y, color, say }) => (
        <Field
          key={x}
          x={x - 6}
          y={y - 66}
          width={word(picture, say).length * 19 + 48}
          height={68}
          ground={color}
          color={ink}
          size={36}
          weight={800}
        >
          {word(picture, say)}
        </Field>
      ))}
    </Board>
  );
};
