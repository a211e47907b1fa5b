import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";

const tellings = [
  { y: 184, x: 72, cord: "#e4572e" },
  { y: 280, x: 200, cord: "#f6b042" },
  { y: 376, x: 120, cord: "#17768a" },
  { y: 472, x: 240, cord: "#7a4a2b" },
  { y: 568, x: 168, cord: "#e4572e" },
] as const;

/** Left the story told five times, right once and mended: days and first-visit repairs under both. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const halves = [
    { x: 48, title: say(0), line: say(1), days: say(4), color: ink },
    { x: 688, title: say(2), line: say(3), days: say(5), color: ink },
  ];
  return (
    <Board client={client} ground={ground}>
      <Block x={640} y={0} width={640} height={960} color={second} />
      <Drawing width={1280} height={960}>
        <Stroke
          d={`M${tellings.map(({ x, y }) => `${x + 100} ${y + 36}`).join("L")}`}
          color="#d9c3a8"
          width={8}
          dash="6 10"
        />
        {tellings.map(({ x, y, cord }) => (
          <g key={y}>
            <path d={`M${x} ${y}h200v64h-150l-24 24v-24H${x}z`} fill={cord} />
            <path
              d={`M${x + 20} ${y + 18}h160v8H${x + 20}zM${x + 20} ${y + 38}h110v8H${x + 20}z`}
              fill={paper}
            />
            <circle cx={x + 260} cy={y + 16} r={18} fill="#6f4630" />
            <path d={`M${x + 228} ${y + 70}q0-34 32-34t32 34z`} fill={ink} />
          </g>
        ))}
        <Stroke d="M880 250H980V470H1040" color={accent} width={14} join="miter" />
        <path d="M704 176h200v130h-140l-32 32v-32h-28z" fill={accent} />
        <path d="M728 208h152v12H728zM728 240h110v12H728z" fill={paper} />
        <path d="M1040 184h176v400h-176z" fill={paper} />
        <path d="M1040 184h176v130h-176z" fill="#e2eded" />
        <path d="M1040 310h176v8h-176z" fill={ink} />
        <path d="M1060 230h12v60h-12zM1060 340h12v100h-12z" fill={ink} />
        <path d="M1100 480l28 32 60-76" fill="none" stroke={accent} strokeWidth={18} />
      </Drawing>
      {halves.map(({ x, title, line, days, color }, i) => {
        const [, words = "", share = ""] = /^(.*) (\d+%)$/.exec(line) ?? [];
        return (
          <div key={x}>
            <Words x={x} y={32} size={92} head={client} color={color} leading={1.1}>
              {title}
            </Words>
            <Words
              x={x + 540}
              y={i === 0 ? 640 : 608}
              size={72}
              head={client}
              align="right"
              color={i === 0 ? main : accent}
            >
              {days}
            </Words>
            <Words x={x} y={704} size={36} weight={600} color={color}>
              {words}
            </Words>
            <Words x={x - 4} y={736} size={200} head={client} color={i === 0 ? color : ink} leading={1}>
              {share}
            </Words>
          </div>
        );
      })}
    </Board>
  );
};
