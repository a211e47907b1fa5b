import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bend, Mark, Type } from "./parts.tsx";

const [WIDE, HIGH] = [248, 304];

/** Six fired clay tags on blue string over two loan slips with a perforated return half. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shadow = mix(second, ink, 0.34);
  const tags = [
    { x: 72, y: 96, turn: -5, decal: 0 },
    { x: 372, y: 128, turn: 3, decal: 1 },
    { x: 676, y: 92, turn: -3, decal: 3 },
    { x: 968, y: 136, turn: 6, decal: 2 },
    { x: 208, y: 520, turn: 4, decal: 2 },
    { x: 520, y: 548, turn: -6, decal: 1 },
  ];
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <g transform="rotate(-3 1010 740)">
          <path d="M792 520H1232V912H792z" fill={shadow} transform="translate(14 14)" />
          <path d="M792 520H1232V912H792z" fill={paper} />
          <path d="M792 520H1232V584H792z" fill={main} />
          <Mark x={812} y={532} width={62} color={paper} />
          <Type x={1208} y={563} size={28} color={paper} align="end" stretch={104}>
            {say(9)}
          </Type>
          <Type x={900} y={640} size={28} color={ink} weight={600} stretch={104}>
            {say(6)}
          </Type>
          <path d="M900 700H1200" stroke={mix(paper, ink, 0.4)} strokeWidth={3} />
          <path
            d="M912 692q14-40 30-8t28-4t22-18t30 20t30-16t26 14"
            stroke="#2b3f8f"
            strokeWidth={5}
            fill="none"
          />
          <path
            d={Array.from({ length: 27 }, (_, i) => `M${796 + i * 16} 738h9`).join("")}
            stroke={ink}
            strokeWidth={4}
          />
          <circle cx={792} cy={738} r={14} fill={second} />
          <circle cx={1232} cy={738} r={14} fill={second} />
          <Type x={900} y={796} size={28} color={ink} weight={600} stretch={104}>
            {say(7)}
          </Type>
          <path d="M900 852H1060" stroke={mix(paper, ink, 0.4)} strokeWidth={3} />
          <path d="M1088 788H1204V876H1088z" fill={accent} />
          <Type x={1146} y={843} size={26} color={paper} align="middle" stretch={92}>
            {say(8)}
          </Type>
        </g>
        <path
          d="M-20 60C80 20 140 40 196 128C260 200 400 60 496 164C600 240 700 40 800 128C900 210 1000 80 1096 176C1160 230 1240 120 1300 140M-20 420C120 380 240 440 336 556C440 640 560 420 640 584C700 660 760 520 800 470"
          fill="none"
          stroke={main}
          strokeWidth={8}
        />
        {tags.map(({ x, y, turn, decal }, i) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn} ${WIDE / 2} 0)`}>
            <rect x={14} y={14} width={WIDE} height={HIGH} rx={14} fill={shadow} />
            <rect width={WIDE} height={HIGH} rx={14} fill="#ffffff" />
            <clipPath id={`tag-${i}`}>
              <path d={`M12 72H${WIDE - 12}V220H12z`} />
            </clipPath>
            <g clipPath={`url(#tag-${i})`}>
              <path d={`M12 72H${WIDE - 12}V220H12z`} fill="#eef3f0" />
              <Bend x={12} y={34} size={WIDE - 24} turn={decal} color={main} />
            </g>
            <circle cx={WIDE / 2} cy={36} r={17} fill={shadow} />
            <circle cx={WIDE / 2} cy={36} r={17} fill="none" stroke={mix(paper, ink, 0.25)} strokeWidth={4} />
            <path
              d={`M${WIDE / 2} 36C${WIDE / 2 - 10} 10 ${WIDE / 2 + 8} -10 ${WIDE / 2} -30`}
              fill="none"
              stroke={main}
              strokeWidth={8}
            />
            <path d={`M24 24h${12 + i * 6}v14h-${12 + i * 6}z`} fill={accent} />
            <Type
              x={WIDE / 2}
              y={272}
              size={i === 5 ? 29 : 36}
              color={ink}
              align="middle"
              stretch={i === 5 ? 96 : 108}
            >
              {say(i)}
            </Type>
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
