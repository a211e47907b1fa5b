import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";

/** A wooden oil mill: mortar, pestle, beam and the weight on it, foot at the origin. */
function Mill() {
  return (
    <g>
      <path d="M-230 0H330V18H-230Z" fill="#141618" />
      <path d="M-96-190C-70-170-60-120-74-60L-110 0H110L74-60C60-120 70-170 96-190Z" fill="#7a4a25" />
      <path d="M-96-190H96L84-164H-84Z" fill="#a3683a" />
      <path d="M-66-60H66M-82-24H82" stroke="#141618" strokeWidth={8} />
      <path d="M-16-176L50-420L86-410L22-170Z" fill="#a3683a" />
      <path d="M56-396L300-110L276-92L40-372Z" fill="#8a5630" />
      <path d="M96-36L300-66V-36L100-8Z" fill="#a3683a" />
      <rect x={236} y={-170} width={88} height={112} fill="#5a5d60" />
      <path d="M-94-40C-140-40-150-30-150-4H-134C-134-20-124-24-92-24Z" fill="#5a3418" />
      <path d="M-142-4c-10 18-12 24 0 24s10-6 0-24z" fill="#f4b400" />
    </g>
  );
}

/** The page of batch 19: its number as tall as the screen, laboratory values as a table, the field, the mill, the order. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [batch = "", number = ""] = say(0).split(" ");
  const rows = [
    ["Acid value", say(2).replace("Acid value ", "")],
    ["Moisture", say(3).replace("Moisture ", "")],
  ] as const;
  const fields = [
    "M0 0H180L150 120L0 140Z",
    "M190 0H360L340 96L162 118Z",
    "M370 0H560V84L350 96Z",
    "M0 150L146 130L130 260H0Z",
    "M158 128L338 106L352 260H142Z",
    "M350 106L560 94V260H364Z",
  ];
  return (
    <Canvas ground={paper}>
      <rect width={600} height={960} fill={ground} />
      <Say x={44} y={104} size={84} weight={850} face={face} stretch={92} color={ink}>
        {batch}
      </Say>
      <Say x={28} y={500} size={500} weight={900} face={face} stretch={79} color={ink} tracking={-0.03}>
        {number}
      </Say>
      <Say x={44} y={572} size={42} weight={650} color={ink}>
        {say(1)}
      </Say>
      <g transform="translate(276 926) scale(.74)">
        <Mill />
      </g>
      {rows.map(([name, value], i) => {
        const y = 64 + i * 96;
        return (
          <g key={name}>
            <Say x={652} y={y + 50} size={36} weight={500} color={ink}>
              {name}
            </Say>
            <Say x={1228} y={y + 54} size={50} weight={850} face={face} stretch={80} color={ink} align="end">
              {value}
            </Say>
            <path d={`M652 ${y + 84}H1228`} stroke={ink} strokeWidth={4} />
          </g>
        );
      })}
      <Say x={652} y={312} size={36} weight={600} color={ink}>
        {say(4)}
      </Say>
      <g transform="translate(652 336) scale(1.03 1)">
        {fields.map((d, i) => (
          <path key={d} d={d} fill={i === 4 ? accent : i % 2 ? "#e3c65a" : "#a9b86a"} />
        ))}
        <path
          d="M0 196C120 170 200 210 300 188S480 150 560 178"
          fill="none"
          stroke="#8fb8c4"
          strokeWidth={16}
        />
        <path d="M158 128L338 106L352 260H142Z" fill={accent} stroke={ink} strokeWidth={7} />
        <Say x={232} y={216} size={76} weight={900} face={face} color={paper} loose>
          7
        </Say>
      </g>
      <Say x={652} y={668} size={40} weight={750} face={face} stretch={84} color={ink}>
        {say(6)}
      </Say>
      <Say x={1228} y={668} size={40} weight={750} face={face} stretch={84} color={ink} align="end">
        {say(7)}
      </Say>
      <rect x={652} y={704} width={576} height={24} fill={second} opacity={0.35} />
      <rect x={652} y={704} width={330} height={24} fill={second} />
      <rect x={652} y={760} width={576} height={148} fill={ink} />
      <Say x={692} y={856} size={72} weight={850} face={face} stretch={88} color={ground}>
        {say(8)}
      </Say>
      <Say x={1192} y={850} size={42} weight={600} color={paper} align="end">
        {say(5)}
      </Say>
    </Canvas>
  );
};
