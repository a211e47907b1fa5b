import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Boat, type Build } from "./hull.tsx";

const goyna: Build = {
  length: 17.3,
  bow: 0.1,
  stern: 0.15,
  side: 0.045,
  depth: 0.06,
  roof: [0.24, 0.7],
  rudder: true,
};
const serif = '"Fraunces","Anek Bangla"';

/** Two guides stand at an angle, Bangla and English; one hull runs over both covers and the orange spine. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const title = { fill: ink, fontFamily: serif, fontWeight: 650, fontSize: 42 };
  return (
    <Stage ground={second}>
      <Block x={0} y={776} width={1280} height={184} color="#4f969d" />
      <Drawing width={1280} height={960}>
        <path d="M96 800L600 860L1200 800L1264 856L620 930L40 850Z" fill="rgba(8,30,36,.32)" />
        <g transform="translate(72 128) skewY(6)">
          <rect width={520} height={640} fill={paper} />
          <text x={40} y={250} fill={accent} fontFamily="Anek Bangla" fontWeight={800} fontSize={300}>
            ৩৪
          </text>
          <text x={40} y={328} {...title} fontSize={52} fontFamily="Anek Bangla">
            {say(0)}
          </text>
          <svg aria-hidden="true" width={520} height={640}>
            <Boat
              build={goyna}
              x={60}
              waterline={520}
              long={960}
              line={main}
              fill={main}
              thick={4}
              planks={false}
            />
            <path d="M0 530H520" stroke={ground} strokeWidth={12} />
          </svg>
          <rect width={24} height={640} fill="rgba(0,0,0,.1)" />
        </g>
        <g transform="translate(592 182) skewY(0)">
          <rect width={112} height={640} fill={main} />
          <path
            d={Array.from({ length: 14 }, (_, i) => `M${i * 8 + 4} 0V640`).join("")}
            stroke="#d97612"
            strokeWidth={2}
          />
          <text
            transform="translate(70 616) rotate(-90)"
            fill={ink}
            fontFamily={serif}
            fontSize={34}
            fontWeight={600}
          >
            {say(2)}
          </text>
        </g>
        <g transform="translate(704 182) skewY(-6)">
          <rect width={504} height={640} fill={paper} />
          <text x={32} y={246} fill={accent} fontFamily={serif} fontWeight={900} fontSize={290} data-loose="">
            34
          </text>
          <text x={40} y={330} {...title}>
            {say(1)}
          </text>
          <svg aria-hidden="true" width={504} height={640}>
            <Boat
              build={goyna}
              x={-500}
              waterline={520}
              long={960}
              line={main}
              fill={main}
              thick={4}
              planks={false}
            />
            <path d="M0 530H504" stroke={ground} strokeWidth={12} />
          </svg>
          <text x={40} y={606} fill={ink} {...svgFont(36, 650)} fontFamily={serif}>
            {say(3)}
          </text>
          <text x={464} y={606} textAnchor="end" fill={ink} {...svgFont(36, 700)} fontFamily={serif}>
            {say(4)}
          </text>
        </g>
      </Drawing>
    </Stage>
  );
};
