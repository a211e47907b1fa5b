import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

/** A bed from its side, 48 by 36. Inside a `Drawing`. */
function Bed({
  x,
  y,
  color,
  linen,
}: {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly linen: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h5v36H0zM43 14h5v22h-5zM0 24h48v7H0z" fill={color} />
      <path d="M20 12h23v12H20z" fill={color} />
      <path d="M6 13h13v11H6z" fill={linen} />
    </g>
  );
}

/** A hundred nights as a hundred beds, for two years; the direct ones stand at the bottom and have risen by nine. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Bay ground={accent}>
      <Words x={56} y={40} size={64} color={ink} head={client}>
        {say(0)}
      </Words>
      <Words x={1224} y={56} size={36} weight={600} align="right" color={ink}>
        {say(7)}
      </Words>
      <Drawing width={1280} height={960}>
        {numbers(picture, [38, 47]).map((direct, year) =>
          Array.from({ length: 100 }, (_, i) => i).map((i) => {
            const own = i < direct;
            const won = year === 1 && i >= 38 && own;
            return (
              <Bed
                key={`${year === 0 ? "before" : "after"} ${i}`}
                x={56 + year * 628 + (i % 10) * 54}
                y={728 - Math.floor(i / 10) * 62}
                color={won ? paper : own ? ink : "#c44a3c"}
                linen={won ? ink : own ? ground : "#ef8d80"}
              />
            );
          }),
        )}
        <Stroke d="M600 542H648L664 496H680" color={paper} width={6} />
      </Drawing>
      {[0, 1].map((year) => (
        <div key={year}>
          <Words x={56 + year * 628} y={800} size={116} color={year ? paper : ink} head={client} leading={1}>
            {say(1 + year * 3)}
          </Words>
          <Words x={224 + year * 628} y={816} size={36} weight={700} color={ink}>
            {say(2 + year * 3)}
          </Words>
          <Words x={224 + year * 628} y={860} size={36} weight={500} color={ink}>
            {say(3 + year * 3)}
          </Words>
        </div>
      ))}
      <Field x={1084} y={808} width={140} height={88} ground={paper} color={ink} size={56} weight={800}>
        {say(8)}
      </Field>
    </Bay>
  );
};
