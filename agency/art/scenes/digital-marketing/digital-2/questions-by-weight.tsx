import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";

/** Middle of each weight; the last hangs on the short arm of the beam. */
const places = [192, 482, 700, 868, 1000, 1196];
/** How far above the floor each one hangs. */
const lifts = [0, 24, 40, 96, 232, 128];
const kinds = ["#131314", "#131314", "#4c1a0c", "#4c1a0c", "#f3efe6", "#ffd166"];

/** Search terms as cast weights on a beam, sized by searches; the needle stands at forty to one. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const beam = (x: number) => 300 - (x - 640) * 0.1;
  return (
    <Canvas ground={main}>
      {Array.from({ length: 9 }, (_, i) => {
        const angle = Math.PI * (1.12 + i * 0.095);
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            key={i}
            d={`M${1088 + c * 146} ${255 + s * 146}L${1088 + c * 176} ${255 + s * 176}`}
            stroke={ink}
            strokeWidth={6}
          />
        );
      })}
      <path
        d={`M0 ${beam(0) - 22}L1280 ${beam(1280) - 12}V${beam(1280) + 8}L0 ${beam(0) + 22}Z`}
        fill={ink}
      />
      <path d={`M1088 ${beam(1088)}L958 142`} stroke={paper} strokeWidth={12} />
      <circle cx={1088} cy={beam(1088)} r={34} fill={paper} />
      <circle cx={1088} cy={beam(1088)} r={12} fill={ink} />
      <Say x={64} y={196} size={190} weight={900} face="Archivo" stretch={100} color={paper} tracking={-0.02}>
        {word(picture, 6)}
      </Say>
      <Say x={1216} y={900} size={36} weight={650} color={ink} align="end">
        {word(picture, 7)}
      </Say>
      {picture.data.map((volume, i) => {
        const x = places[i] ?? 0;
        const top = beam(x) + 14;
        const side = Math.sqrt(volume) * 2.5;
        const y = 836 - side - (lifts[i] ?? 0);
        const fill = kinds[i] ?? ink;
        const light = i >= 4;
        return (
          <g key={volume}>
            <path d={`M${x} ${top}V${y - side * 0.16}`} stroke={ink} strokeWidth={5} />
            <path d={`M${x - side * 0.2} ${y}v${-side * 0.14}h${side * 0.4}v${side * 0.14}z`} fill={fill} />
            <path
              d={`M${x - side * 0.4} ${y}H${x + side * 0.4}L${x + side * 0.5} ${y + side}H${x - side * 0.5}Z`}
              fill={fill}
            />
            {i < 3 ? (
              <>
                <Say
                  x={x}
                  y={y + side * 0.48}
                  size={[47, 44, 38][i] ?? 30}
                  weight={800}
                  face="Archivo"
                  stretch={84}
                  color={paper}
                  align="middle"
                >
                  {word(picture, i)}
                </Say>
                <Say x={x} y={y + side * 0.48 + 54} size={38} weight={600} color={accent} align="middle">
                  {volume.toLocaleString("en")}
                </Say>
              </>
            ) : (
              <>
                <Say
                  x={x}
                  y={y + side + 44}
                  size={34}
                  weight={750}
                  face="Archivo"
                  stretch={80}
                  color={ink}
                  align="middle"
                >
                  {word(picture, i)}
                </Say>
                <Say
                  x={x}
                  y={i === 5 ? y + side + 84 : y + side * 0.66}
                  size={i === 5 ? 34 : 30}
                  weight={650}
                  color={i === 5 || light ? ink : paper}
                  align="middle"
                >
                  {volume.toLocaleString("en")}
                </Say>
              </>
            )}
          </g>
        );
      })}
    </Canvas>
  );
};
