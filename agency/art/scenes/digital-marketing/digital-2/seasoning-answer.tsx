import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Pan } from "./pan.tsx";

const irons = ["#9b9da0", "#77797c", "#4a4643", "#1b1b1c"];

/** A page of results close up: the query, a grey first place, Korai's manual huge in second with four pans. */
export const draw: Draw = (brief, picture) => {
  const { ink, paper, main, accent } = brief.palette;
  const steps = wordsFrom(picture, 4, 8);
  const grounds = [mix(paper, "#8fb4cc", 0.6), accent, mix(accent, main, 0.45), main];
  return (
    <Canvas ground="#ffffff">
      <rect x={40} y={36} width={1200} height={112} fill="#ffffff" stroke={ink} strokeWidth={6} />
      <Say x={80} y={112} size={60} weight={500} color={ink}>
        {word(picture, 0)}
      </Say>
      <path d="M1160 62a24 24 0 1 0 .1 0M1177 103l26 24" fill="none" stroke={ink} strokeWidth={9} />
      <Say x={108} y={240} size={88} weight={900} face="Archivo" stretch={80} color="#8c8f91" align="middle">
        {word(picture, 8)}
      </Say>
      <Say x={256} y={208} size={48} weight={600} color="#5d6164">
        {word(picture, 9)}
      </Say>
      <Say x={256} y={254} size={36} weight={500} color="#7d8184">
        {word(picture, 10)}
      </Say>
      <rect y={276} width={1280} height={684} fill={paper} />
      <rect y={276} width={216} height={684} fill={main} />
      <Say x={108} y={740} size={340} weight={900} face="Archivo" stretch={80} color={ink} align="middle">
        {word(picture, 1)}
      </Say>
      <Say x={256} y={338} size={36} weight={500} color="#55585a">
        {word(picture, 3)}
      </Say>
      <Say x={256} y={420} size={68} weight={700} color="#1a3fae">
        {word(picture, 2)}
      </Say>
      {steps.map((step, i) => {
        const [number = "", ...rest] = step.split(" ");
        const x = 256 + i * 252;
        return (
          <g key={step}>
            <rect x={x} y={464} width={236} height={272} fill={grounds[i]} />
            <Pan
              cx={x + 104}
              cy={604}
              r={88}
              iron={irons[i] ?? ink}
              hole={grounds[i] ?? paper}
              turn={-40}
              rings={9}
            />
            {i === 0 && (
              <path
                d={`M${x + 60} 464v84M${x + 92} 464v116M${x + 124} 464v84`}
                stroke="#2f7fb5"
                strokeWidth={13}
                strokeDasharray="34 12"
              />
            )}
            {i === 1 && (
              <path
                d={`M${x + 70} 590c-26-34 26-46 0-88M${x + 106} 590c-26-34 26-46 0-88M${x + 142} 590c-26-34 26-46 0-88`}
                stroke={paper}
                strokeWidth={11}
                fill="none"
              />
            )}
            {i === 2 && (
              <path
                d={`M${x + 104} 540c-30 42-42 60-42 84a42 42 0 0 0 84 0c0-24-12-42-42-84z`}
                fill={accent}
              />
            )}
            {i === 3 && <path d={`M${x} 484h236M${x} 716h236`} stroke={ink} strokeWidth={12} />}
            <Say x={x} y={820} size={88} weight={900} face="Archivo" stretch={84} color="#d93a12">
              {`${number} `}
            </Say>
            <Say x={x + 62} y={786} size={36} weight={700} color={ink} max={10} leading={1.14}>
              {rest.join(" ")}
            </Say>
          </g>
        );
      })}
    </Canvas>
  );
};
