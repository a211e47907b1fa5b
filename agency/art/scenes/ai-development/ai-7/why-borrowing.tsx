import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** The last eight sums in their order: place in `words`, and whether it was right. */
const slips = [
  { say: 1, ok: false, turn: -3 },
  { say: 10, ok: true, turn: 2 },
  { say: 2, ok: false, turn: 1 },
  { say: 7, ok: false, turn: -2 },
  { say: 3, ok: false, turn: 3 },
  { say: 8, ok: false, turn: -1 },
  { say: 11, ok: true, turn: -3 },
  { say: 9, ok: false, turn: 2 },
] as const;

/** Eight slips of one pupil, the mistake behind six of them in words, and a button to disagree. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={ground} plain>
      <Words x={56} y={32} size={84} head={client} color={main}>
        {say(0)}
      </Words>
      {slips.map(({ say: index, ok, turn }, i) => (
        <At
          key={index}
          x={56 + (i % 4) * 300}
          y={176 + Math.floor(i / 4) * 216}
          width={268}
          height={176}
          turn={turn}
          style={{ background: ok ? second : accent, color: ink, ...hardShadow(8) }}
        >
          <Words x={134} y={40} size={42} weight={800} align="center">
            {say(index)}
          </Words>
          <Glyph name={ok ? "check" : "cross"} size={49} color={ink} x={110} y={108} />
        </At>
      ))}
      <At x={0} y={632} width={1280} height={328} style={{ background: paper, color: ink }}>
        <Words x={56} y={36} size={40} weight={700} color="#b8341a">
          {say(5)}
        </Words>
        <Words x={56} y={92} size={64} head={client} style={{ fontStretch: "86%" }}>
          {say(4)}
        </Words>
        <Field x={56} y={200} width={400} height={88} line={ink} color={ink} size={40} weight={800}>
          {say(6)}
        </Field>
      </At>
    </Board>
  );
};
