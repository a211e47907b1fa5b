import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Type } from "./parts.tsx";

const CURVE = { left: 168, right: 1240, top: 624, foot: 908 };

/** Twelve pigments before and after the kiln, of which two keep their colour, over the curve of the firing. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const heat = numbers(picture, [30, 420, 860, 1120, 1240, 1240, 900, 400, 60]);
  const pairs = [
    ["#e58ba6", "#efe9e2"],
    ["#f2c230", "#b6b2a6"],
    [main, main],
    ["#6aa84f", "#a9aa9d"],
    ["#8a4fa3", "#cfcac8"],
    ["#f08a3c", "#d8c8b4"],
    ["#3cb7b0", "#b9c2c0"],
    [accent, accent],
    ["#d6336c", "#e6dcd8"],
    ["#7cc8f0", "#dfe3e2"],
    ["#a7793e", "#8d867c"],
    ["#c9d94a", "#c4c2b2"],
  ] as const;
  const x = (i: number) => 152 + i * 96;
  const at = (i: number) => CURVE.left + (i * (CURVE.right - CURVE.left)) / (heat.length - 1);
  const level = (value: number) => CURVE.foot - (value / 1300) * (CURVE.foot - CURVE.top);
  const curve = heat.map((value, i) => `${at(i).toFixed(1)} ${level(value).toFixed(1)}`).join("L");
  const marked = [
    { pair: 0, words: 2 },
    { pair: 1, words: 3 },
    { pair: 2, words: 0 },
    { pair: 7, words: 1 },
  ];
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path d="M0 520H1280V960H0z" fill={ink} />
        <Type x={40} y={184} size={26} color={ink} stretch={100}>
          {say(4)}
        </Type>
        <Type x={40} y={352} size={26} color={ink} stretch={100}>
          {say(5)}
        </Type>
        {pairs.map(([before, after], i) => (
          <g key={before}>
            <path d={`M${x(i) + 16} 176V344`} stroke={mix(paper, ink, 0.25)} strokeWidth={4} />
            <circle cx={x(i) + 22} cy={182} r={42} fill={mix(paper, ink, 0.2)} />
            <circle cx={x(i) + 16} cy={176} r={42} fill={before} />
            <circle cx={x(i) + 22} cy={350} r={42} fill={mix(paper, ink, 0.2)} />
            <circle
              cx={x(i) + 16}
              cy={344}
              r={42}
              fill={after}
              stroke={mix(after, ink, 0.14)}
              strokeWidth={2}
            />
            <path
              d={`M${x(i) - 4} ${322}a28 28 0 0 1 20-12`}
              fill="none"
              stroke="#ffffff"
              strokeWidth={6}
              strokeLinecap="round"
            />
          </g>
        ))}
        {[2, 7].map((i) => (
          <rect
            key={i}
            x={x(i) - 38}
            y={120}
            width={108}
            height={280}
            rx={54}
            fill="none"
            stroke={i === 2 ? main : accent}
            strokeWidth={8}
          />
        ))}
        {marked.map(({ pair, words }) => (
          <Type
            key={pair}
            x={pair === 0 ? 120 : pair === 1 ? 218 : x(pair) + 16}
            y={pair < 2 ? (pair === 0 ? 440 : 484) : 92}
            size={pair < 2 ? 26 : 38}
            color={pair === 2 ? main : pair === 7 ? accent : ink}
            align={pair < 2 ? "start" : "middle"}
            stretch={pair < 2 ? 100 : 116}
          >
            {say(words)}
          </Type>
        ))}
        <path d="M168 392V412M264 392V456" stroke={ink} strokeWidth={3} />
        {[400, 800, 1200].map((value) => (
          <path
            key={value}
            d={`M${CURVE.left} ${level(value)}H${CURVE.right}`}
            stroke={mix(ink, paper, 0.22)}
            strokeWidth={2}
          />
        ))}
        <path d={`M${CURVE.left} ${CURVE.foot}L${curve}L${CURVE.right} ${CURVE.foot}Z`} fill={accent} />
        <path d={`M${at(4)} ${level(1240)}H${at(5)}V${CURVE.foot}H${at(4)}z`} fill="#f2c230" />
        <path d={`M${curve}`} fill="none" stroke={paper} strokeWidth={8} strokeLinejoin="round" />
        <Type x={40} y={608} size={64} color="#f2c230" weight={800} tracking={-0.02}>
          {say(6)}
        </Type>
        <Type x={(at(4) + at(5)) / 2} y={600} size={30} color={paper} align="middle" stretch={104}>
          {say(7)}
        </Type>
        <path
          d={`M${at(4)} 616v-10M${at(5)} 616v-10M${at(4)} 616H${at(5)}`}
          stroke={paper}
          strokeWidth={4}
          fill="none"
        />
        <path
          d={Array.from({ length: 9 }, (_, i) => `M${at(i)} ${CURVE.foot}v14`).join("")}
          stroke={paper}
          strokeWidth={4}
        />
      </Drawing>
    </Stage>
  );
};
