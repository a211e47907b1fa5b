import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { heights, plain, skyline, stitch, yarns } from "./knit.tsx";

const [LEFT, WIDE, TOP, HIGH] = [60, 232, 592, 288];
const wood = "#d2a267";

/** A spoked wheel. */
function Wheel({
  x,
  y,
  r,
  ink,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ink: string;
}) {
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5;
    return `M${x} ${y}L${x + Math.cos(turn) * r} ${y + Math.sin(turn) * r}`;
  });
  return (
    <g fill="none" stroke={ink}>
      <path d={spokes.join("")} strokeWidth={3} />
      <circle cx={x} cy={y} r={r} strokeWidth={14} />
    </g>
  );
}

/** Five crates in a row on a jetty whose stitches join to the skyline behind; a cargo bicycle stands at the gables. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const sky = "#c4d6de";
  const gables = [
    [0, 150, yarns.sisselrot],
    [150, 136, "#a8402c"],
    [286, 150, paper],
    [436, 140, "#a8402c"],
    [576, 150, yarns.bjork],
  ] as const;
  const mark = WIDE * 5;
  const pitch = mark / 7;
  return (
    <Stage ground={sky}>
      <Drawing width={1280} height={960}>
        <path d={skyline(-60, 400, 1400, -10)} fill={mix(sky, main, 0.42)} />
        <path d="M0 400H1280V620H0Z" fill={mix(main, sky, 0.3)} />
        <path
          d="M760 440h120M940 470h180M1100 430h120M820 510h90"
          stroke={mix(main, sky, 0.6)}
          strokeWidth={6}
        />
        {gables.map(([x, wide, color]) => (
          <g key={x}>
            <path d={`M${x} 480V236L${x + wide / 2} 150L${x + wide} 236V480Z`} fill={color} />
            <path
              d={`M${x} 240L${x + wide / 2} 154L${x + wide} 240`}
              fill="none"
              stroke={ink}
              strokeWidth={8}
            />
            {[0, 1, 2, 3].map((i) => (
              <path
                key={i}
                d={`M${x + 30 + (i % 2) * (wide - 92)} ${270 + Math.floor(i / 2) * 84}h32v48h-32z`}
                fill={mix(ink, main, 0.4)}
                stroke={paper}
                strokeWidth={5}
              />
            ))}
            <path d={`M${x + wide / 2 - 14} 196h28v34h-28z`} fill={ink} />
          </g>
        ))}
        <path d="M0 472H740V620H0Z" fill={mix("#8a8578", ink, 0.2)} />
        <g transform="translate(0 -22)">
          <Wheel x={830} y={566} r={74} ink={ink} />
          <Wheel x={1150} y={566} r={74} ink={ink} />
          <path
            d="M830 566L900 452H1010L1150 566M900 452L940 570H1010L900 470M1010 452V570M1010 452L996 412M830 566L940 570"
            fill="none"
            stroke={accent}
            strokeWidth={13}
            strokeLinejoin="round"
          />
          <path d="M1020 470H1230L1204 560H1046Z" fill={wood} />
          <path d="M1026 492H1224M1034 520H1216" stroke={mix(wood, ink, 0.4)} strokeWidth={6} />
          <path d="M880 440H928V454H880ZM960 400L1000 412L980 424" fill={ink} />
          {[1060, 1126, 1190].map((x, i) => (
            <circle key={x} cx={x} cy={454} r={36} fill={[yarns.korkje, yarns.sisselrot, yarns.tang][i]} />
          ))}
          <path
            d="M1034 440C1050 430 1074 450 1088 470M1100 440C1120 430 1140 450 1154 468M1166 440C1180 432 1204 446 1216 468"
            fill="none"
            stroke={paper}
            strokeWidth={4}
          />
        </g>
        <path d="M0 620H1280V960H0Z" fill="#7c6a55" />
        <path
          d="M0 700H1280M0 780H1280M0 866H1280M0 924H1280"
          stroke={mix("#7c6a55", ink, 0.4)}
          strokeWidth={5}
        />
        <path d={`M${LEFT} ${TOP + HIGH}h${mark}l28 28h-${mark}z`} fill={mix("#7c6a55", ink, 0.55)} />
        {[0, 1, 2, 3, 4].map((i) => {
          const x = LEFT + i * WIDE;
          return (
            <g key={x}>
              <path d={`M${x + 3} ${TOP}h${WIDE - 6}v${HIGH}h-${WIDE - 6}z`} fill={mix(wood, ink, 0.45)} />
              {[0, 1, 2, 3].map((slat) => (
                <path
                  key={slat}
                  d={`M${x + 3} ${TOP + slat * 73}h${WIDE - 6}v67h-${WIDE - 6}z`}
                  fill={mix(wood, "#ffffff", ((slat + i) % 3) * 0.07)}
                />
              ))}
            </g>
          );
        })}
        {[0, 1, 2, 3, 4].map((i) => {
          const x = LEFT + i * WIDE;
          return (
            <g key={x}>
              <path
                d={`M${x + 3} ${TOP}h10v${HIGH}h-10zM${x + WIDE - 13} ${TOP}h10v${HIGH}h-10z`}
                fill={mix(wood, ink, 0.22)}
              />
              <text x={x + WIDE / 2} y={TOP + 268} textAnchor="middle" fill={ink} {...plain(34, 760, 84)}>
                {word(picture, i)}
              </text>
            </g>
          );
        })}
        {heights.map((metres, i) => {
          const high = (metres / 643) * 206;
          return (
            <path
              key={metres}
              d={stitch(LEFT + i * pitch + 8, TOP + 216 - high, pitch - 16, high)}
              fill={main}
            />
          );
        })}
      </Drawing>
    </Stage>
  );
};
