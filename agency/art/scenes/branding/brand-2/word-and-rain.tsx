import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, round } from "./rain.tsx";

/** The mark alone, white on blue, as wide as the picture; the months stand under their strokes. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, second } = brief.palette;
  const letters = word(picture, 1)
    .split(" ")
    .map((letter, i) => ({ letter, x: 56 + (i + 0.5) * (1168 / 12) }));
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <Mark x={56} y={96} width={1168} color={paper} name={word(picture, 0)} />
        {letters.map(({ letter, x }) => (
          <text key={x} x={x} y={772} textAnchor="middle" fill={second} {...round(40, 700)}>
            {letter}
          </text>
        ))}
        <path d="M56 808H1224" stroke={second} strokeWidth={4} />
        <text x={56} y={876} fill={paper} {...round(44, 600)}>
          {word(picture, 2)}
        </text>
        <text x={1224} y={884} textAnchor="end" fill={paper} {...round(64, 900)}>
          {word(picture, 3)}
        </text>
      </Drawing>
    </Stage>
  );
};
