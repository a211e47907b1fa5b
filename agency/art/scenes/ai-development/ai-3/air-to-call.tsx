import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";

const stations = [
  { x: 80, y: 200, hours: 6 },
  { x: 500, y: 200, hours: 7 },
  { x: 920, y: 200, hours: 8 },
  { x: 920, y: 592, hours: -1 },
  { x: 500, y: 592, hours: -1 },
  { x: 80, y: 592, hours: 9 },
] as const;

/** From landing to the telephone: six stations on one thread, a satellite on a second. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={paper}>
      <Block x={0} y={0} width={1280} height={128} color={ground} />
      <Drawing width={1280} height={960}>
        <Stroke d="M220 300H1244V692H220" color={main} width={20} join="miter" />
        <Stroke d="M1168 100V592" color={accent} width={10} dash="20 12" />
        <path d="M1128 36h80v56h-80z" fill={second} />
        <path d="M1036 44h84v40h-84zM1216 44h56v40h-56z" fill="#7fa0d8" />
        {stations.map(({ x, y }) => (
          <path key={`${x},${y}`} d={`M${x} ${y}h280v200h-280z`} fill={second} />
        ))}
        <g transform="translate(220 290)" fill={ink}>
          <path d="M-36-14h72v36h-72zM-96-44h44v8h-44zM52-44h44v8h-44zM-78-40h8v30h-8zM70-40h8v30h-8zM-74-14L-36-4v10l-44-12zM74-14L36-4v10l44-12z" />
          <path d="M-14 22h28v22h-28z" fill={accent} />
        </g>
        <g transform="translate(640 300)" fill="none" stroke={ink} strokeWidth={10}>
          <circle cx={-66} cy={34} r={32} />
          <circle cx={66} cy={34} r={32} />
          <path d="M-66 34L-30-12H34L66 34M34-12L24-46H50M-66 34H0L34-12" strokeLinejoin="bevel" />
          <path d="M-62-46h56v32h-56z" fill={accent} stroke="none" />
        </g>
        <g transform="translate(1060 300)">
          <path d="M-100-64h200v112h-200z" fill={ink} />
          <path
            d="M-88-52h52v42h-52zM-32-52h60v42h-60zM32-52h56v42h-56zM-88-6h52v42h-52zM-32-6h60v42h-60zM32-6h56v42h-56z"
            fill={main}
          />
          <path d="M-32-52h60v42h-60z" fill={second} />
          <path d="M-20 48h40v20h-40z" fill={ink} />
        </g>
        <g transform="translate(1060 692)" stroke={ink} strokeWidth={5}>
          <path d="M-110-70l70-14 30 60-80 24z" fill={main} />
          <path d="M-40-84l90 6 10 50-70 4z" fill={accent} />
          <path d="M50-78l62 10-8 70-44-30z" fill={main} />
          <path d="M-90 0l80-24 16 74-90 20z" fill={main} />
          <path d="M-10-24l70-4 44 30-20 70-78-22z" fill="#9cc25a" />
        </g>
        <g transform="translate(640 692)">
          <circle cx={-50} cy={-56} r={26} fill="#6f4630" />
          <path d="M-90 76V0q0-26 26-26h28q26 0 26 26V76z" fill={accent} />
          <path d="M-16-6L50-30" stroke="#6f4630" strokeWidth={16} />
          <path d="M44-58h26v50h-26z" fill={ink} />
          <path d="M60 76C64 20 96-20 120-40C124 0 110 50 84 76z" fill={main} />
        </g>
        <g transform="translate(220 692)" fill={ink}>
          <path d="M-70-70q-26 22 0 70t70 70q22 0 40-18l-34-40-26 14q-26-20-36-52l24-16-18-44z" />
          <path d="M30-60q50 10 56 62M34-30q22 6 26 32" fill="none" stroke={accent} strokeWidth={12} />
        </g>
      </Drawing>
      <Words x={1000} y={40} size={36} weight={800} align="right" color={second}>
        {say(10)}
      </Words>
      {stations.map(({ x, y, hours }, i) => {
        return (
          <div key={`${x},${y}`}>
            <Words
              x={x}
              y={y + 212}
              size={36}
              weight={700}
              color={ink}
              width={hours > 0 ? 280 : 300}
              leading={1.12}
            >
              {say(i)}
            </Words>
            {hours > 0 && (
              <Words
                x={x - 2}
                y={y - 62}
                size={52}
                head={client}
                color={hours === 9 ? accent : main}
                style={hours === 9 ? { color: "#c9461a" } : {}}
              >
                {say(hours)}
              </Words>
            )}
          </div>
        );
      })}
    </Board>
  );
};
