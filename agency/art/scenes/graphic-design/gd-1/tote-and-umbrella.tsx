import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Wide } from "../say.tsx";
import { Arches, inks } from "./rain.tsx";

const { yellow, blue, lac, paper, ink, orange } = inks;
const [cx, cy, radius] = [424, 452, 376];

function point(angle: number, r: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(cx + r * Math.cos(radians)).toFixed(1)} ${(cy + r * Math.sin(radians)).toFixed(1)}`;
}

/** One of eight panels with rain running from the crown to the rim. */
function Panel({ index }: { readonly index: number }) {
  const random = mulberry32(40 + index);
  const from = index * 45 - 90;
  const [ground, stroke] = index % 2 ? [paper, lac] : [blue, paper];
  const rain = Array.from({ length: 7 }, (_, i) => {
    const angle = from + (i + 0.5) * 6.1 + 1.2;
    const edge = radius * (0.92 - 0.09 * Math.sin(((i + 0.5) / 7) * Math.PI));
    let at = 70 + random() * 60 + Math.abs(i - 3) * 26;
    let path = "";
    while (at < edge - 20) {
      const end = Math.min(edge - 8, at + 24 + random() * 110);
      path += `M${point(angle, at)}L${point(angle, end)}`;
      at = end + 14 + random() * 24;
    }
    return path;
  });
  return (
    <>
      <path
        d={`M${cx} ${cy}L${point(from, radius)}Q${point(from + 22.5, radius * 0.86)} ${point(from + 45, radius)}Z`}
        fill={ground}
      />
      <path d={rain.join("")} stroke={stroke} strokeWidth={11} />
      <path d={`M${cx} ${cy}L${point(from, radius)}`} stroke={ink} strokeWidth={4} />
    </>
  );
}

/** On yellow: an umbrella from above with eight panels of rain, a cotton bag lettered RADIO, and a pin. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={yellow}>
      <Drawing width={1280} height={960}>
        <path
          d={`M${Array.from({ length: 8 }, (_, i) => point(i * 45 - 90, radius)).join("L")}Z`}
          fill="#b98700"
          transform="translate(24 24)"
        />
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
          <Panel key={i} index={i} />
        ))}
        <circle cx={cx} cy={cy} r={26} fill={ink} />
        <circle cx={cx} cy={cy} r={9} fill={yellow} />
        <path d="M880 92V0M1128 92V0" stroke={ink} strokeWidth={0} />
        <path d="M908 300V120C908 20 1100 20 1100 120V300" fill="none" stroke="#dcd4bf" strokeWidth={28} />
        <path d="M852 312H1204V812H852Z" fill="#b98700" />
        <path d="M832 292H1184V792H832Z" fill={paper} />
        <path d="M894 292V388h28V292M1086 292V388h28V292" fill="#dcd4bf" />
        <path d="M832 308H1184" stroke="#dcd4bf" strokeWidth={3} strokeDasharray="12 8" />
        <Wide x={872} y={548} width={272} cap={112} color={blue}>
          {say(0)}
        </Wide>
        <Wide x={872} y={684} width={272} cap={112} color={blue}>
          {say(1)}
        </Wide>
        <text x={1008} y={746} textAnchor="middle" fill={lac} {...svgFont(34, 700)}>
          {say(4)}
        </text>
        <circle cx={808} cy={836} r={84} fill="#b98700" />
        <circle cx={796} cy={824} r={84} fill={ink} />
        <clipPath id="pin">
          <circle cx={796} cy={824} r={78} />
        </clipPath>
        <g clipPath="url(#pin)">
          <Arches
            x={718}
            y={746}
            width={156}
            height={156}
            color={orange}
            ground={yellow}
            foot={112}
            step={34}
            rings={3}
          />
          <rect x={718} y={858} width={156} height={50} fill={ink} />
        </g>
        <text x={796} y={888} textAnchor="middle" fill={yellow} {...svgFont(30, 800, 90)}>
          {say(2)}
        </text>
        <text x={64} y={916} fill={ink} {...svgFont(56, 850, 140)}>
          {say(3)}
        </text>
      </Drawing>
    </Stage>
  );
};
