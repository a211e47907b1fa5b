import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { numbers, word, wordsFrom } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

const curve = [12, 16, 22, 30, 38, 41, 36, 28, 25, 27, 34, 46, 62, 78, 92, 96, 84, 60, 38];
const tills = [2, 2, 3, 3, 3, 4, 4, 3, 3, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3];

/** The Monday screen: a row per store with its week and the share who bought; one row lies open. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const visitors = numbers(picture, [1]);
  const shares = [say(8), ...wordsFrom(picture, 10)];
  const plot = plotOf([48, 20, 740, 150], curve.length, [0, 100]);
  const rowY = (i: number) => (i === 0 ? 184 : 524 + (i - 1) * 84);
  return (
    <Board client={client} ground={main}>
      <At
        x={72}
        y={48}
        width={1136}
        height={864}
        style={{ background: paper, color: ink, ...hardShadow(16, ground) }}
      >
        <At x={0} y={0} width={1136} height={104} style={{ background: ground }}>
          <At x={32} y={28}>
            {client.mark({ size: 48, color: second, ground })}
          </At>
          <Words x={100} y={28} size={40} color={paper} head={client}>
            {say(0)}
          </Words>
        </At>
        <Words x={324} y={124} size={26} weight={600} color={main}>
          {say(1)}
        </Words>
        <Words x={1096} y={124} size={26} weight={600} color={main} align="right">
          {say(2)}
        </Words>
        {wordsFrom(picture, 3, 8).map((store, i) => {
          const [name = "", count = ""] = store.split(" ");
          const y = rowY(i);
          const week = [0.8, 0.72, 0.7, 0.78, 0.9, 1, 0.6].map(
            (day) => day * (0.86 + random() * 0.14) * ((visitors[i] ?? 1) / 9140),
          );
          return (
            <At
              key={name}
              x={0}
              y={y - 16}
              width={1136}
              height={i === 0 ? 348 : 92}
              style={i === 0 ? { background: "#f6d3dc" } : { borderTop: `2px solid ${"#e3bcc7"}` }}
            >
              <Words x={32} y={24} size={34} weight={800}>
                {name}
              </Words>
              <Words x={324} y={24} size={34} weight={600}>
                {count}
              </Words>
              <Drawing x={500} y={12} width={260} height={64} crisp>
                {week.map((day, d) => (
                  <rect
                    key={day}
                    x={d * 36}
                    y={64 - day * 60}
                    width={28}
                    height={day * 60}
                    fill={d === 5 ? accent : main}
                  />
                ))}
              </Drawing>
              <Words x={1096} y={20} size={40} weight={900} align="right" color={i === 0 ? main : ink}>
                {shares[i] ?? ""}
              </Words>
              {i === 0 && (
                <>
                  <Drawing x={240} y={92} width={860} height={180}>
                    <path d={`${plot.path(curve)}V176H48Z`} fill={second} />
                    <Stroke d={plot.path(curve)} color={ink} width={5} />
                  </Drawing>
                  <Words x={32} y={276} size={26} weight={600}>
                    {say(9)}
                  </Words>
                  <Drawing x={240} y={272} width={860} height={60} crisp>
                    {tills.map((open, t) =>
                      Array.from({ length: open }, (_, k) => k).map((k) => (
                        <rect
                          key={`${plot.x(t)},${k}`}
                          x={plot.x(t) - 16}
                          y={52 - k * 10}
                          width={30}
                          height={7}
                          fill={open > 4 ? accent : main}
                        />
                      )),
                    )}
                  </Drawing>
                </>
              )}
            </At>
          );
        })}
      </At>
    </Board>
  );
};
