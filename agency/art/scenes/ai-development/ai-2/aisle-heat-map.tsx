import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { warmth } from "./parts.tsx";

const places = [360, 572, 784, 996] as const;

/** Dwell time on one aisle before and after the lentils moved next to the rice. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const plans = [
    {
      y: 168,
      weeks: say(1),
      dwell: say(6),
      names: [say(3), "", say(5), say(4)],
      warm: [
        [4, 0.5],
        [36, 0.42],
      ],
    },
    {
      y: 568,
      weeks: say(2),
      dwell: say(7),
      names: [say(3), say(4), say(5), ""],
      warm: [
        [5, 0.95],
        [14, 0.9],
      ],
    },
  ] as const;
  return (
    <Board client={client} ground={paper}>
      <Words x={56} y={40} size={52} head={client} color={ink}>
        {say(0)}
      </Words>
      {plans.map(({ y, weeks, dwell, names, warm }, plan) => {
        const [label = "", ...figure] = dwell.split(" ");
        return (
          <div key={y}>
            <Words x={56} y={y + 8} size={28} weight={600} color={main} width={240}>
              {weeks}
            </Words>
            <Words x={56} y={y + 112} size={30} weight={600} color={ink}>
              {label}{" "}
              <span style={{ display: "block", fontSize: 96, fontWeight: 900, lineHeight: 1 }}>
                {figure.join(" ")}
              </span>
            </Words>
            <Drawing width={1280} height={960} crisp>
              {Array.from({ length: 42 * 8 }, (_, i) => i).map((i) => {
                const [column, row] = [i % 42, Math.floor(i / 42)];
                const heat = warm.reduce(
                  (sum, [at, strength]) =>
                    sum + strength * Math.exp(-((column - at) ** 2) / (plan === 0 ? 18 : 34) - row ** 2 / 40),
                  0.04,
                );
                const tone = heat > 0.62 ? 1 : heat > 0.3 ? 0.55 : heat > 0.15 ? 0.3 : 0;
                return tone > 0 ? (
                  <rect
                    key={i}
                    x={360 + column * 20}
                    y={y + 108 + row * 20}
                    width={16}
                    height={16}
                    fill={tone === 1 ? second : warmth(tone)}
                  />
                ) : (
                  <rect
                    key={i}
                    x={360 + column * 20}
                    y={y + 108 + row * 20}
                    width={16}
                    height={16}
                    fill="#f3dbe1"
                  />
                );
              })}
            </Drawing>
            {places.map((x, i) => {
              const name = names[i] ?? "";
              const lentils = name === say(4);
              return (
                <Field
                  key={x}
                  x={x}
                  y={y}
                  width={204}
                  height={96}
                  size={34}
                  weight={900}
                  ground={lentils ? main : ground}
                  color={paper}
                >
                  {name}
                </Field>
              );
            })}
            <Block x={360} y={y + 276} width={840} height={44} color={ground} />
          </div>
        );
      })}
      <Drawing width={1280} height={960}>
        <Stroke d="M1098 264V508H674V552" color={main} width={12} join="miter" />
        <path d="M674 566l-26-34h52z" fill={main} />
      </Drawing>
    </Board>
  );
};
