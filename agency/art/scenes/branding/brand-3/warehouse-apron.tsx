import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Knitting } from "./fabric.tsx";
import { heights, plain, Summits, yarns } from "./knit.tsx";

const [LEFT, WIDE, FOOT] = [336, 608, 872];
const POCKET = WIDE / 7;

/** What stands in a pocket, from its mouth upwards. */
function Kept({
  kind,
  x,
  y,
  ink,
}: {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
}) {
  const ball = (color: string) => (
    <g>
      <circle cx={x} cy={y - 14} r={34} fill={color} />
      <path
        d={`M${x - 30} ${y - 30}C${x - 6} ${y - 34} ${x + 14} ${y - 20} ${x + 24} ${y}M${x - 16} ${y - 44}C${x + 6} ${y - 44} ${x + 26} ${y - 30} ${x + 33} ${y - 12}`}
        fill="none"
        stroke={mix(color, "#ffffff", 0.4)}
        strokeWidth={5}
      />
    </g>
  );
  switch (kind) {
    case 0:
      return (
        <g stroke={yarns.bjork} strokeWidth={8} strokeLinecap="round">
          <path d={`M${x - 12} ${y + 20}L${x - 22} ${y - 150}M${x + 10} ${y + 20}L${x + 20} ${y - 136}`} />
          <circle cx={x - 22} cy={y - 152} r={10} fill={yarns.bjork} />
          <circle cx={x + 20} cy={y - 138} r={10} fill={yarns.bjork} />
        </g>
      );
    case 2:
      return (
        <g fill="none" stroke="#aeb8bd" strokeWidth={11}>
          <circle cx={x - 18} cy={y - 50} r={20} />
          <circle cx={x + 20} cy={y - 50} r={20} />
          <path d={`M${x - 8} ${y - 32}L${x + 12} ${y + 20}M${x + 10} ${y - 32}L${x - 10} ${y + 20}`} />
        </g>
      );
    case 4:
      return (
        <g>
          <path d={`M${x - 26} ${y + 10}v-76h44v76z`} fill="#fbfaf6" transform={`rotate(-7 ${x} ${y})`} />
          <path d={`M${x - 18} ${y + 10}v-60h44v60z`} fill="#ece9df" stroke={ink} strokeWidth={2} />
          <Summits x={x - 14} base={y - 22} width={36} color={ink} />
        </g>
      );
    case 6:
      return <path d={`M${x - 20} ${y + 10}v-60l20-24l20 24v60z`} fill={yarns.sisselrot} />;
    default:
      return ball([ink, yarns.korkje, ink, yarns.steinlav, ink, yarns.skjell][kind] ?? ink);
  }
}

/** An apron with seven pockets whose mouths lie at seven heights, a knitted cap and wrist warmers, on straw. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const dark = mix(main, ink, 0.5);
  const shade = mix(yarns.bjork, ink, 0.34);
  const mouth = (i: number) => FOOT - 60 - ((heights[i] ?? 0) / 643) * 230;
  const outline = `M500 92H780L812 300C850 340 900 356 ${LEFT + WIDE} 360V${FOOT}H${LEFT}V360C380 356 430 340 468 300Z`;
  const notes = [
    { index: 2, pocket: 0, y: 476, x: LEFT + 24, to: 506 },
    { index: 3, pocket: 2, y: 424, x: LEFT + 1.75 * POCKET, to: 566 },
    { index: 4, pocket: 4, y: 560, x: LEFT + 4.1 * POCKET, to: 592 },
  ];
  return (
    <Stage ground={yarns.bjork}>
      <Drawing width={1280} height={960}>
        <g transform="translate(16 16)" fill={shade}>
          <path d={outline} />
        </g>
        <path d="M516 100C516 10 764 10 764 100" fill="none" stroke={accent} strokeWidth={18} />
        <path
          d={`M${LEFT + 4} 376C240 360 180 420 60 396M${LEFT + WIDE - 4} 376C1060 360 1120 420 1230 380`}
          fill="none"
          stroke={accent}
          strokeWidth={16}
        />
        <path d={outline} fill={main} />
        <path d="M500 92H780L784 116H496Z" fill={dark} />
        <Summits x={540} base={236} width={200} color={paper} />
        <text x={640} y={290} textAnchor="middle" fill={paper} {...plain(36, 640)}>
          {say(0)}
        </text>
        {heights.map((metres, i) => (
          <g key={metres}>
            <Kept kind={i} x={LEFT + (i + 0.5) * POCKET} y={mouth(i)} ink={ink} />
            <path
              d={`M${LEFT + i * POCKET + 3} ${mouth(i)}h${POCKET - 6}V${FOOT}h-${POCKET - 6}z`}
              fill={mix(main, paper, i % 2 ? 0.2 : 0.12)}
            />
            <path
              d={`M${LEFT + i * POCKET + 3} ${mouth(i) + 12}h${POCKET - 6}`}
              stroke={accent}
              strokeWidth={5}
              strokeDasharray="12 7"
            />
          </g>
        ))}
        {notes.map(({ index, pocket, y, x, to }) => (
          <g key={index}>
            <path d={`M${LEFT + (pocket + 0.5) * POCKET} ${y + 12}V${to}`} stroke={accent} strokeWidth={5} />
            <text x={x} y={y} fill={paper} {...plain(36, 640)}>
              {say(index)}
            </text>
          </g>
        ))}
        <text x={300} y={846} textAnchor="end" fill={ink} {...plain(40, 680)}>
          {say(1)}
        </text>
        <g transform="translate(48 60)">
          <path
            d="M12 240C0 90 60 20 124 20C188 20 248 90 236 240Z"
            fill={shade}
            transform="translate(12 12)"
          />
          <circle cx={124} cy={16} r={30} fill={accent} />
          <clipPath id="cap">
            <path d="M12 240C0 90 60 20 124 20C188 20 248 90 236 240Z" />
          </clipPath>
          <g clipPath="url(#cap)">
            <rect width={260} height={250} fill={mix(second, ink, 0.4)} />
            <Knitting
              width={260}
              height={250}
              colors={[second, paper, accent]}
              stitchWidth={14}
              rowHeight={8}
              shore={27}
              marked={3}
            />
          </g>
          <path d="M4 204H244V262H4Z" fill={second} />
          <path
            d={Array.from({ length: 15 }, (_, i) => `M${20 + i * 15} 208V258`).join("")}
            stroke={mix(second, ink, 0.4)}
            strokeWidth={4}
          />
        </g>
        {[0, 1].map((i) => (
          <g key={i} transform={`translate(${1010 + i * 128} ${72 + i * 24}) rotate(${i ? 5 : -4})`}>
            <path d="M0 0H108L100 300H8Z" fill={shade} transform="translate(12 12)" />
            <clipPath id={`warmer-${i}`}>
              <path d="M0 0H108L100 300H8Z" />
            </clipPath>
            <g clipPath={`url(#warmer-${i})`}>
              <rect width={110} height={300} fill={mix(accent, ink, 0.4)} />
              <Knitting
                width={110}
                height={300}
                colors={[accent, paper, main]}
                stitchWidth={14}
                rowHeight={8}
                shore={32}
                marked={20}
              />
              <path d="M0 0H110V36H0ZM0 268H110V300H0Z" fill={main} />
            </g>
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
