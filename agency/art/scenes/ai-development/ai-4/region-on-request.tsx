import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Board, Field, Words } from "../parts.tsx";
import { ChestFilm } from "./film.tsx";

/** Cells of the region in three tones, strongest in the middle. */
function region(): { x: number; y: number; tone: number }[] {
  const random = mulberry32(11);
  return Array.from({ length: 144 }, (_, i) => {
    const [c, r] = [i % 12, Math.floor(i / 12)];
    const far = Math.hypot(c - 5.2, r - 5.8) + random() * 1.4;
    return { x: c * 14, y: r * 14, tone: far < 2.6 ? 3 : far < 4.4 ? 2 : far < 6 ? 1 : 0 };
  }).filter(({ tone }) => tone > 0);
}

/** The same film untouched and, after the key, with its region in three woven tones; then her answer. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tones = ["#8a6a3c", "#cda14a", accent];
  return (
    <Board client={client} ground={paper}>
      {[0, 1].map((view) => (
        <At
          key={view}
          x={48 + view * 608}
          y={104}
          width={576}
          height={592}
          clip
          style={{ background: ground }}
        >
          <Drawing width={576} height={592}>
            <ChestFilm x={24} y={0} scale={0.88} thread="#cfe0e8" faint={main} fine={2} width={5} />
            {view === 1 &&
              region().map(({ x, y, tone }) => (
                <rect
                  key={`${x},${y}`}
                  x={116 + x}
                  y={130 + y}
                  width={12}
                  height={12}
                  fill={tones[tone - 1] ?? accent}
                />
              ))}
          </Drawing>
        </At>
      ))}
      <Words x={48} y={32} size={48} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={656} y={32} size={48} head={client} color={ink}>
        {say(1)}
      </Words>
      <Field x={1144} y={28} width={88} height={60} ground={accent} color={ink} size={40} weight={800}>
        {say(1).slice(-1)}
      </Field>
      <Words x={656} y={712} size={32} color={ink}>
        {say(2)}
      </Words>
      <Field x={656} y={776} width={280} height={88} ground={main} color={paper} size={38} weight={700}>
        {say(3)}
      </Field>
      <Field x={952} y={776} width={280} height={88} line={main} color={ink} size={38} weight={700}>
        {say(4)}
      </Field>
      <Block x={656} y={920} width={576} height={4} color={ink} />
      <Block x={664} y={884} width={4} height={28} color={second} />
      <Words x={48} y={744} size={84} head={client} color={main} width={560} leading={1.05}>
        {say(5)}
      </Words>
    </Board>
  );
};
