import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Line, Photo, Table } from "./shop.tsx";

/** Sketch, wireframe and finished strip of the same four photographs, joined by a running stitch. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const spots = [
    [28, 104],
    [188, 104],
    [28, 288],
    [188, 288],
  ] as const;
  const rough = (x: number, y: number) =>
    `M${x - 4} ${y + 3}L${x + 148} ${y - 3}L${x + 143} ${y + 149}L${x + 2} ${y + 143}Z`;
  return (
    <Table ground={ground} ink={ink}>
      {[0, 1, 2].map((stage) => (
        <At
          key={stage}
          x={56 + stage * 400}
          y={[112, 184, 112][stage] ?? 112}
          width={368}
          height={616}
          turn={[-2, 0, 0][stage] ?? 0}
          style={{ background: stage === 0 ? "#fbf6e6" : stage === 1 ? "#ffffff" : paper, ...hardShadow(14) }}
        >
          {stage === 0 && (
            <Drawing width={368} height={616}>
              <g fill="none" stroke="#7b7478" strokeWidth={5} strokeLinecap="round">
                <path d="M28 60L220 54M30 76L150 74M30 470L330 466M32 500L290 502M30 530L320 526" />
                {spots.map(([x, y]) => (
                  <path key={`${x},${y}`} d={rough(x, y)} />
                ))}
                <path d="M64 140L120 138L118 216L62 218ZM204 236L214 132L320 128M70 320L130 318M70 350L136 352M70 380L120 378M210 400L330 396M222 396V384M246 396V378M270 396V384M294 396V378" />
              </g>
            </Drawing>
          )}
          {stage === 1 && (
            <>
              <Block x={28} y={48} width={200} height={28} color="#d2cdd0" />
              {spots.map(([x, y], i) => (
                <At
                  key={say(i)}
                  x={x}
                  y={y}
                  width={148}
                  height={160}
                  style={{ background: "#e3dfe1", border: `3px solid ${ink}`, boxSizing: "border-box" }}
                >
                  <Line x={14} y={8} size={72} weight={900}>
                    {say(i).slice(0, 1)}
                  </Line>
                  <Line x={14} y={110} size={26} weight={600}>
                    {say(i).slice(1)}
                  </Line>
                </At>
              ))}
              {[0, 1, 2].map((i) => (
                <Block key={i} x={28} y={480 + i * 32} width={308 - i * 48} height={16} color="#d2cdd0" />
              ))}
            </>
          )}
          {stage === 2 && (
            <>
              <Line x={28} y={36} size={38} weight={900} color={main}>
                {say(7)}
              </Line>
              {spots.map(([x, y], i) => (
                <At key={say(i)} x={x} y={y} width={152} height={160}>
                  <Photo view={i} piece="0418" size={152} wall={ground} />
                </At>
              ))}
              <Block x={28} y={496} width={312} height={72} color={main} />
              <Block x={88} y={522} width={192} height={20} color={paper} />
            </>
          )}
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <path
          d="M158 292C280 40 480 80 590 312C640 90 820 60 912 308"
          fill="none"
          stroke={second}
          strokeWidth={10}
          strokeDasharray="30 16"
        />
        <path
          d="M318 476C420 760 660 800 770 596C820 520 960 700 1072 476"
          fill="none"
          stroke={second}
          strokeWidth={10}
          strokeDasharray="30 16"
        />
        {[
          [158, 292],
          [590, 312],
          [912, 308],
          [318, 476],
          [770, 596],
          [1072, 476],
        ].map(([x = 0, y = 0]) => (
          <rect key={x} x={x - 14} y={y - 14} width={28} height={28} fill={second} />
        ))}
      </Drawing>
      {wordsFrom(picture, 4, 7).map((line, i) => (
        <Line key={line} x={56 + i * 400} y={[768, 840, 768][i] ?? 768} size={32} weight={800}>
          {line}
        </Line>
      ))}
    </Table>
  );
};
