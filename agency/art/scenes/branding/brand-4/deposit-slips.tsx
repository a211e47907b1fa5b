import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { cutPage, Mark, sage, Type } from "./parts.tsx";

const [WIDE, HIGH, STUB] = [352, 312, 96];

/** Three receipt pads, each with its own cut; from the first a slip is torn off and stamped across the tear. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const table = "#e4d9bc";
  const shadow = mix(table, "#000000", 0.3);
  const pads = [
    { x: 64, y: 64, cut: "top", color: main, text: ink, amount: 0, fund: 3 },
    { x: 464, y: 64, cut: "middle", color: accent, text: "#ffffff", amount: 1, fund: 4 },
    { x: 864, y: 64, cut: "bottom", color: sage, text: ink, amount: 2, fund: 5 },
  ] as const;
  const teeth = (width: number) =>
    Array.from({ length: width / 16 }, (_, i) => `M${i * 16 + 4} ${STUB}h8`).join("");
  return (
    <Stage ground={table}>
      <Drawing width={1280} height={960}>
        {pads.map(({ x, y, cut, color, text, amount, fund }, i) => (
          <g key={cut} transform={`translate(${x} ${y})`}>
            <path d={cutPage(WIDE, STUB + HIGH, cut, 56)} fill={shadow} transform="translate(26 26)" />
            {[18, 12, 6].map((by) => (
              <path
                key={by}
                d={cutPage(WIDE, STUB + HIGH, cut, 56)}
                fill={mix(color, by === 12 ? "#ffffff" : "#000000", 0.25)}
                transform={`translate(${by} ${by})`}
              />
            ))}
            <path d={cutPage(WIDE, STUB + HIGH, cut, 56)} fill={color} />
            <path d={`M0 0H${cut === "top" ? WIDE - 56 : WIDE}V28H0z`} fill={ink} />
            <Mark x={44} y={60} r={15} disc={paper} shadow={ground} />
            <Type x={96} y={76} size={32} color={text}>
              {say(fund)}
            </Type>
            <path d={teeth(WIDE)} stroke={text} strokeWidth={4} />
            <Type x={24} y={220} size={100} color={text} weight={900} tracking={-0.02}>
              {say(amount)}
            </Type>
            <path d="M24 284H260M24 340H220" stroke={text} strokeWidth={3} opacity={0.6} />
            <path
              d={`M32 278q${10 + i * 4}-34 24-10t22-2t18-16t22 18t24-18`}
              stroke="#27449c"
              strokeWidth={4}
              fill="none"
            />
          </g>
        ))}
        <g transform="translate(104 560) rotate(2)">
          <path d="M0 0H264V328H0z" fill={shadow} transform="translate(18 18)" />
          <path d="M0 0H264V328H0z" fill={main} />
          <path d="M0 0H28V328H0z" fill={ink} />
          <Mark x={84} y={64} r={26} disc={paper} shadow={ground} />
          <Type x={56} y={208} size={34} color={ink}>
            {say(3)}
          </Type>
          <Type x={56} y={288} size={24} color={ink} weight={700}>
            {say(8)}
          </Type>
        </g>
        <g transform="translate(404 556) rotate(-4)">
          <path d={cutPage(780, 328, "top", 72)} fill={shadow} transform="translate(18 18)" />
          <path d={cutPage(780, 328, "top", 72)} fill={main} />
          <path
            d={Array.from({ length: 20 }, (_, i) => `M-7 ${i * 16 + 4}h14v8h-14z`).join("")}
            fill={main}
          />
          <Type x={150} y={164} size={176} color={ink} weight={900} tracking={-0.03}>
            {say(0)}
          </Type>
          <Type x={150} y={236} size={40} color={ink}>
            {say(3)}
          </Type>
          <Type x={150} y={288} size={32} color={ink} weight={600}>
            {say(7)}
          </Type>
          <path d="M470 238H740M470 284H740" stroke={ink} strokeWidth={3} opacity={0.5} />
          <path
            d="M486 234q14-50 30-14t28-4t24-20t28 26t30-22t26 16"
            stroke="#27449c"
            strokeWidth={5}
            fill="none"
          />
        </g>
        <g transform="translate(288 650) rotate(-9)">
          <path d="M0 0H212V212H0z" fill={ground} opacity={0.9} />
          <path d="M14 14H198V198H14z" fill="none" stroke={main} strokeWidth={5} />
          <Type x={106} y={68} size={36} color={paper} align="middle" weight={700}>
            {say(6).split(" ")[0]}
          </Type>
          <Type x={106} y={172} size={108} color={main} align="middle" weight={900}>
            {say(6).split(" ")[1]}
          </Type>
          <path
            d="M20 40l40 6M150 186l44-6M8 120l20 3M120 20l30-3"
            stroke={main}
            strokeWidth={4}
            opacity={0.8}
          />
        </g>
      </Drawing>
    </Stage>
  );
};
