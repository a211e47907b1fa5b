import type { Draw } from "../../../kit/contract.ts";
import { HeadFromBehind } from "../../../kit/people.tsx";
import { Corrugated } from "../../../kit/place.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Wide } from "../say.tsx";
import { inks } from "./rain.tsx";

const { yellow, blue, pink, lac, paper, ink, orange } = inks;
const boards = [
  { x: 120, y: 300, wide: 640, tall: 168, ground: yellow, color: ink, words: 0, bangla: 4, arrow: 1 },
  { x: 264, y: 492, wide: 496, tall: 168, ground: blue, color: yellow, words: 1, bangla: 5, arrow: -1 },
  { x: 264, y: 684, wide: 640, tall: 168, ground: pink, color: lac, words: 2, bangla: -1, arrow: 1 },
] as const;

/** Boards hung one below the other under a tin roof in the rain, their arrows made of chevrons. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  const random = mulberry32(17);
  return (
    <Stage ground="#222a3d">
      <Block x={0} y={120} width={1280} height={760} color="#2c3550" />
      <Block x={0} y={880} width={1280} height={80} color="#151a28" />
      <Drawing width={1280} height={960}>
        <path d="M960 880V470C960 380 1216 380 1216 470V880Z" fill="#f0a53a" />
        <path d="M960 880V470C960 380 1216 380 1216 470V880" fill="none" stroke="#151a28" strokeWidth={20} />
        <HeadFromBehind x={1084} y={640} size={72} hair="#4f2208" shirt="#7a3a12" skin="#6a3210" />
        <path d="M976 827H1192V880H976Z" fill="#7a3a12" />
        <path d="M960 860H1216V880H960Z" fill="#151a28" />
        <rect x={944} y={292} width={288} height={84} fill={lac} />
        <circle cx={988} cy={334} r={15} fill={yellow} />
        <text x={1016} y={352} fill={paper} {...svgFont(46, 850, 96)}>
          {say(3)}
        </text>
        <path
          d="M176 180V300M704 180V300M320 468V492M704 468V492M320 660V684M704 660V684"
          stroke="#c9bfa5"
          strokeWidth={5}
        />
        {boards.map(({ x, y, wide, tall, ground, color, words, bangla, arrow }) => (
          <g key={y}>
            <rect x={x + 14} y={y + 14} width={wide} height={tall} fill="#161b2b" />
            <rect x={x} y={y} width={wide} height={tall} fill={ground} />
            <Wide
              x={x + (arrow > 0 ? 28 : 170)}
              y={y + 132}
              width={wide - 198 - (bangla >= 0 ? 118 : 0)}
              cap={96}
              color={color}
            >
              {say(words)}
            </Wide>
            {bangla >= 0 && (
              <text
                x={arrow > 0 ? x + wide - 158 : x + wide - 24}
                y={y + 118}
                textAnchor="end"
                fill={color}
                fontFamily='"Anek Bangla"'
                fontSize={66}
                fontWeight={700}
              >
                {say(bangla)}
              </text>
            )}
            <path
              d={[0, 1, 2]
                .map((k) =>
                  arrow > 0
                    ? `M${x + wide - 140 + k * 36} ${y + 36}l44 48l-44 48`
                    : `M${x + 140 - k * 36} ${y + 36}l-44 48l44 48`,
                )
                .join("")}
              fill="none"
              stroke={ground === pink ? lac : orange}
              strokeWidth={18}
            />
          </g>
        ))}
      </Drawing>
      <At x={0} y={0} width={1280} height={176} clip>
        <Corrugated width={1280} height={176} color="#7d8794" rib={40} />
      </At>
      <Block x={0} y={168} width={1280} height={16} color="#4c5561" />
      <Drawing width={1280} height={960}>
        <path
          d={Array.from({ length: 32 }, (_, i) => {
            const x = i * 40 + 26;
            let path = "";
            for (let at = 196 + random() * 70; at < 900; at += 70 + random() * 130)
              path += `M${x} ${at}v${18 + random() * 34}`;
            return path;
          }).join("")}
          stroke="#dfe8f5"
          strokeOpacity={0.6}
          strokeWidth={4}
          strokeLinecap="round"
        />
      </Drawing>
    </Stage>
  );
};
