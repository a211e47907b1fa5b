import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Canvas, Say } from "../letters.tsx";
import { Pan } from "./pan.tsx";

const [SIDE, HIGH] = [160, 152];
const tables = ["#c98f5a", "#dfe5e4", "#7fa3a8", "#f3efe6", "#8f5b38", "#e8c9a0", "#3c4a4e", "#b9c4a6"];
const failed = new Set([6, 11, 20, 29, 34]);

/** What lies under a pan: boards, tiles, a checked cloth or a hob. */
function Table({ kind, color }: { readonly kind: number; readonly color: string }) {
  const line = mix(color, "#000000", 0.14);
  const lines = [
    "M0 40H160M0 92H160M0 132H160",
    "M53 0V152M107 0V152M0 50H160M0 101H160",
    "M20 0V152M60 0V152M100 0V152M140 0V152",
    "M30 76H130M80 26V126",
  ];
  return (
    <>
      <rect width={SIDE} height={HIGH} fill={color} />
      <path d={lines[kind]} stroke={line} strokeWidth={kind === 2 ? 20 : 5} />
    </>
  );
}

/** Forty pans from above in forty kitchens after eight weeks; five have failed and are ringed. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, main, accent } = brief.palette;
  const random = mulberry32(40);
  return (
    <Canvas ground={ground}>
      {Array.from({ length: 40 }, (_, i) => {
        const [column, row] = [i % 8, Math.floor(i / 8)];
        const bad = failed.has(i);
        const iron = bad ? "#5c3a26" : mix("#111112", "#4a4b4c", random() * 0.6);
        const color = tables[Math.floor(random() * 8)] ?? "#dfe5e4";
        const turn = Math.floor(random() * 8) * 45 + 20;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kitchen is its place
          <g key={i} transform={`translate(${column * SIDE} ${row * HIGH})`}>
            <clipPath id={`k${i}`}>
              <rect width={SIDE} height={HIGH} />
            </clipPath>
            <g clipPath={`url(#k${i})`}>
              <Table kind={Math.floor(random() * 4)} color={color} />
              <Pan
                cx={80}
                cy={76}
                r={54}
                iron={iron}
                hole={color}
                turn={turn}
                rings={bad ? 0 : 5}
                light={turn - 60}
              />
              {bad && (
                <path
                  d="M52 62c8-16 26-18 32-8s22 2 24 14s-14 10-16 22s-22 10-28 0s-18-14-12-28zM96 96c6-6 14 0 10 8s-14 4-10-8z"
                  fill="#b86b3c"
                  transform={`rotate(${turn} 80 76)`}
                />
              )}
            </g>
            {bad && <circle cx={80} cy={76} r={66} fill="none" stroke={main} strokeWidth={10} />}
          </g>
        );
      })}
      <rect y={760} width={1280} height={200} fill={ground} />
      <Say x={48} y={886} size={76} weight={900} face="Archivo" stretch={82} color={accent}>
        {word(picture, 6)}
      </Say>
      <Say x={48} y={932} size={36} weight={600} color={paper}>
        {word(picture, 3)}
      </Say>
      <circle cx={662} cy={844} r={18} fill={paper} />
      <Say x={700} y={858} size={40} weight={800} face="Archivo" stretch={90} color={paper}>
        {word(picture, 4)}
      </Say>
      <circle cx={662} cy={912} r={15} fill="none" stroke={main} strokeWidth={8} />
      <Say x={700} y={926} size={40} weight={800} face="Archivo" stretch={90} color={main}>
        {word(picture, 5)}
      </Say>
      {[0, 1, 2].map((index) => (
        <Say key={index} x={1232} y={836 + index * 46} size={36} weight={500} color={paper} align="end">
          {word(picture, index)}
        </Say>
      ))}
    </Canvas>
  );
};
