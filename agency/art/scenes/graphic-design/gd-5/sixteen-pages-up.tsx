import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { ColourBar, Register } from "../press.tsx";
import { Boat, boats } from "./hull.tsx";

const serif = '"Fraunces","Anek Bangla"';
const [left, top, wide, tall] = [104, 136, 208, 160];

/** An untrimmed sheet of sixteen pages, heads against heads; the waterlines of facing pages meet across the gutters. */
export const draw: Draw = (brief, picture) => {
  const { ink, main, second, ground, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = [0, 1, 2, 3];
  return (
    <Stage ground="#39474b">
      <Drawing width={1280} height={960}>
        <rect x={60} y={44} width={1184} height={900} fill="#1f2a2d" />
        <rect x={44} y={28} width={1184} height={900} fill="#f6f0df" />
        <rect x={44} y={28} width={1184} height={60} fill="#e5dcc2" />
        {rows.map((row) => {
          const y = top + row * (tall + 24) + (row > 1 ? 24 : 0);
          const turned = row % 2 === 0;
          return (
            <g key={row}>
              {[0, 1].map((pair) => {
                const x = left + pair * (wide * 2 + 32);
                const build = boats[(row * 2 + pair + 1) % 9];
                const long = wide * 2 - 56;
                return (
                  <g key={pair} transform={turned ? `rotate(180 ${x + wide} ${y + tall / 2})` : ""}>
                    <rect
                      x={x}
                      y={y}
                      width={wide * 2}
                      height={tall}
                      fill="#ffffff"
                      stroke="#b9ad8d"
                      strokeWidth={2}
                    />
                    <rect
                      x={x}
                      y={y + tall * 0.62}
                      width={wide * 2}
                      height={tall * 0.38}
                      fill={second}
                      opacity={0.35}
                    />
                    {build && (
                      <svg aria-hidden="true" x={x} y={y} width={wide * 2} height={tall}>
                        <Boat
                          build={build}
                          x={28}
                          waterline={tall * 0.62}
                          long={long}
                          line={main}
                          thick={4}
                        />
                      </svg>
                    )}
                    <path d={`M${x} ${y + tall * 0.62}h${wide * 2}`} stroke={second} strokeWidth={6} />
                    <path d={`M${x + 16} ${y + 24}h60M${x + 16} ${y + 40}h40`} stroke={ink} strokeWidth={5} />
                    <path
                      d={`M${x + wide} ${y - 8}V${y + tall + 8}`}
                      stroke={ink}
                      strokeWidth={2}
                      strokeDasharray="8 6"
                    />
                  </g>
                );
              })}
            </g>
          );
        })}
        <path
          d={`M44 ${top + 2 * (tall + 24)}H1000`}
          stroke={accent}
          strokeWidth={3}
          strokeDasharray="18 8 4 8"
        />
        {[72, 1000].map((x) => (
          <Register key={x} x={x} y={top + 2 * (tall + 24)} color={ink} />
        ))}
        {rows.map((i) => (
          <rect key={i} x={left + wide * 2 + 8} y={top + i * 196 + 60} width={16} height={36} fill={ink} />
        ))}
        <text x={88} y={70} fill={ink} fontFamily={serif} fontWeight={800} fontSize={34}>
          {say(0)}
        </text>
        <text x={1200} y={70} textAnchor="end" fill={ink} fontFamily={serif} fontWeight={600} fontSize={34}>
          {say(1)}
        </text>
        <g fontFamily={serif} fontWeight={700} fontSize={35} fill={ink}>
          <rect x={1024} y={136} width={176} height={112} fill={main} />
          <text x={1024} y={288}>
            {say(2)}
          </text>
          <rect x={1024} y={320} width={176} height={112} fill={second} />
          <text x={1024} y={472}>
            {say(3)}
          </text>
          <text x={1024} y={560}>
            {say(5)}
          </text>
          <path d="M1024 620H1190M1166 600L1194 620L1166 640" fill="none" stroke={ink} strokeWidth={6} />
          <text x={1024} y={690}>
            {say(6)}
          </text>
          <text x={1024} y={780} fill={accent}>
            {say(4)}
          </text>
          <path d="M1024 800H1170" stroke={accent} strokeWidth={6} strokeDasharray="16 12" />
        </g>
        <ColourBar
          x={104}
          y={892}
          patch={28}
          colors={[main, second, ground, main, second, ground, main, second, ground, main, second, ground]}
        />
      </Drawing>
    </Stage>
  );
};
