import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { Stack, Weave, weaves } from "./tin.tsx";

const [x, y, wide, tall] = [112, 440, 1056, 352];
const seam = 56;

/** One body unrolled: seams hatched, the pattern's break laid on them, the back panel; the three diameters above. */
export const draw: Draw = (brief, picture) => {
  const { ink, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const line = second;
  return (
    <Stage ground="#eef1f2">
      <At x={x} y={y} width={wide} height={tall} clip>
        <Weave food="honey" width={wide} height={tall} cell={8} />
      </At>
      <Drawing width={1280} height={960}>
        {[52, 65, 83].map((mm, i) => {
          const r = mm * 1.5;
          const cx = 240 + i * 340 + (i === 2 ? 40 : 0);
          return (
            <g key={mm}>
              <circle cx={cx} cy={180} r={r} fill="#ffffff" stroke={line} strokeWidth={5} />
              <circle cx={cx} cy={180} r={r - 12} fill="none" stroke={line} strokeWidth={2} />
              <path
                d={`M${cx - r - 20} 180H${cx + r + 20}M${cx} ${180 - r - 20}V${180 + r + 20}`}
                stroke={line}
                strokeWidth={2}
                strokeDasharray="18 6 4 6"
              />
              <rect x={cx - 64} y={152} width={128} height={56} fill="#ffffff" />
              <text x={cx} y={194} textAnchor="middle" fill={ink} {...svgFont(42, 750)}>
                {say(i)}
              </text>
            </g>
          );
        })}
        {[x, x + wide - seam].map((left) => (
          <g key={left}>
            <rect x={left} y={y} width={seam} height={tall} fill="#dde3e6" />
            <path
              d={Array.from({ length: 28 }, (_, i) => {
                const top = y + i * 16 - 56;
                return `M${left} ${Math.min(y + tall, Math.max(y, top + 56))}L${left + seam} ${Math.min(y + tall, Math.max(y, top))}`;
              }).join("")}
              stroke={accent}
              strokeWidth={3}
            />
          </g>
        ))}
        <rect x={x} y={y} width={wide} height={tall} fill="none" stroke={ink} strokeWidth={4} />
        <rect x={472} y={y + 16} width={336} height={tall - 32} fill={weaves.honey.panel} />
        <Stack x={496} y={y + 44} width={288} height={tall - 88} lines={["HON", "EY"]} color={ink} gap={20} />
        <rect x={888} y={y + 40} width={200} height={272} fill="#ffffff" stroke={ink} strokeWidth={3} />
        <path
          d={`M912 ${y + 96}h152M912 ${y + 136}h152M912 ${y + 176}h152M912 ${y + 216}h100`}
          stroke="#9aa4aa"
          strokeWidth={6}
        />
        <Dimension x={x} y={y - 28} length={seam} color={accent} label="" />
        <text x={x} y={y - 52} fill={accent} {...svgFont(30, 700)}>
          {say(3)}
        </text>
        <path
          d={`M${x + wide - seam} ${y - 16}V${y - 76}H${x + wide - 96}`}
          fill="none"
          stroke={accent}
          strokeWidth={4}
        />
        <text x={x + wide - 108} y={y - 66} textAnchor="end" fill={accent} {...svgFont(30, 700)}>
          {say(4)}
        </text>
        <path d={`M988 ${y + 312}V${y + tall + 36}H940`} fill="none" stroke={line} strokeWidth={4} />
        <text x={928} y={y + tall + 46} textAnchor="end" fill={line} {...svgFont(30, 700)}>
          {say(5)}
        </text>
        <path
          d={`M640 ${y + tall + 130}V${y + tall + 72}M624 ${y + tall + 92}L640 ${y + tall + 68}L656 ${y + tall + 92}`}
          fill="none"
          stroke={ink}
          strokeWidth={4}
        />
        <text x={672} y={y + tall + 118} fill={ink} {...svgFont(30, 600)}>
          {say(6)}
        </text>
      </Drawing>
    </Stage>
  );
};
