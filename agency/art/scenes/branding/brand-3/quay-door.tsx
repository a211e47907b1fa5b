import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { heights, plain, stitch, yarns } from "./knit.tsx";

const boards = Array.from({ length: 17 }, (_, i) => i * 80);
const [LEFT, FOOT, PLANK] = [290, 400, 100];

/** A bale of wool sewn in sacking. */
function Bale({ x, y, ink }: { readonly x: number; readonly y: number; readonly ink: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 16C20 0 160 0 180 16V120C160 136 20 136 0 120Z" fill={yarns.bjork} />
      <path d="M60 4V132M120 4V132" stroke={mix(yarns.bjork, ink, 0.4)} strokeWidth={6} />
      <path d="M0 30L-14 18M180 30L194 18" stroke={yarns.bjork} strokeWidth={14} strokeLinecap="round" />
      <path d={stitch(72, 46, 36, 44)} fill={ink} />
    </g>
  );
}

/** A white warehouse front on the quay: seven painted planks over the double door, bales in the doorway, rain. */
export const draw: Draw = (brief, picture, { random }) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const line = mix(paper, main, 0.22);
  const drops = Array.from({ length: 70 }, () => {
    const [x, y] = [random() * 1340 - 20, random() * 900];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-14 56`;
  });
  return (
    <Stage ground={mix(paper, main, 0.06)}>
      <Drawing width={1280} height={960}>
        <path d={boards.map((x) => `M${x} 0V832`).join("")} stroke={line} strokeWidth={4} />
        <path d="M0 832H1280V960H0Z" fill={mix(ink, main, 0.4)} />
        <path
          d="M0 832H1280M0 876H1280M0 920H1280M240 832V876M700 832V876M1100 832V876M420 876V920M900 876V920"
          stroke={mix(ink, "#000000", 0.2)}
          strokeWidth={5}
        />
        {heights.map((metres, i) => {
          const high = 60 + (metres / 643) * 232;
          const x = LEFT + i * PLANK;
          return (
            <g key={metres}>
              <path d={`M${x + 4} ${FOOT - high}h${PLANK - 8}v${high}h-${PLANK - 8}z`} fill={main} />
              <path
                d={`M${x + 4} ${FOOT - high}h${PLANK - 8}v10h-${PLANK - 8}z`}
                fill={mix(main, paper, 0.35)}
              />
              <path d={stitch(x + 14, FOOT - high + 26, PLANK - 28, high - 44)} fill={paper} />
            </g>
          );
        })}
        <path d="M266 400H1014V416H266Z" fill={ink} />
        <path d="M330 448H950V832H330Z" fill={ink} />
        <path d="M350 468H930V832H350Z" fill={mix(ink, "#000000", 0.45)} />
        <path d="M350 468L270 500V860L350 832ZM930 468L1010 500V860L930 832Z" fill={accent} />
        <path d="M350 640L270 668M930 640L1010 668" stroke={mix(accent, ink, 0.4)} strokeWidth={8} />
        <Bale x={400} y={700} ink={ink} />
        <Bale x={620} y={700} ink={ink} />
        <Bale x={506} y={564} ink={ink} />
        <path
          d="M896 822C924 822 928 800 920 786"
          fill="none"
          stroke={yarns.fog}
          strokeWidth={14}
          strokeLinecap="round"
        />
        <path
          d="M810 832C804 786 814 746 836 724L832 704L812 706L798 694L804 680L826 672L834 654L850 668C874 674 882 704 882 730C898 754 904 800 900 832Z"
          fill={yarns.fog}
        />
        <path d="M834 726L880 716" stroke={accent} strokeWidth={10} />
        <path d="M828 684h8v8h-8zM798 690h12v9h-12z" fill={ink} />
        <path d="M640 468v44" stroke={ink} strokeWidth={6} />
        <path d="M604 512H676L660 548H620Z" fill={accent} />
        <path d={drops.join("")} stroke={mix(main, paper, 0.55)} strokeWidth={3} opacity={0.75} />
        <text x={640} y={84} textAnchor="middle" fill={ink} {...plain(76, 640)}>
          {say(0)}
        </text>
        <path d="M44 480H250V684H44Z" fill={main} />
        <text x={64} y={530} fill={paper} {...plain(28, 680, 90)}>
          {say(1)}
        </text>
        {say(2)
          .split(", ")
          .map((part, i) => (
            <text key={part} x={64} y={588 + i * 46} fill={paper} {...plain(i ? 44 : 30, i ? 700 : 500)}>
              {part}
            </text>
          ))}
        <path d="M1046 480H1244V624H1046Z" fill={accent} />
        <circle cx={1144} cy={672} r={24} fill={ink} />
        <circle cx={1144} cy={672} r={11} fill={paper} />
        {say(3)
          .split(/ (?=are)/)
          .map((part, i) => (
            <text key={part} x={1066} y={542 + i * 48} fill={ink} {...plain(31, 700, 88)}>
              {part}
            </text>
          ))}
      </Drawing>
    </Stage>
  );
};
