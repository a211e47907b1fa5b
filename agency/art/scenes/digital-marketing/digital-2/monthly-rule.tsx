import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";

const [LEFT, EURO, TOP, ROW] = [412, 24, 250, 66];

/** Nine search terms by media for a pan; above the cut at twenty euros money leaves, arrows bring it to the cheap rows. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, main, second, accent } = brief.palette;
  const rows = Array.from({ length: 9 }, (_, i) => {
    const [, term = "", price = ""] = /^(.*) (€[\d.]+)$/.exec(word(picture, 1 + i)) ?? [];
    return { term, price, value: Number(price.slice(1)) };
  });
  const y = (i: number) => TOP + i * ROW;
  const cut = LEFT + 20 * EURO;
  return (
    <Canvas ground={ground}>
      <Say x={56} y={112} size={60} weight={850} face="Archivo" stretch={96} color={paper}>
        {word(picture, 0)}
      </Say>
      <Say x={56} y={180} size={36} weight={600} color={accent}>
        {word(picture, 11)}
      </Say>
      <Say x={260} y={180} size={36} weight={600} color={accent}>
        {word(picture, 12)}
      </Say>
      <rect x={0} y={y(7) - 9} width={1280} height={ROW * 2} fill="#3a1a10" />
      <path d={`M${cut} 196V${y(9) + 10}`} stroke={paper} strokeWidth={6} />
      {rows.map(({ term, price, value }, i) => {
        const over = value > 20;
        return (
          <g key={term}>
            <Say x={56} y={y(i) + 36} size={32} weight={650} color={over ? main : paper}>
              {term}
            </Say>
            <rect
              x={LEFT}
              y={y(i)}
              width={value * EURO}
              height={48}
              fill={over ? main : i < 4 ? accent : second}
            />
            {value > 5 ? (
              <Say
                x={LEFT + value * EURO - 12}
                y={y(i) + 35}
                size={36}
                weight={800}
                face="Archivo"
                stretch={84}
                color={ground}
                align="end"
              >
                {price}
              </Say>
            ) : (
              <Say
                x={LEFT + value * EURO + 12}
                y={y(i) + 35}
                size={36}
                weight={800}
                face="Archivo"
                stretch={84}
                color={accent}
              >
                {price}
              </Say>
            )}
          </g>
        );
      })}
      <rect x={cut - 104} y={120} width={208} height={76} fill={paper} />
      <Say x={cut} y={173} size={38} weight={800} face="Archivo" stretch={86} color={ground} align="middle">
        {word(picture, 10)}
      </Say>
      {[0, 1, 2, 3].map((i) => {
        const from = LEFT + (rows[i < 2 ? 8 : 7]?.value ?? 0) * EURO + 14;
        const to = LEFT + (rows[i]?.value ?? 0) * EURO + (i === 0 ? 118 : 26);
        const lane = 1236 - i * 30 - (i > 1 ? 30 : 0);
        return (
          <g key={lane} fill="none" stroke={accent} strokeWidth={8}>
            <path
              d={`M${Math.min(from, lane - 12)} ${y(i < 2 ? 8 : 7) + 14 + (i % 2) * 20}H${lane}V${y(i) + 24}H${to + 18}`}
            />
            <path d={`M${to} ${y(i) + 24}l24-18v36z`} fill={accent} stroke="none" />
          </g>
        );
      })}
    </Canvas>
  );
};
