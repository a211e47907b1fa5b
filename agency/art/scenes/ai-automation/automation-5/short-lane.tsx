import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const [hitX, hitY] = [560, 232];

/** One claim on one screen: the cracked windscreen, three checked facts, one button with the officer's name. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rays = [8, 41, 73, 108, 139, 171, 203, 240, 268, 305, 331];
  const point = (degrees: number, reach: number, bend = 0) => {
    const angle = ((degrees + bend) * Math.PI) / 180;
    return `${hitX + Math.cos(angle) * reach} ${hitY + Math.sin(angle) * reach * 0.8}`;
  };
  return (
    <Stage ground={paper}>
      <At x={0} y={0} width={1280} height={528} clip style={{ background: "#8d2b20" }}>
        <Drawing width={1280} height={528}>
          <path d="M0 0H1280V40L1200 28H80L0 60Z" fill="#6d1f17" />
          <path d="M128 40H1152L1264 456H16Z" fill={ink} />
          <path d="M156 60H1124L1224 432H56Z" fill="#a9cdd3" />
          <path d="M300 60H470L300 432H90L110 350Z" fill="#c3dde0" />
          <path d="M560 60H640L520 432H420Z" fill="#c3dde0" />
          <rect x={588} y={60} width={104} height={40} fill={ink} />
          <path d="M56 432H1224L1230 456H50Z" fill={ink} />
          <path d="M260 450L600 408M700 450L1060 404" stroke={ink} strokeWidth={14} />
          <g fill="none" stroke="#ffffff">
            {rays.map((degrees, i) => {
              const reach = [420, 180, 210, 150, 230, 430, 160, 190, 170, 240, 300][i] ?? 200;
              return (
                <path
                  key={degrees}
                  d={`M${hitX} ${hitY}L${point(degrees, reach * 0.4, 6)}L${point(degrees, reach * 0.7, -4)}L${point(degrees, reach)}`}
                  strokeWidth={7}
                />
              );
            })}
            {[46, 92, 140].map((radius) => (
              <path
                key={radius}
                d={`M${rays.map((degrees, i) => point(degrees, radius * (0.85 + (i % 3) * 0.14))).join("L")}Z`}
                strokeWidth={5}
              />
            ))}
          </g>
          <circle cx={hitX} cy={hitY} r={16} fill={ink} />
          <path d="M0 456H1280V528H0Z" fill="#b23a2b" />
        </Drawing>
      </At>
      <At x={56} y={40} width={248} height={64} style={{ background: ink }}>
        <Glyph name="clock" size={35} color={second} x={16} y={14} />
        <T x={68} y={15} size={30} weight={700} color={second}>
          {say(6)}
        </T>
      </At>
      <T x={56} y={560} size={88} weight={800} head color={ink}>
        {say(0)}
      </T>
      {upTo(3).map((i) => (
        <At key={i} x={56} y={688 + i * 76} width={480} height={60}>
          <Block x={0} y={0} width={56} height={56} color={ground} />
          <Glyph name="check" size={35} color={paper} x={11} y={11} />
          <T x={80} y={10} size={34} weight={600} color={ink}>
            {say(1 + i)}
          </T>
        </At>
      ))}
      <At x={600} y={688} width={624} height={132} style={{ background: accent }}>
        <T x={0} y={32} size={60} weight={800} head width={624} align="center" color={ink}>
          {say(4)}
        </T>
      </At>
      <At x={600} y={836} width={624} height={76} style={{ border: `4px solid ${ground}` }}>
        <T x={0} y={16} size={34} weight={700} width={616} align="center" color={ground}>
          {say(5)}
        </T>
      </At>
    </Stage>
  );
};
