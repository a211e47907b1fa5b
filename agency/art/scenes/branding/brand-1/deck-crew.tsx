import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Cap, LifeVest, Shirt } from "./uniform.tsx";

/** Three uniforms laid out under their caps: master and deck from the front, the ticket seller's from the back. */
export const draw: Draw = (brief, picture) => {
  const { palette } = brief;
  const { ground, paper, main, second, accent } = palette;
  const say = (index: number) => word(picture, index);
  const stripes = [3, 1, 2] as const;
  const shadow = mix(accent, ground, 0.42);
  return (
    <Stage ground={accent}>
      <Block x={427} y={0} width={426} height={744} color={mix(accent, paper, 0.4)} />
      <Drawing width={1280} height={960}>
        {stripes.map((count, index) => {
          const x = 213 + index * 427;
          return (
            <g key={count}>
              <g transform={`translate(${x} 30)`}>
                <Cap palette={palette} shadow={shadow} back={index === 2} />
              </g>
              <g transform={`translate(${x} 208)`}>
                <Shirt palette={palette} shadow={shadow} stripes={count} back={index === 2} />
                {index === 1 && <LifeVest palette={palette} numeral={say(3)} />}
                {index === 2 && (
                  <text x={0} y={244} textAnchor="middle" fill={paper} {...svgFont(50, 900, 88)}>
                    {say(4)}
                  </text>
                )}
              </g>
            </g>
          );
        })}
        <path d="M0 744H1280V960H0z" fill={main} />
        {stripes.map((count, index) => (
          <g key={count}>
            {[0, 1, 2].slice(0, count).map((i) => (
              <rect key={i} x={133 + index * 427} y={776 + i * 18} width={160} height={10} fill={second} />
            ))}
            <text
              x={213 + index * 427}
              y={904}
              textAnchor="middle"
              fill={paper}
              {...svgFont(76, 900, index === 2 ? 84 : 96)}
            >
              {say(index)}
            </text>
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
