import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Hung } from "./hung.tsx";

const rail = 120;
const shirt = "M96 0C112 34 168 34 184 0L236 18L300 132L236 168L222 140V440H58V140L44 168L-20 132L44 18Z";

/** A clothes rail drawn as the black line: three shirts whose letter starts at the shoulder, a bag and an apron. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shirts = [
    { x: 56, color: paper, letter: 0, ink: ink },
    { x: 376, color: ground, letter: 1, ink: paper },
    { x: 696, color: ink, letter: 2, ink: paper },
  ];
  return (
    <Stage ground="#d9e6ec">
      <Block x={0} y={864} width={1280} height={96} color="#b4c6cf" />
      <Drawing width={1280} height={960}>
        {shirts.map(({ x, color, letter, ink: print }) => (
          <g key={x} transform={`translate(${x} ${rail + 64}) scale(1.06 1.24)`}>
            <path d={shirt} transform="translate(10 8)" fill="rgba(20,50,70,.22)" />
            <path d={shirt} fill={color} />
            <path d="M96 0C112 34 168 34 184 0" fill="none" stroke="rgba(0,0,0,.22)" strokeWidth={6} />
            <path d="M58 140V440M222 140V440" stroke="rgba(0,0,0,.12)" strokeWidth={3} />
            <g transform={`scale(${1 / 1.06} ${1 / 1.24})`}>
              <path d="M34 76H262V106H34Z" fill={letter === 1 ? ink : accent} />
              <Hung x={letter === 2 ? 50 : 72} bar={76} size={letter === 2 ? 224 : 270} color={print}>
                {say(letter)}
              </Hung>
            </g>
          </g>
        ))}
        {[56, 376, 696].map((x) => (
          <path
            key={x}
            d={`M${x + 148} ${rail + 8}V${rail + 44}L${x + 90} ${rail + 74}M${x + 148} ${rail + 44}L${x + 206} ${rail + 74}`}
            fill="none"
            stroke={ink}
            strokeWidth={9}
          />
        ))}
        <path d="M1040 152V300M1160 152V300" stroke={ink} strokeWidth={14} />
        <path d="M1012 300H1188V600H1012Z" fill={accent} />
        <text
          x={1100}
          y={430}
          textAnchor="middle"
          fill={paper}
          {...svgFont(52, 800, 84)}
          fontFamily="Archivo"
        >
          {say(3).split(" ")[0]}{" "}
        </text>
        <text
          x={1100}
          y={490}
          textAnchor="middle"
          fill={paper}
          {...svgFont(52, 800, 84)}
          fontFamily="Archivo"
        >
          {say(3).split(" ")[1]}
        </text>
        <rect x={1012} y={660} width={200} height={176} fill={ink} />
        <path d="M1012 704H1212M1012 748H1212" stroke="#333a40" strokeWidth={6} />
        <rect x={1012} y={660} width={200} height={24} fill={ground} />
        <text
          x={1112}
          y={806}
          textAnchor="middle"
          fill={paper}
          {...svgFont(44, 800, 84)}
          fontFamily="Archivo"
        >
          {say(4)}
        </text>
        <rect x={980} y={836} width={260} height={28} fill="#8fa5b0" />
        <rect y={rail} width={1280} height={44} fill={ink} />
      </Drawing>
    </Stage>
  );
};
