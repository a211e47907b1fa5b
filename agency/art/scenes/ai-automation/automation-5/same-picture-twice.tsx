import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bumper, T, upTo } from "./parts.tsx";

/** The 64 bits of a photograph's hash as eight by eight cells; the bits that differ in the client's orange. */
function Hash(props: {
  x: number;
  y: number;
  on: string;
  off: string;
  differ: readonly number[];
  mark: string;
  seed: number;
}) {
  const { x, y, on, off, differ, mark, seed } = props;
  return (
    <Drawing x={x} y={y} width={96} height={96} crisp>
      {upTo(64).map((i) => {
        const set = ((i * 37 + seed * 11 + ((i * i) % 7)) >> 1) % 2 === 0;
        return (
          <rect
            key={i}
            x={(i % 8) * 12}
            y={Math.floor(i / 8) * 12}
            width={11}
            height={11}
            fill={differ.includes(i) ? mark : set ? on : off}
          />
        );
      })}
    </Drawing>
  );
}

/** Two pairs of photographs that are nearly one: a dent claimed twice, and a garage's sample. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const pairs = [
    {
      y: 128,
      body: "#b8862f",
      sky: "#c9d3c0",
      shift: 14,
      bits: [9, 21, 38, 52],
      distance: 3,
      finding: 4,
      seed: 1,
      doubt: true,
    },
    {
      y: 544,
      body: "#9aa19b",
      sky: "#e8e4cf",
      shift: 5,
      bits: [26, 45],
      distance: 5,
      finding: 6,
      seed: 4,
      doubt: false,
    },
  ];
  return (
    <Stage ground={ink}>
      <T x={56} y={32} size={64} weight={800} head color={paper}>
        {say(0)}
      </T>
      {pairs.map(({ y, body, sky, shift, bits, distance, finding, seed, doubt }, pair) => (
        <At key={y} x={0} y={y} width={1280} height={400}>
          {upTo(2).map((i) => (
            <At
              key={i}
              x={56 + i * 424}
              y={0}
              width={400}
              height={384}
              style={{ background: paper, ...hardShadow(8, "#0f110a") }}
            >
              <Drawing width={400} height={384}>
                <Bumper
                  id={`p${pair}${i}`}
                  x={16}
                  y={16}
                  scale={0.6133}
                  body={body}
                  sky={i ? sky : "#dfe3c8"}
                  ink={ink}
                  shift={i * shift}
                />
              </Drawing>
              <Hash x={16} y={274} on={ink} off={second} mark={accent} differ={i ? bits : []} seed={seed} />
              <T x={132} y={304} size={40} weight={800} head color={ink}>
                {say((doubt ? 1 : 7) + i)}
              </T>
            </At>
          ))}
          <At x={904} y={0} width={376} height={384} style={{ background: doubt ? accent : main }}>
            <T x={28} y={24} size={132} weight={900} head color={ink}>
              {say(distance).split(" ")[0] ?? ""}
            </T>
            <T x={28} y={176} size={34} weight={700} head color={ink}>
              {say(distance).split(" ").slice(1).join(" ")}
            </T>
            <Block x={28} y={236} width={320} height={4} color={ink} />
            {say(finding)
              .split(/(?<=,) /)
              .map((line, i) => (
                <T key={line} x={28} y={260 + i * 48} size={40} weight={800} head color={ink}>
                  {line}
                </T>
              ))}
          </At>
        </At>
      ))}
    </Stage>
  );
};
