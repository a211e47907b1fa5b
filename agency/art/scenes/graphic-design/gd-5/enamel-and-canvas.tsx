import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Boat, boats } from "./hull.tsx";

const serif = '"Fraunces","Anek Bangla"';

/** Three enamel mugs with a hull round the rim, a canvas bag with a rope handle, a ruler at 1:50 with boats as marks. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const mugs = [
    { x: 72, body: paper, rim: accent, boat: 5, words: 0, line: main },
    { x: 336, body: main, rim: ink, boat: 4, words: 1, line: paper },
    { x: 600, body: second, rim: ink, boat: 3, words: -1, line: paper },
  ];
  return (
    <Stage ground="#e9dfc6">
      <Drawing width={1280} height={960}>
        <rect y={420} width={1280} height={14} fill={second} />
        <rect y={640} width={1280} height={56} fill="#a87b4b" />
        <rect y={640} width={1280} height={10} fill="#c79a66" />
        <rect y={696} width={1280} height={264} fill={ground} />
        {mugs.map(({ x, body, rim, boat, words, line }) => {
          const build = boats[boat];
          return (
            <g key={x}>
              <path
                d={`M${x + 208} 420C${x + 276} 420 ${x + 276} 560 ${x + 204} 560`}
                fill="none"
                stroke={rim}
                strokeWidth={22}
              />
              <path
                d={`M${x + 208} 420C${x + 276} 420 ${x + 276} 560 ${x + 204} 560`}
                fill="none"
                stroke={body}
                strokeWidth={12}
              />
              <path d={`M${x} 360H${x + 216}L${x + 208} 640H${x + 8}Z`} fill={body} />
              <path d={`M${x + 188} 360H${x + 216}L${x + 208} 640H${x + 180}Z`} fill="rgba(0,0,0,.12)" />
              <svg aria-hidden="true" x={x} y={340} width={216} height={300}>
                {build && (
                  <Boat
                    build={build}
                    x={-24}
                    waterline={142}
                    long={264}
                    line={line}
                    fill={line}
                    thick={2}
                    planks={false}
                  />
                )}
                <path d="M0 148H216" stroke={ground} strokeWidth={8} />
              </svg>
              <rect x={x - 6} y={348} width={228} height={18} fill={rim} />
              {words >= 0 && (
                <text
                  x={x + 104}
                  y={596}
                  textAnchor="middle"
                  fill={ink}
                  fontFamily={serif}
                  fontWeight={700}
                  fontSize={32}
                >
                  {say(words)}
                </text>
              )}
            </g>
          );
        })}
        <path d="M950 292C950 60 1150 60 1150 292" fill="none" stroke="#c9a15c" strokeWidth={20} />
        <path
          d="M950 292C950 60 1150 60 1150 292"
          fill="none"
          stroke="#8f6a2c"
          strokeWidth={20}
          strokeDasharray="6 14"
        />
        <path d="M880 276H1224L1208 640H896Z" fill={paper} />
        <path d="M880 276H1224V300H880Z" fill="#d8ccad" />
        <circle cx={950} cy={290} r={14} fill={ground} />
        <circle cx={1150} cy={290} r={14} fill={ground} />
        {boats[6] && (
          <Boat
            build={boats[6]}
            x={912}
            waterline={452}
            long={276}
            line={ground}
            fill={ground}
            thick={2}
            planks={false}
          />
        )}
        <path d="M885 458H1219" stroke={main} strokeWidth={9} />
        <text
          x={1052}
          y={540}
          textAnchor="middle"
          fill={ink}
          fontFamily={serif}
          fontWeight={800}
          fontSize={34}
        >
          Museum{" "}
        </text>
        <text
          x={1052}
          y={584}
          textAnchor="middle"
          fill={ink}
          fontFamily={serif}
          fontWeight={800}
          fontSize={34}
        >
          of River Boats
        </text>
        <g transform="translate(72 756)">
          <rect x={10} y={12} width={1136} height={148} fill="#081f25" />
          <rect width={1136} height={148} fill="#e0b678" />
          <path
            d={Array.from({ length: 32 }, (_, i) => `M${24 + i * 35} 148v${i % 5 === 0 ? -44 : -24}`).join(
              "",
            )}
            stroke={ink}
            strokeWidth={4}
          />
          {[
            [124, 0],
            [310, 2],
            [600, 4],
          ].map(([x = 0, boat = 0]) => {
            const build = boats[boat];
            return build ? (
              <Boat
                key={x}
                build={{ ...build, stern: build.stern * 0.6 }}
                x={x}
                waterline={80}
                long={build.length * 33}
                line={accent}
                fill={accent}
                thick={2}
                planks={false}
              />
            ) : null;
          })}
          <text x={24} y={38} fill={ink} fontFamily={serif} fontWeight={800} fontSize={32} opacity={1}>
            {say(2)}
          </text>
          <text x={1112} y={52} textAnchor="end" fill={ink} fontFamily={serif} fontWeight={600} fontSize={34}>
            {say(3)}
          </text>
        </g>
      </Drawing>
    </Stage>
  );
};
