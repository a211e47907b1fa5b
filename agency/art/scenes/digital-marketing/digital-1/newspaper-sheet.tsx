import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";

const [X, WIDE] = [236, 808];

/** A newspaper page pinned to a kitchen wall: its lower half is a laboratory sheet under one line, with a greasy thumb. */
export const draw: Draw = (brief, picture) => {
  const { ground, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = [2, 3, 4].map((index) => /^(.*) (\S+)$/.exec(say(index)) ?? []);
  const news = "#b3ae9f";
  return (
    <Canvas ground="#5f8a86">
      {Array.from({ length: 13 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a joint is its place
        <path key={i} d={`M${i * 112 - 20} 0V960M0 ${i * 112 - 30}H1280`} stroke="#567e7a" strokeWidth={5} />
      ))}
      <path d="M60 0V150M1180 0V120" stroke={ink} strokeWidth={10} />
      <circle cx={60} cy={280} r={150} fill="#23272a" />
      <circle cx={60} cy={280} r={122} fill="#3a3f42" />
      <path d="M1160 120h40v240h-40zM1130 350h100c14 60 14 130-50 130s-64-70-50-130z" fill="#8d979d" />
      <g transform="rotate(-1.2 640 480)">
        <rect x={X + 18} y={18} width={WIDE} height={930} fill="#35524f" />
        <rect x={X} y={0} width={WIDE} height={930} fill="#efeadb" />
        {[0, 1, 2, 3].map((column) => (
          <g key={column} fill={news}>
            {Array.from({ length: 9 }, (_, i) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                key={i}
                x={X + 40 + column * 186}
                y={62 + i * 22}
                width={i === 8 ? 70 + column * 20 : 168 - ((i * 29 + column * 17) % 16)}
                height={9}
              />
            ))}
          </g>
        ))}
        <rect x={X + 40} y={22} width={540} height={24} fill="#4a4740" />
        <rect x={X + 412} y={62} width={354} height={150} fill={news} />
        <path
          d={`M${X + 412} 212L${X + 520} 120L${X + 600} 180L${X + 680} 110L${X + 766} 212Z`}
          fill="#7f7b6e"
        />
        <rect x={X + 32} y={282} width={WIDE - 64} height={616} fill="none" stroke={ink} strokeWidth={7} />
        <Say
          x={X + WIDE / 2}
          y={366}
          size={60}
          weight={900}
          face={face}
          stretch={66}
          color={ink}
          align="middle"
        >
          {say(0)}
        </Say>
        <rect x={X + 72} y={400} width={WIDE - 144} height={84} fill={ink} />
        <Say x={X + 100} y={462} size={56} weight={850} face={face} stretch={88} color={ground}>
          {say(1)}
        </Say>
        {rows.map(([line = "", name = "", value = ""], i) => {
          const y = 484 + i * 106;
          return (
            <g key={line}>
              <Say x={X + 76} y={y + 74} size={46} weight={550} color={ink}>
                {name}
              </Say>
              <Say
                x={X + WIDE - 76}
                y={y + 82}
                size={76}
                weight={900}
                face={face}
                stretch={80}
                color={ink}
                align="end"
              >
                {value}
              </Say>
              <path d={`M${X + 72} ${y + 104}H${X + WIDE - 72}`} stroke={ink} strokeWidth={4} />
            </g>
          );
        })}
        <Say x={X + 76} y={866} size={46} weight={850} face={face} stretch={86} color={accent}>
          {say(5)}
        </Say>
        <g
          transform={`translate(${X + 690} 838) rotate(24)`}
          fill="none"
          stroke="#b98a2a"
          strokeWidth={6}
          opacity={0.55}
        >
          <ellipse rx={62} ry={86} fill="#d9b45a" stroke="none" />
          {[14, 26, 38, 50].map((r) => (
            <path
              key={r}
              d={`M${-r} ${r * 0.9}C${-r * 1.1} ${-r * 1.5} ${r * 1.1} ${-r * 1.5} ${r} ${r * 0.9}`}
            />
          ))}
        </g>
        <circle cx={X + 30} cy={22} r={15} fill={accent} />
        <circle cx={X + WIDE - 30} cy={22} r={15} fill={accent} />
      </g>
    </Canvas>
  );
};
