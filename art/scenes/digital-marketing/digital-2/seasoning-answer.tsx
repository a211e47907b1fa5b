import type { Draw } from "../../../kit/contract.ts";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Pan } from "./pan.tsx";

const grey = "#d9d7d0";

/** Grey lines in place of a result that is not ours. */
function Other({ y, widths }: { readonly y: number; readonly widths: readonly number[] }) {
  return (
    <g fill={grey}>
      {widths.map((width, i) => (
        <rect key={width} x={168} y={y + i * 34} width={width} height={i === 0 ? 22 : 14} />
      ))}
    </g>
  );
}

/** A plain page of results: the query, a grey first place, Korai's manual in second with four of its steps. */
export const draw: Draw = (brief, picture) => {
  const { ink, main, accent } = brief.palette;
  const steps = wordsFrom(picture, 4, 8);
  return (
    <Canvas ground="#ffffff">
      <rect x={168} y={56} width={944} height={88} fill="#ffffff" stroke={ink} strokeWidth={4} />
      <Say x={200} y={114} size={40} weight={500} color={ink}>
        {word(picture, 0)}
      </Say>
      <path
        d="M1048 90a18 18 0 1 0 .1 0M1061 121l18 18"
        fill="none"
        stroke={ink}
        strokeWidth={7}
        transform="translate(0 -6)"
      />
      <path d="M0 184H1280" stroke={grey} strokeWidth={3} />
      <Other y={216} widths={[460, 780, 640]} />
      <rect x={0} y={336} width={1280} height={496} fill="#f3efe6" />
      <rect x={0} y={336} width={128} height={496} fill={main} />
      <Say x={64} y={640} size={184} weight={900} face="Archivo" stretch={90} color={ink} align="middle">
        {word(picture, 1)}
      </Say>
      <Say x={168} y={392} size={26} weight={500} color="#55585a">
        {word(picture, 3)}
      </Say>
      <Say x={168} y={452} size={48} weight={700} color="#1a3fae">
        {word(picture, 2)}
      </Say>
      <path d="M168 476H1112" stroke={ink} strokeWidth={3} />
      {steps.map((step, i) => {
        const x = 168 + i * 240;
        const [, number = "", text = ""] = /^(\d) (.*)$/.exec(step) ?? [];
        const iron = ["#8c8f91", "#77797b", "#565859", "#2a2a2b"][i] ?? ink;
        return (
          <g key={step}>
            <rect x={x} y={500} width={224} height={304} fill="#ffffff" />
            <clipPath id={`step${i}`}>
              <rect x={x} y={500} width={224} height={168} />
            </clipPath>
            <rect x={x} y={500} width={224} height={168} fill={i === 3 ? main : i === 2 ? accent : grey} />
            <g clipPath={`url(#step${i})`}>
              <Pan cx={x + 92} cy={600} r={76} iron={iron} hole="#ffffff" turn={-34} rings={7} />
              {i === 0 && (
                <path
                  d={`M${x + 120} 500v70M${x + 96} 500v50M${x + 72} 500v70`}
                  stroke="#5fa3d8"
                  strokeWidth={10}
                />
              )}
              {i === 3 && (
                <path
                  d={`M${x + 8} 514h208M${x + 8} 532h208M${x + 8} 654h208`}
                  stroke={ink}
                  strokeWidth={6}
                />
              )}
              {i === 2 && (
                <path
                  d={`M${x + 92} 560c-20 28-24 40-24 50a24 24 0 0 0 48 0c0-10-4-22-24-50z`}
                  fill={accent}
                />
              )}
              {i === 1 && (
                <path
                  d={`M${x + 60} 650c-18-24 18-40 0-66M${x + 92} 650c-18-24 18-40 0-66M${x + 124} 650c-18-24 18-40 0-66`}
                  fill="none"
                  stroke={accent}
                  strokeWidth={8}
                />
              )}
            </g>
            <Say x={x + 16} y={738} size={56} weight={900} face="Archivo" color={main}>
              {number}
            </Say>
            <Say x={x + 60} y={714} size={26} weight={650} color={ink} max={12} leading={1.15}>
              {text}
            </Say>
          </g>
        );
      })}
      <Other y={868} widths={[520, 820]} />
    </Canvas>
  );
};
