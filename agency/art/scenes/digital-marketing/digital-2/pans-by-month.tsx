import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { PanSide } from "./pan.tsx";

const [FOOT, STEP, THICK] = [816, 128, 29];
/** Media for a pan in each month, in euros. */
const cost = [47, 32.4, 26.1, 21.9, 18.4, 15.7, 14.7, 11.3, 9.4];
const named: Readonly<Record<number, number>> = { 0: 0, 2: 1, 4: 2, 6: 3, 8: 4 };

/** Nine stacks of pans, one pan for fifty sold; the cost of media for a pan falls over them as a line. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second } = brief.palette;
  const x = (i: number) => 76 + i * STEP;
  const line = cost
    .map((euros, i) => `${i === 0 ? "M" : "L"}${x(i) + 42} ${716 - (euros - 9.4) * 15.2}`)
    .join("");
  return (
    <Canvas ground={paper}>
      <rect x={0} y={FOOT} width={1280} height={144} fill={ink} />
      {picture.data.map((pans, i) => {
        const whole = Math.round(pans / 50);
        return (
          <g key={pans}>
            {Array.from({ length: whole }, (_, k) => (
              <PanSide
                // biome-ignore lint/suspicious/noArrayIndexKey: a pan is its place in the stack
                key={k}
                x={x(i)}
                y={FOOT - k * THICK}
                width={84}
                height={THICK - 4}
                color={k % 2 ? "#1f1f20" : "#2b2b2d"}
                edge={second}
              />
            ))}
          </g>
        );
      })}
      <path d={line} fill="none" stroke={paper} strokeWidth={18} strokeLinejoin="round" />
      <path d={line} fill="none" stroke={main} strokeWidth={10} strokeLinejoin="round" />
      {cost.map((euros, i) => (
        <circle
          key={euros}
          cx={x(i) + 42}
          cy={716 - (euros - 9.4) * 15.2}
          r={i === 0 || i === 8 ? 18 : 9}
          fill={main}
          stroke={paper}
          strokeWidth={4}
        />
      ))}
      <Say x={152} y={160} size={104} weight={900} face="Archivo" stretch={90} color={main}>
        {word(picture, 5)}
      </Say>
      <g>
        <rect x={992} y={666} width={108} height={60} fill={main} />
        <Say x={1046} y={711} size={40} weight={850} face="Archivo" stretch={84} color={ink} align="middle">
          {word(picture, 6)}
        </Say>
      </g>
      <Say x={480} y={116} size={64} weight={850} face="Archivo" stretch={96} color={ink}>
        {word(picture, 7)}
      </Say>
      <PanSide x={484} y={170} width={84} height={26} color="#2b2b2d" edge={second} />
      <Say x={616} y={168} size={36} weight={600} color={ink}>
        {word(picture, 8)}
      </Say>
      {Object.entries(named).map(([i, index]) => {
        const [month = "", count = ""] = word(picture, index).split(" ");
        return (
          <g key={i}>
            <Say x={x(Number(i)) + 42} y={864} size={36} weight={600} color={second} align="middle">
              {month}
            </Say>
            <Say
              x={x(Number(i)) + 42}
              y={912}
              size={42}
              weight={800}
              face="Archivo"
              stretch={84}
              color={paper}
              align="middle"
            >
              {count}
            </Say>
          </g>
        );
      })}
    </Canvas>
  );
};
