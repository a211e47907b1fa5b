import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { signs } from "./icons.tsx";

const chosen = new Map([
  ["mango", 0],
  ["tiger", 1],
  ["boat", 2],
]);

/** Sign-in on the shared tablet: nine pictures, three of them chosen in order. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const art = signs(ink, main, second, accent);
  const order = [...chosen.keys()];
  return (
    <Board client={client} ground={second} plain>
      <At x={64} y={48} width={1152} height={864} style={{ background: ink, ...hardShadow(16, "#4f9384") }}>
        <At x={32} y={32} width={1088} height={800} style={{ background: paper }}>
          <Words x={40} y={32} size={34} weight={700} color={ground}>
            {say(0)}
          </Words>
          <Words
            x={40}
            y={96}
            size={72}
            head={client}
            color={ink}
            width={400}
            leading={1.02}
            style={{ fontStretch: "88%" }}
          >
            {say(1)}
          </Words>
          {order.map((name, i) => (
            <At
              key={name}
              x={40 + i * 132}
              y={432}
              width={120}
              height={120}
              style={{ border: `6px solid ${ground}`, background: "#ffffff" }}
            >
              <Drawing width={108} height={108}>
                <g transform="translate(10 10) scale(.88)">{art.find((sign) => sign.name === name)?.art}</g>
              </Drawing>
              <Words x={-6} y={122} size={34} weight={800} color={ground}>
                {say(2 + i)}
              </Words>
            </At>
          ))}
          <Field x={40} y={656} width={384} height={104} ground={accent} color={ink} size={52} weight={800}>
            {say(5)}
          </Field>
          {art.map(({ name, art: sign }, i) => {
            const place = chosen.get(name);
            return (
              <At
                key={name}
                x={488 + (i % 3) * 192}
                y={40 + Math.floor(i / 3) * 244}
                width={176}
                height={228}
                style={{
                  background: place === undefined ? "#ffffff" : main,
                  border: `6px solid ${place === undefined ? "#e3d4ac" : ground}`,
                }}
              >
                <Drawing x={20} y={44} width={124} height={124}>
                  <g transform="scale(1.24)">
                    {name === "mango" || name === "tiger" ? (
                      <g>{signs(ink, "#ff9a2e", second, accent).find((one) => one.name === name)?.art}</g>
                    ) : (
                      sign
                    )}
                  </g>
                </Drawing>
                {place !== undefined && (
                  <At x={-6} y={-6} width={56} height={56} style={{ background: ground, color: main }}>
                    <Words x={28} y={4} size={38} weight={900} align="center">
                      {say(2 + place)}
                    </Words>
                  </At>
                )}
              </At>
            );
          })}
        </At>
      </At>
    </Board>
  );
};
