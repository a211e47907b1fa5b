import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Pan } from "./pan.tsx";

const irons = ["#a3a5a6", "#8a8c8d", "#6f7072", "#565758", "#3d3d3e", "#29292a", "#141415"];
const [HEAD, ROW, MIDDLE] = [148, 116, 664];

/** Seven pans down a page from raw grey to black: the step and its temperature at the left, its mistake at the right. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main } = brief.palette;
  return (
    <Canvas ground={paper}>
      <rect width={1280} height={HEAD} fill={main} />
      <Say x={56} y={88} size={60} weight={850} face="Archivo" stretch={92} color={ink}>
        {word(picture, 0)}
      </Say>
      <rect x={824} y={36} width={400} height={76} fill={ink} />
      <Say x={1024} y={86} size={36} weight={700} color={paper} align="middle">
        {word(picture, 1)}
      </Say>
      <rect x={MIDDLE} y={HEAD} width={1280 - MIDDLE} height={960 - HEAD} fill={mix(paper, ink, 0.07)} />
      {irons.map((iron, i) => {
        const y = HEAD + ROW * (i + 0.5);
        const [, number = "", step = "", heat] =
          /^(\d) ([^,]+)(?:, (.*))?$/.exec(word(picture, 2 + i * 2)) ?? [];
        return (
          <g key={iron}>
            {i > 0 && <path d={`M0 ${y - ROW / 2}H1280`} stroke={mix(paper, ink, 0.2)} strokeWidth={3} />}
            <Say x={56} y={y + 22} size={64} weight={900} face="Archivo" stretch={84} color={main}>
              {number}
            </Say>
            <Say x={120} y={y + 12} size={40} weight={700} color={ink}>
              {step}
            </Say>
            {heat && (
              <Say
                x={544}
                y={y + 25}
                size={72}
                weight={900}
                face="Archivo"
                stretch={72}
                color={ink}
                align="end"
              >
                {heat}
              </Say>
            )}
            {i === 2 &&
              [16, 17].map((index, k) => (
                <Say key={index} x={544} y={y - 8 + k * 38} size={34} weight={600} color={ink} align="end">
                  {word(picture, index)}
                </Say>
              ))}
            <Pan cx={MIDDLE} cy={y} r={84} iron={iron} hole={paper} rings={10} light={-50} handle={false} />
            <path d={`M796 ${y - 18}l36 36m0-36l-36 36`} stroke={main} strokeWidth={10} />
            <Say x={856} y={y + 12} size={36} weight={650} color={ink}>
              {word(picture, 3 + i * 2)}
            </Say>
          </g>
        );
      })}
    </Canvas>
  );
};
