import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [PAGE, HEIGHT] = [592, 800];
const bangla = '"Anek Bangla"';

/** The painter's manual open at the bow: letters on chalk lines, and the four steps from chalk to second coat. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const first = [...say(7)][0] ?? "";
  const chalk = mix(main, paper, 0.42);
  const grease = "rgba(120,84,40,.22)";
  const lines = Array.from({ length: 15 }, (_, i) => 345.4 + i * 6.9);
  const left = (
    <>
      <Drawing width={PAGE} height={HEIGHT}>
        <path d="M0 0H592V800H0z" fill={mix(paper, second, 0.1)} />
        <clipPath id="bow">
          <path d="M0 72L96 136H592V592H200C136 480 64 280 0 128z" />
        </clipPath>
        <path d="M0 72L96 136H592V592H200C136 480 64 280 0 128z" fill={main} />
        <g clipPath="url(#bow)">
          <path d="M0 64H592V152H0z" fill="#ffffff" />
          <path d="M0 152H592V184H0z" fill={ground} />
          <path d="M0 184H592V192H0z" fill={accent} />
          <path d={lines.map((y) => `M0 ${y}H592`).join("")} stroke={chalk} strokeWidth={1.5} />
          <path d="M0 548H592V592H0z" fill={ground} />
        </g>
        <text
          x={362}
          y={442}
          textAnchor="middle"
          fill="#ffffff"
          fontFamily={bangla}
          fontWeight={800}
          fontSize={148}
        >
          {say(7)}
        </text>
        <path d="M164 640V664M560 640V664M164 652H560" stroke={ink} strokeWidth={4} />
        <path d="M0 72L96 136H592M0 128C64 280 136 480 200 592" fill="none" stroke={ink} strokeWidth={4} />
        <text x={176} y={716} fill={ink} {...svgFont(48, 800, 92)}>
          {say(1)}
        </text>
        <text x={560} y={716} textAnchor="end" fill={ground} {...svgFont(44, 700, 92)}>
          {say(0)}
        </text>
        <circle cx={6} cy={800} r={120} fill={grease} />
        <circle cx={64} cy={748} r={34} fill={grease} />
      </Drawing>
    </>
  );
  const steps = [
    { fill: main, stroke: "#ffffff", dash: "3 11", width: 12 },
    { fill: main, stroke: "#ffffff", dash: "none", width: 10 },
    { fill: mix(main, "#ffffff", 0.55), stroke: "#ffffff", dash: "none", width: 10 },
    { fill: "#ffffff", stroke: "#ffffff", dash: "none", width: 10 },
  ];
  const right = (
    <>
      <Drawing width={PAGE} height={HEIGHT}>
        {steps.map(({ fill, stroke, dash, width }, index) => {
          const [x, y] = [40 + (index % 2) * 264, 40 + Math.floor(index / 2) * 272];
          return (
            <g key={word(picture, 2 + index)}>
              <rect x={x} y={y} width={248} height={200} fill={main} />
              <path
                d={[1, 2, 3, 4, 5, 6, 7].map((row) => `M${x} ${y + row * 25}h248`).join("")}
                stroke={chalk}
                strokeWidth={index < 3 ? 2 : 0}
              />
              <text
                x={x + 124}
                y={y + 158}
                textAnchor="middle"
                fontFamily={bangla}
                fontWeight={800}
                fontSize={196}
                fill={fill}
                stroke={stroke}
                strokeWidth={width}
                strokeDasharray={dash}
                strokeLinejoin="round"
                paintOrder="stroke"
              >
                {first}
              </text>
              <text x={x} y={y + 240} fill={ink} {...svgFont(40, 800, 84)}>
                {word(picture, 2 + index)}
              </text>
            </g>
          );
        })}
        <path d="M40 584H552" stroke={ground} strokeWidth={6} />
        <circle cx={600} cy={790} r={110} fill={grease} />
        <circle cx={540} cy={720} r={26} fill={grease} />
      </Drawing>
      <At x={40} y={600} width={330}>
        {[8, 9, 10].map((index) => (
          <div key={index} style={{ font: `600 36px/58px ${bangla}`, color: ink, whiteSpace: "nowrap" }}>
            {say(index)}
          </div>
        ))}
      </At>
      <At x={352} y={684} width={212} style={{ background: second, padding: "14px 16px 14px 20px" }}>
        <Text size={38} weight={700} color={ink} leading={1.1}>
          {say(6)}
        </Text>
      </At>
    </>
  );
  return (
    <Stage ground={mix(main, "#000000", 0.3)}>
      <Drawing width={1280} height={960} crisp>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
          <path key={i} d={`M0 ${i * 120}H1280V${i * 120 + 114}H0z`} fill={i % 2 ? "#9a6a3c" : "#a57443"} />
        ))}
      </Drawing>
      <Spread x={48} y={80} pageWidth={PAGE} height={HEIGHT} color={paper} left={left} right={right} />
    </Stage>
  );
};
