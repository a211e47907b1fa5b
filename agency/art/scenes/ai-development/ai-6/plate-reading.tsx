import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** The rating plate on the back of a fridge, read letter by letter with one doubt. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const serial = say(2).split(" ")[1] ?? "";
  const scratches = Array.from(
    { length: 16 },
    () => `M${40 + random() * 760} ${40 + random() * 420}l${30 + random() * 120} ${-20 + random() * 40}`,
  ).join("");
  return (
    <Board client={client} ground="#5f6668">
      <Drawing width={1280} height={960}>
        {Array.from({ length: 15 }, (_, i) => i * 44).map((y) => (
          <path key={y} d={`M0 ${y + 8}H1280`} stroke="#454b4d" strokeWidth={18} />
        ))}
        <path d="M40 0V640M1240 0V640" stroke="#2e3335" strokeWidth={28} />
      </Drawing>
      <At
        x={192}
        y={72}
        width={896}
        height={528}
        turn={-3}
        style={{ background: "#dcdfdc", border: "10px solid #aeb4b1" }}
      >
        <Drawing width={876} height={508}>
          <path d={scratches} stroke="#ffffff" strokeWidth={3} />
          <path d={scratches} transform="translate(3 3)" stroke="#a3a9a6" strokeWidth={2} />
        </Drawing>
        <Words x={40} y={24} size={96} head={client} color={ink}>
          {say(0)}
        </Words>
        <Block x={40} y={140} width={796} height={4} color={ink} />
        <Words x={48} y={172} size={52} weight={700} color={ink} stretch={90}>
          {say(1)}
        </Words>
        <Words x={48} y={268} size={52} weight={700} color={ink} stretch={90}>
          {say(2)}
        </Words>
        <Words x={48} y={364} size={52} weight={700} color={ink} stretch={90}>
          {say(3)}
        </Words>
        <Words x={500} y={364} size={44} weight={500} color="#4a5052" stretch={90}>
          {say(4)}
        </Words>
        <Drawing width={876} height={508}>
          <Stroke d="M36 164h380v80H36z" color={second} width={10} join="miter" />
          <Stroke d="M36 260h520v80H36z" color={main} width={10} join="miter" />
          <Stroke d="M36 356h390v80H36z" color={accent} width={10} join="miter" />
          <path d="M640 176h180v130H640z" fill={ink} />
          <path
            d={Array.from(
              { length: 16 },
              (_, i) => `M${652 + i * 10} 188h${i % 3 === 0 ? 6 : 3}v106h-${i % 3 === 0 ? 6 : 3}z`,
            ).join("")}
            fill="#dcdfdc"
          />
        </Drawing>
        {[
          [16, 16],
          [836, 16],
          [16, 468],
          [836, 468],
        ].map(([x = 0, y = 0]) => (
          <Block key={`${x},${y}`} x={x} y={y} width={24} height={24} color="#8a908d" />
        ))}
      </At>
      <Block x={0} y={640} width={1280} height={320} color={main} />
      {[...serial].map((letter, i) => {
        const doubt = i === 3;
        const x = 36 + i * 122;
        return (
          <Field
            key={x}
            x={x}
            y={680}
            width={112}
            height={144}
            ground={doubt ? second : paper}
            color={ink}
            size={104}
            weight={800}
          >
            {letter}
          </Field>
        );
      })}
      <Block x={36 + 3 * 122} y={836} width={112} height={16} color={ink} />
      <Words x={36 + 3 * 122 + 136} y={852} size={48} weight={800} color={ink}>
        {say(5)}
      </Words>
    </Board>
  );
};
