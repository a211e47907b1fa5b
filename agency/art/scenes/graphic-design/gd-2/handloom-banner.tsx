import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { weaveDrawing } from "../../../kit/woven.ts";
import { Drawn, Say } from "../say.tsx";
import { Figures, Lozenges } from "./figure.tsx";
import { figurePath } from "./squares.ts";

const [columns, rows] = [118, 190];
const [red, cream, yellow, green, dark] = ["#c42e14", "#f4e9d3", "#f4b400", "#0b5e41", "#8c1c0a"];
const bands = [
  [cream, red],
  [red, yellow],
  [dark, cream],
  [yellow, green],
] as const;

/** A banner from a handloom on a bamboo pole, the year four times down its length; scarves and an apron beside it. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const say = (index: number) => word(picture, index);
  const drawing = await pixels(
    <Drawing width={columns} height={rows} crisp>
      {bands.map(([ground, color], band) => (
        <g key={ground} transform={`translate(0 ${band * 48})`}>
          <rect width={columns} height={48} fill={ground} />
          {["১", "৪", "৩", "২"].map((figure, i) => (
            <path
              key={figure}
              d={figurePath(figure, 1)}
              transform={`translate(${5 + i * 28} 5)`}
              fill={color}
            />
          ))}
        </g>
      ))}
    </Drawing>,
    columns,
    rows,
  );
  const cloth = weaveDrawing(drawing, {
    draft: "basket",
    warp: red,
    weft: red,
    drawing: ["#00ff00", red, cream, yellow, green, dark],
    cell: 10,
    relief: 0.3,
    abrash: 0.05,
  });
  return (
    <Stage ground="#d9b98a">
      <Block x={0} y={800} width={1280} height={160} color="#6b4a30" />
      <Block x={96} y={96} width={600} height={864} color="rgba(60,30,10,.28)" />
      <Woven x={72} y={72} width={590} height={888} pixels={cloth} style={{ imageRendering: "auto" }} />
      <Drawing width={1280} height={960}>
        <path d="M0 40H760V76H0Z" fill="#c79a4b" />
        <path d="M0 48H760" stroke="#e3c07a" strokeWidth={6} />
        <path d="M150 36V80M420 36V80M640 36V80" stroke="#8f6a2c" strokeWidth={6} />
        <path
          d={Array.from({ length: 15 }, (_, i) => `M${84 + i * 40} 30V84`).join("")}
          stroke={cream}
          strokeWidth={7}
        />
        <path d="M752 720H1232V800H752Z" fill="#523622" />
      </Drawing>
      {[
        { y: 620, ground: green, color: cream },
        { y: 520, ground: yellow, color: dark },
        { y: 420, ground: red, color: cream },
      ].map(({ y, ground, color }, i) => (
        <At
          key={y}
          x={768 + i * 10}
          y={y}
          width={262}
          height={100}
          clip
          style={{ background: ground, borderBottom: "6px solid rgba(0,0,0,.3)" }}
        >
          <Drawing width={272} height={100}>
            <Figures x={24} y={12} cell={2.1} color={color} gap={3}>
              {say(0)}
            </Figures>
            <rect width={16} height={100} fill="rgba(0,0,0,.18)" />
          </Drawing>
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <path d="M1090 250C1090 150 1210 150 1210 250" fill="none" stroke={dark} strokeWidth={16} />
        <path d="M1090 250H1210V340L1256 400V708H1048V400L1090 340Z" fill={cream} />
        <Lozenges
          x={1048}
          y={600}
          width={208}
          height={72}
          cell={6}
          color={red}
          ground={cream}
          core={yellow}
        />
        <Figures x={1098} y={270} cell={1} color={red} gap={4}>
          {say(0)}
        </Figures>
        <path d="M1088 430H1216V540H1088Z" fill="none" stroke={red} strokeWidth={4} />
        <path d="M1150 76V190" stroke="#6b4a30" strokeWidth={8} />
      </Drawing>
      <Say x={752} y={116} size={38} family="Archivo" stretch={100} weight={750} color="#1d0f0a">
        {say(1)}
      </Say>
      <Say x={752} y={172} size={28} family="Archivo" stretch={96} weight={550} color="#1d0f0a">
        {say(2)}
      </Say>
      <Say x={752} y={840} size={32} family="Archivo" stretch={100} weight={600} color={cream}>
        {say(3)}
      </Say>
      <Drawn>{say(0)}</Drawn>
    </Stage>
  );
};
