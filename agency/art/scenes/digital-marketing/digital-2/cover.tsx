import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Egg, Pan } from "./pan.tsx";

const [TOP, HIGH, WIDE] = [48, 864, 376];
const sheets = [56, 452, 848] as const;
const [CX, CY, R, TURN] = [560, 580, 412, -17];

/** One pan across three upright advertisements: its ground surface, the egg at the rim, the stamp on the handle. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const grounds = [paper, main, accent];
  return (
    <Canvas ground={ground}>
      <clipPath id="sheets">
        {sheets.map((x) => (
          <rect key={x} x={x} y={TOP} width={WIDE} height={HIGH} />
        ))}
      </clipPath>
      {sheets.map((x, i) => (
        <rect key={x} x={x} y={TOP} width={WIDE} height={HIGH} fill={grounds[i]} />
      ))}
      <g clipPath="url(#sheets)">
        <Pan cx={CX} cy={CY} r={R} hole={accent} turn={TURN} rings={26} light={-140} />
        <Egg x={676} y={440} size={270} turn={-20} yolk={accent} />
        <g transform={`translate(${CX} ${CY}) rotate(${TURN})`}>
          <Say x={410} y={-8} size={20} weight={700} face="Archivo" stretch={82} color="#b9bbbc">
            {say(5)}
          </Say>
          <Say x={410} y={22} size={20} weight={700} face="Archivo" stretch={82} color="#b9bbbc">
            {say(6)}
          </Say>
        </g>
      </g>
      <Say x={80} y={132} size={62} weight={800} face="Archivo" stretch={92} color={ink}>
        {say(1)}
      </Say>
      {say(2)
        .split(/(?<=\.) /)
        .map((sentence, i) => (
          <Say
            key={sentence}
            x={476}
            y={108 + i * 44}
            size={38}
            weight={800}
            face="Archivo"
            stretch={88}
            color={ink}
          >
            {sentence}
          </Say>
        ))}
      <Say x={76} y={880} size={88} weight={900} face="Archivo" stretch={114} color={main} tracking={-0.02}>
        {say(0)}
      </Say>
      <Say
        x={1200}
        y={888}
        size={128}
        weight={900}
        face="Archivo"
        stretch={96}
        color={ink}
        align="end"
        tracking={-0.03}
      >
        {say(4)}
      </Say>
      <Say x={1200} y={764} size={34} weight={700} face="Archivo" color={ink} align="end">
        {say(3)}
      </Say>
    </Canvas>
  );
};
