import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Egg, Rings } from "./pan.tsx";

/** A magazine open on kitchen tiles: at the left a recipe in grey lines, at the right Korai's nearly black page. */
export const draw: Draw = (brief, picture) => {
  const { paper, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Canvas ground="#b9c4c4">
      {Array.from({ length: 48 }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={i}
          x={(i % 8) * 160 + 3}
          y={Math.floor(i / 8) * 160 + 3}
          width={154}
          height={154}
          fill={(i * 7) % 5 ? "#d3dcdb" : "#cad4d3"}
        />
      ))}
      <path d="M-20 62H1244V940H-20Z" fill="#8b9a9a" />
      <rect x={-40} y={40} width={600} height={876} fill="#fbfaf5" />
      <rect x={0} y={96} width={488} height={320} fill="#c9d8b8" />
      <circle cx={244} cy={262} r={148} fill="#ffffff" />
      <circle cx={244} cy={262} r={112} fill="#eef0ea" />
      <Egg x={236} y={262} size={170} yolk={accent} />
      <path d="M392 150V396" stroke="#8b9a9a" strokeWidth={14} />
      <rect x={0} y={452} width={380} height={34} fill="#2b2b2d" />
      <g fill="#c9c7bf">
        {Array.from({ length: 14 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <g key={i}>
            <rect x={0} y={522 + i * 26} width={i === 13 ? 120 : 226 - ((i * 37) % 24)} height={10} />
            <rect
              x={262}
              y={522 + i * 26}
              width={i === 12 ? 90 : i === 13 ? 0 : 226 - ((i * 53) % 26)}
              height={10}
            />
          </g>
        ))}
      </g>
      <path d="M536 40h24v876h-24z" fill="#d8d5cb" />
      <clipPath id="page">
        <rect x={560} y={40} width={664} height={876} />
      </clipPath>
      <rect x={560} y={40} width={664} height={876} fill="#141415" />
      <g clipPath="url(#page)">
        <g transform="translate(850 300)">
          <Rings r={720} count={46} iron="#141415" light={-38} shine={0.75} seed={9} />
        </g>
        <rect x={560} y={570} width={664} height={346} fill="#141415" />
        <path d="M560 570H1224" stroke={main} strokeWidth={6} />
      </g>
      <path d="M560 40h12v876h-12z" fill="#000000" />
      <Say x={608} y={116} size={44} weight={900} face="Archivo" stretch={120} color={main}>
        {say(4)}
      </Say>
      <Say x={608} y={630} size={32} weight={500} color={paper}>
        {say(0)}
      </Say>
      <Say
        x={604}
        y={722}
        size={96}
        weight={900}
        face="Archivo"
        stretch={84}
        color={paper}
        max={14}
        leading={0.98}
      >
        {say(1)}
      </Say>
      <Say x={608} y={876} size={24} weight={500} color="#b9bbbc">
        {say(2)}
      </Say>
      <Say x={1192} y={876} size={24} weight={500} color="#b9bbbc" align="end">
        {say(3)}
      </Say>
    </Canvas>
  );
};
