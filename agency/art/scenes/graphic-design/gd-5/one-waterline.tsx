import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Boat, type Build, boats } from "./hull.tsx";

const [x, y, page, tall] = [96, 88, 544, 776];
const water = y + tall * 0.62;
const SCALE = 52;
const serif = '"Fraunces","Anek Bangla"';

/** A boat without mast, roof and rudder. */
const bare = ({ length, bow, stern, side, depth }: Build): Build => ({ length, bow, stern, side, depth });

/** The page grid with its waterline at 62 per cent; eight hulls in line and the malar in colour float on it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lineOf = (build: Build) =>
    build === boats[8] ? ink : build === boats[4] ? ground : build === boats[0] ? accent : "#4f9aa1";
  const note = { fill: ink, ...svgFont(34, 600), fontFamily: serif };
  return (
    <Stage ground="#e4dcc4">
      <Drawing width={1280} height={960}>
        <rect x={x} y={y} width={page * 2} height={tall} fill={paper} stroke={ink} strokeWidth={3} />
        <path
          d={`${Array.from({ length: 12 }, (_, i) => `M${x + (i * page * 2) / 12} ${y}V${y + tall}`).join("")}${Array.from({ length: 9 }, (_, i) => `M${x} ${y + (i * tall) / 9}H${x + page * 2}`).join("")}`}
          stroke="#ddd2b6"
          strokeWidth={2}
        />
        <path
          d={`M${x + page} ${y - 40}V${y + tall + 30}`}
          stroke={accent}
          strokeWidth={4}
          strokeDasharray="16 8"
        />
        <rect x={x} y={water} width={page * 2} height={y + tall - water} fill={second} opacity={0.28} />
        {[...boats].reverse().map((build) => {
          const long = Math.min(build.length * SCALE, 1120);
          const isMalar = build === boats[5];
          return (
            <g key={build.length} opacity={isMalar ? 1 : 0.85}>
              <Boat
                build={isMalar ? build : bare(build)}
                x={640 - long / 2}
                waterline={water}
                long={long}
                line={isMalar ? ink : lineOf(build)}
                fill={isMalar ? main : "none"}
                thick={isMalar ? 6 : 5}
                planks={isMalar}
              />
            </g>
          );
        })}
        <path d={`M32 ${water}H1248`} stroke={second} strokeWidth={10} />
        <rect x={x + page * 2 - 268} y={water + 20} width={268} height={60} fill={second} />
        <text x={x + page * 2 - 256} y={water + 62} {...note} fontSize={34} fontWeight={800}>
          {say(0)}
        </text>
        <text x={x + 24} y={y + 56} {...note} fontSize={48} fontWeight={800}>
          {say(7)}
        </text>
        <text x={x + page + 20} y={y - 20} {...note} fill={accent}>
          {say(2)}
        </text>
        <text x={x} y={y + tall + 52} {...note}>
          {say(3)}
        </text>
        <path
          d={`M1020 ${y + tall + 44}h132M1020 ${y + tall + 30}v28M1152 ${y + tall + 30}v28M1086 ${y + tall + 34}v20`}
          stroke={ink}
          strokeWidth={4}
        />
        <text x={1000} y={y + tall + 54} textAnchor="end" {...note}>
          {say(1)}
        </text>
        {[4, 5, 6].map((index, i) => (
          <g key={index}>
            <circle cx={x + 40} cy={y + tall - 152 + i * 52} r={10} fill={[accent, ground, ink][i]} />
            <text x={x + 64} y={y + tall - 142 + i * 52} {...note} fontSize={36}>
              {say(index)}
            </text>
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
