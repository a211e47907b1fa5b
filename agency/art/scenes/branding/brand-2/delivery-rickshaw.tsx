import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fringe, Mark, Rain, round } from "./rain.tsx";

/** A spoked wheel, its hub at `x`, `y`. */
function Wheel({
  x,
  y,
  ink,
  rim,
}: {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  readonly rim: string;
}) {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    return `M${x} ${y}L${x + Math.cos(turn) * 100} ${y + Math.sin(turn) * 100}`;
  });
  return (
    <g>
      <path d={spokes.join("")} stroke={ink} strokeWidth={4} />
      <circle cx={x} cy={y} r={106} fill="none" stroke={ink} strokeWidth={20} />
      <circle cx={x} cy={y} r={92} fill="none" stroke={rim} strokeWidth={6} />
      <circle cx={x} cy={y} r={18} fill={ink} />
    </g>
  );
}

/** A rickshaw van from the side: the year's rain down its box, a rider in pink, the same strokes as splash. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [skin, dark] = [skins[0], mix(main, ink, 0.28)];
  const splash = (x: number, way: 1 | -1, share: number) =>
    [300, 220, 250, 130, 160, 70, 30, 1]
      .map((long, i) => `M${x + way * i * 26} ${880 - long * share * 0.2}v${-long * share}`)
      .join("");
  return (
    <Stage ground="#dfe9f5">
      <Drawing width={1280} height={960}>
        <Rain width={1280} height={760} color="#cbdcf0" july="#cbdcf0" pitch={40} />
        <path d="M0 848H1280V960H0Z" fill={mix(ink, "#8fa3c4", 0.35)} />
        <path d="M8 888C200 852 1080 852 1272 888C1080 936 200 936 8 888Z" fill={second} />
        <Wheel x={320} y={768} ink={ink} rim={accent} />
        <Wheel x={1052} y={768} ink={ink} rim={accent} />
        <path
          d="M640 700L800 748H860L1052 768M860 748L820 560M860 748L968 520L1052 768M820 580L980 560"
          fill="none"
          stroke={ink}
          strokeWidth={16}
          strokeLinejoin="round"
        />
        <path d="M800 552H872C880 552 876 576 860 576H810Z" fill={ink} />
        <circle cx={850} cy={752} r={38} fill="none" stroke={ink} strokeWidth={14} />
        <path d="M100 168H720V668H100Z" fill={ground} />
        <path d="M100 668H720V712H100Z" fill={ink} />
        <path d="M80 168C80 96 180 72 410 72C640 72 740 96 740 168V196H80Z" fill={main} />
        <path d="M80 176H740V196H80Z" fill={dark} />
        <path d="M150 100V176M280 76V176M410 72V176M540 76V176M670 100V176" stroke={dark} strokeWidth={6} />
        <Mark x={184} y={236} width={452} color={paper} name={say(0)} rain="none" />
        <Fringe x={184} y={356} width={452} tall={2.5} color={paper} />
        <text x={136} y={640} fill={accent} {...round(34, 900)}>
          {say(1)}
        </text>
        <text x={684} y={640} textAnchor="end" fill={second} {...round(30, 700)}>
          {say(3)}
        </text>
        <path d="M800 560L884 640L862 740H900L932 624L876 540Z" fill={ink} />
        <path d="M850 736H916L920 760H846Z" fill={skin} />
        <path
          d="M788 574L776 500C776 380 812 320 860 300L936 320L952 400L900 470L904 580C900 640 800 640 788 574Z"
          fill={main}
        />
        <path d="M870 350L980 470L992 528L956 532L930 480L850 420Z" fill={dark} />
        <path d="M956 512L1000 506L1010 540L962 544Z" fill={skin} />
        <path
          d="M968 548C980 516 1016 512 1036 520"
          fill="none"
          stroke={ink}
          strokeWidth={14}
          strokeLinecap="round"
        />
        <path d="M884 200C960 196 976 250 966 300C962 322 940 330 916 330L880 330Z" fill={skin} />
        <path d="M966 252L984 282L964 286Z" fill={skin} />
        <path
          d="M952 208C900 164 820 196 822 272C824 330 846 344 916 344C890 320 888 250 952 208Z"
          fill={main}
        />
        <path d="M916 344C890 320 888 250 952 208L964 226C914 262 916 318 940 340Z" fill={dark} />
        <path d="M944 256h16v12h-16z" fill={ink} />
        <path d="M600 716H712V776H600Z" fill={accent} />
        <text x={656} y={756} textAnchor="middle" fill={ink} {...round(26, 900)}>
          {say(2)}
        </text>
        <g fill="none" strokeWidth={14} strokeLinecap="round">
          <path d={splash(1184, 1, 0.75)} stroke={ground} />
          <path d={splash(190, -1, 0.5)} stroke={ground} />
        </g>
      </Drawing>
    </Stage>
  );
};
