import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { PanSide } from "./pan.tsx";

const ladles = [
  { x: 96, y: 176, width: 620, height: 228, words: 0, size: 84 },
  { x: 500, y: 480, width: 372, height: 160, words: 1, size: 60 },
  { x: 776, y: 708, width: 220, height: 104, words: 2, size: 44 },
] as const;

/** Molten iron poured from a large ladle into a smaller one, into a small one, into pans; a thin side stream returns. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  return (
    <Canvas ground={ground}>
      <path d="M0 900H1280V960H0Z" fill="#0c0c0d" />
      <path d="M0 0H1280V64H0Z" fill="#0c0c0d" />
      <path d="M200 64V176M612 64V176" stroke="#0c0c0d" strokeWidth={16} />
      <path d="M716 196C800 204 812 300 812 486H752C752 320 748 246 716 236Z" fill={main} />
      <path d="M716 204C776 212 792 310 792 486H766C766 330 760 246 716 228Z" fill={accent} />
      <path d="M872 500C926 506 938 580 938 712H904C904 610 900 548 872 538Z" fill={main} />
      <path d="M872 508C912 516 926 590 926 712H914C914 620 908 548 872 528Z" fill={accent} />
      <path d="M996 726C1030 730 1036 770 1036 846H1018C1018 786 1014 762 996 752Z" fill={accent} />
      <path
        d="M1036 846H1170V430C1170 350 1120 330 1040 330H830"
        fill="none"
        stroke={main}
        strokeWidth={12}
        strokeDasharray="26 14"
      />
      <path d="M846 306L806 330L846 354Z" fill={main} />
      {ladles.map(({ x, y, width, height, words, size }, i) => {
        const [, label = "", figure = ""] = /^(.*) ([\d,]+)$/.exec(word(picture, words)) ?? [];
        return (
          <g key={x}>
            <path
              d={`M${x - 12} ${y}H${x + width + 18}L${x + width} ${y + 34}C${x + width - 4} ${y + height * 0.8} ${x + width * 0.86} ${y + height} ${x + width * 0.72} ${y + height}H${x + width * 0.28}C${x + width * 0.14} ${y + height} ${x} ${y + height * 0.8} ${x} ${y + 34}Z`}
              fill="#5a5d60"
            />
            <path
              d={`M${x + 20} ${y + 18}H${x + width - 20}C${x + width - 26} ${y + height * 0.72} ${x + width * 0.8} ${y + height - 22} ${x + width * 0.7} ${y + height - 22}H${x + width * 0.3}C${x + width * 0.2} ${y + height - 22} ${x + 26} ${y + height * 0.72} ${x + 20} ${y + 18}Z`}
              fill={main}
            />
            <path
              d={`M${x + 20} ${y + 18}H${x + width - 20}L${x + width - 24} ${y + 40}H${x + 24}Z`}
              fill={accent}
            />
            <Say
              x={x + width / 2}
              y={y + height * (i === 2 ? 0.5 : 0.42) + size * 0.42}
              size={size}
              weight={900}
              face="Archivo"
              stretch={92}
              color={ink}
              align="middle"
              loose
            >
              {figure}
            </Say>
            <g opacity={0}>
              <Say x={x} y={y} size={20} color={ink} loose>{`${label} ${figure}`}</Say>
            </g>
            <Say
              x={i === 0 ? 112 : x - 28}
              y={i === 0 ? 446 : y + 44}
              size={36}
              weight={700}
              color={paper}
              align={i === 0 ? "start" : "end"}
            >
              {label}
            </Say>
          </g>
        );
      })}
      {[0, 1, 2].map((k) => (
        <PanSide
          key={k}
          x={976}
          y={900 - k * 18}
          width={104}
          height={20}
          color="#3a3b3d"
          edge={k === 2 ? accent : "#8c8f91"}
        />
      ))}
      <Say x={1142} y={420} size={34} weight={700} color={accent} align="end" max={11} leading={1.15}>
        {word(picture, 3)}
      </Say>
      <Say x={1232} y={132} size={44} weight={850} face="Archivo" stretch={92} color={paper} align="end">
        {word(picture, 4)}
      </Say>
    </Canvas>
  );
};
