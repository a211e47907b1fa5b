import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Hung } from "./hung.tsx";

const [RAIL, TOP, SIZE] = [96, 176, 1.44];
/** Outline of a shirt of 280 by 360; the sleeves reach 20 beyond on either side. */
const shirt =
  "M92 0C112 30 168 30 188 0L240 20C256 30 268 44 276 64L300 176L252 190L244 142V360H36V142L28 190L-20 176L4 64C12 44 24 30 40 20Z";

/** A clothes rail drawn as the black line: three shirts whose letter starts at the shoulder, a bag and an apron. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shirts = [
    { middle: 236, color: paper, print: ink, bar: accent },
    { middle: 558, color: "#4fa9d6", print: paper, bar: ink },
    { middle: 880, color: ink, print: paper, bar: accent },
  ];
  const [day = "", days = ""] = say(3).split(" ");
  const label = {
    textAnchor: "middle",
    fill: paper,
    ...svgFont(56, 800, 84),
    fontFamily: "Archivo",
  } as const;
  return (
    <Stage ground="#d9e6ec">
      <Block x={0} y={816} width={1280} height={144} color="#b4c6cf" />
      <Drawing width={1280} height={960}>
        {shirts.map(({ middle, color, print, bar }, i) => (
          <g key={middle}>
            <path
              d={`M${middle} ${RAIL}V${TOP - 34}L${middle - 96} ${TOP + 18}M${middle} ${TOP - 34}L${middle + 96} ${TOP + 18}`}
              fill="none"
              stroke={ink}
              strokeWidth={10}
            />
            <g transform={`translate(${middle - 140 * SIZE} ${TOP}) scale(${SIZE})`}>
              <clipPath id={`shirt-${i}`}>
                <path d={shirt} />
              </clipPath>
              <path d={shirt} transform="translate(9 9)" fill="rgba(20,50,70,.22)" />
              <path d={shirt} fill={color} />
              <g clipPath={`url(#shirt-${i})`}>
                <path d="M-40 66H320V92H-40Z" fill={bar} />
                <Hung x={140} bar={66} size={268} color={print} anchor="middle" loose>
                  {say(i)}
                </Hung>
              </g>
              <path d="M36 142V360M244 142V360" stroke="rgba(0,0,0,.14)" strokeWidth={3} />
              <path d="M92 0C112 30 168 30 188 0" fill="none" stroke="rgba(0,0,0,.26)" strokeWidth={7} />
            </g>
          </g>
        ))}
        <g transform="translate(20 0)">
          <path d={`M1098 ${RAIL}V300M1206 ${RAIL}V300`} stroke={ink} strokeWidth={16} />
          <path d="M1060 312H1256V620H1060Z" fill="rgba(20,50,70,.22)" />
          <path d="M1048 300H1244V608H1048Z" fill={accent} />
          <path d="M1048 340H1244V366H1048Z" fill={ink} />
          <text x={1146} y={462} {...label}>
            {`${day} `}
          </text>
          <text x={1146} y={526} {...label}>
            {days}
          </text>
          <rect x={1048} y={692} width={196} height={144} fill={ink} />
          <path d="M1048 784H1244" stroke="#333a40" strokeWidth={6} />
          <rect x={1048} y={692} width={196} height={24} fill={accent} />
          <text x={1146} y={770} {...label}>
            {say(4)}
          </text>
          <path d="M1024 836H1268V864H1024ZM1044 864H1068V960H1044ZM1224 864H1248V960H1224Z" fill="#8fa5b0" />
        </g>
        <rect y={RAIL - 44} width={1280} height={44} fill={ink} />
      </Drawing>
    </Stage>
  );
};
