import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { River } from "./hull.tsx";

const FACE = "Fraunces";

/** The same post at high and at low water: the belt that comes out of the river points the other way. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const side = (left: number, water: number) => {
    const post = left + 172;
    return (
      <g>
        <clipPath id={`side${left}`}>
          <rect x={left} width={640} height={960} />
        </clipPath>
        <g clipPath={`url(#side${left})`}>
          <rect x={left} width={640} height={960} fill={left ? paper : "#dfe9e2"} />
          <path
            d={`M${left} 330C${left + 200} 270 ${left + 440} 340 ${left + 640} 290V960H${left}Z`}
            fill={left ? "#b59a6a" : "#9fbfae"}
          />
          <path
            d={`M${left} 400C${left + 240} 360 ${left + 420} 420 ${left + 640} 390V960H${left}Z`}
            fill={left ? "#8d7148" : "#86ad9b"}
          />
          <path d={`M${post + 296} 170L${post + 620} 400V960H${post + 296}Z`} fill="rgba(12,29,34,.28)" />
          <rect x={post} y={120} width={296} height={860} fill="#7a5439" />
          <rect x={post + 206} y={120} width={90} height={860} fill="#573920" />
          <ellipse cx={post + 148} cy={120} rx={148} ry={38} fill="#b98a5e" />
          <ellipse cx={post + 148} cy={120} rx={92} ry={22} fill="none" stroke="#8a5f3c" strokeWidth={6} />
          <ellipse cx={post + 148} cy={120} rx={42} ry={10} fill="none" stroke="#8a5f3c" strokeWidth={6} />
          <path
            d={`M${post - 6} 200C${post + 80} 222 ${post + 220} 222 ${post + 302} 200V480C${post + 220} 502 ${post + 80} 502 ${post - 6} 480Z`}
            fill={main}
          />
          <path
            d={`M${post + 206} 216C${post + 250} 213 ${post + 280} 207 ${post + 302} 200V480C${post + 280} 488 ${post + 250} 494 ${post + 206} 496Z`}
            fill="#c96a12"
          />
          <path
            d={`M${post + 36} 440H${post + 220}M${post + 176} 396L${post + 224} 440L${post + 176} 484`}
            fill="none"
            stroke={ink}
            strokeWidth={22}
          />
          <path
            d={`M${post - 6} 520C${post + 80} 542 ${post + 220} 542 ${post + 302} 520V780C${post + 220} 802 ${post + 80} 802 ${post - 6} 780Z`}
            fill={second}
          />
          <path
            d={`M${post + 206} 536C${post + 250} 533 ${post + 280} 527 ${post + 302} 520V780C${post + 280} 788 ${post + 250} 794 ${post + 206} 796Z`}
            fill="#4c8f96"
          />
          <path
            d={`M${post + 250} 730H${post + 52}M${post + 96} 686L${post + 48} 730L${post + 96} 774`}
            fill="none"
            stroke={ink}
            strokeWidth={22}
          />
          <rect
            x={left}
            y={water}
            width={640}
            height={960 - water}
            fill={ground}
            opacity={left ? 1 : 0.985}
          />
          <River x={left} y={water + 14} width={640} height={960 - water} color={second} step={40} />
          <path d={`M${left} ${water}H${left + 640}`} stroke={second} strokeWidth={10} />
        </g>
      </g>
    );
  };
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        {side(0, 512)}
        {side(640, 830)}
        <path d="M640 0V960" stroke={ink} strokeWidth={10} />
      </Drawing>
      {[0, 640].map((left) => (
        <Line key={left} x={left + 206} y={206} size={176} face={FACE} weight={900} color={ink}>
          {say(2)}
        </Line>
      ))}
      <Line x={850} y={554} size={104} face={FACE} weight={800} color={ink}>
        {say(3)}
      </Line>
      <Line x={40} y={24} size={56} face={FACE} weight={800} color={ink}>
        {say(0)}
      </Line>
      <Line x={680} y={24} size={56} face={FACE} weight={800} color={ink}>
        {say(1)}
      </Line>
      <Grain width={1280} height={960} amount={0.14} />
    </Stage>
  );
};
