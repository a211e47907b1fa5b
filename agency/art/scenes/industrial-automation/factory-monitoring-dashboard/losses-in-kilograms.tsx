import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times } from "../parts.tsx";

const [LEFT, PITCH, WIDE, HIGH, SIZE] = [42, 46, 42, 84, 58] as const;
const rows = [152, 356, 472, 588, 704] as const;

/** A departure board of present losses: the heaviest is amber, two lines stay empty. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const flap = "#24313a";
  const spacing = PITCH - SIZE * 0.6;
  const line = (text: string, column: number, y: number, color: string) => (
    <text
      x={LEFT + column * PITCH + (WIDE - SIZE * 0.6) / 2}
      y={y + 62}
      fill={color}
      fontSize={SIZE}
      fontWeight={700}
      letterSpacing={spacing}
    >
      {text}
    </text>
  );
  return (
    <Stage ground="#080d11">
      <Ink client={client}>
        <Say at={[LEFT, 92]} size={56} weight={800} color={paper}>
          {say(0)}
        </Say>
        {rows.map((y, row) => {
          const text = row < 3 ? say(1 + row) : "";
          const [figure = "", name = ""] = [
            text.match(/[\d.]+ kg\/h$/)?.[0],
            text.replace(/ [\d.]+ kg\/h$/, ""),
          ];
          return (
            <g key={y}>
              {times(26).map((i) => (
                <Box
                  key={i}
                  at={[LEFT + i * PITCH, y, WIDE, HIGH]}
                  fill={row === 0 && i > 16 ? accent : row === 1 && i > 18 ? "#43545f" : flap}
                />
              ))}
              {line(name, 0, y, row === 0 ? accent : paper)}
              {line(figure, 26 - figure.length, y, row === 0 ? ink : paper)}
              <Box at={[LEFT, y + HIGH / 2 - 1, 26 * PITCH - 4, 2]} fill="#080d11" />
            </g>
          );
        })}
        <Say at={[LEFT, 292]} size={38} weight={600} color={accent}>
          {say(5)}
        </Say>
        <Say at={[1234, 292]} size={38} weight={600} color={accent} anchor="end">
          {say(4)}
        </Say>
        <Box at={[0, 828, 1280, 132]} fill="#16222c" />
        <Say at={[1234, 922]} size={76} weight={800} color={paper} anchor="end">
          {say(6)}
        </Say>
      </Ink>
    </Stage>
  );
};
