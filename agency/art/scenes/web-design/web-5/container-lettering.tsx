import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Say, Yard } from "./freight.tsx";
import { Stencil, stencilWidth } from "./stencil.tsx";

/** What ISO 6346 makes of the ten characters: letters count from 10 without the multiples of 11. */
const values = [18, 16, 23, 32, 2, 0, 4, 4, 1, 7] as const;

/** Orange steel with the number sprayed on, its check digit boxed; beneath, how the digit is reckoned. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const number = say(0).replaceAll(" ", "");
  return (
    <Yard ground={main} ink={ink}>
      <Drawing width={1280} height={640} crisp>
        {Array.from({ length: 20 }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a rib is its place
            key={i}
            d={`M${i * 64 + 44} 0h20v640h-20z`}
            fill="#ea5c08"
          />
        ))}
      </Drawing>
      <Stencil
        text={say(0)}
        height={(160 * 1132) / stencilWidth(say(0), 160)}
        color={ink}
        x={64}
        y={88}
        boxed
      />
      <Stencil text={say(3)} height={104} color={ink} x={64} y={312} />
      <Stencil text={say(2)} height={104} color={ink} x={432} y={312} />
      <Say x={64} y={480} size={60} head>
        {say(6)}
      </Say>
      <Say x={1044} y={276} size={30} weight={700}>
        {say(4)}
      </Say>
      <Drawing width={1280} height={640}>
        <path d="M1124 268V252" stroke={ink} strokeWidth={5} />
      </Drawing>
      <Stencil text={say(1)} height={44} color={ink} x={800} y={360} boxed />
      <Stencil text={say(1)} height={24} color={ink} x={800} y={444} boxed />
      <Stencil text={say(1)} height={16} color={ink} x={800} y={504} boxed />
      <At x={0} y={600} width={1280} height={360} style={{ background: ink, color: paper }}>
        <Drawing width={1280} height={360}>
          {values.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place
            <g key={i} transform={`translate(${64 + i * 116} 0)`}>
              <rect x={0} y={116} width={104} height={104} fill="#2b3038" />
              <text x={52} y={154} textAnchor="middle" fill={paper} {...svgFont(28, 600)}>
                {value}
              </text>
              <text x={52} y={200} textAnchor="middle" fill={accent} {...svgFont(28, 600)}>
                {`× ${2 ** i}`}
              </text>
            </g>
          ))}
        </Drawing>
        {[...number.slice(0, 10)].map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place
          <At key={i} x={64 + i * 116} y={40} width={104}>
            <Stencil text={letter} height={52} color={paper} x={36} y={4} />
          </At>
        ))}
        <Block x={64} y={244} width={1148} height={4} color={paper} />
        <Say x={64} y={270} size={40} weight={700}>
          {say(5)}
        </Say>
        <Say x={700} y={270} size={40} weight={700} color={main} width={512} align="right">
          {say(7)}
        </Say>
      </At>
    </Yard>
  );
};
