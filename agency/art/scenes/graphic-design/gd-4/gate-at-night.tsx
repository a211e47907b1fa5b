import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Hung } from "./hung.tsx";

/** Somebody at work: seen from behind, one arm up. */
function Worker(props: {
  readonly x: number;
  readonly y: number;
  readonly shirt: string;
  readonly legs: string;
  readonly flip?: boolean;
}) {
  const { x, y, shirt, legs, flip = false } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path d="M-22 96L-26 214H-2L4 130L12 214H36L28 96Z" fill={legs} />
      <path d="M-30 8C-30-10 34-10 34 8L30 104H-26Z" fill={shirt} />
      <path d="M26 10L64-62L84-52L44 44Z" fill={shirt} />
      <path d="M64-62L78-96L94-88L84-52Z" fill="#8a5a3c" />
      <circle cx={2} cy={-34} r={25} fill="#15161a" />
      <path d="M-8-14h20v16h-20z" fill="#6f4630" />
    </g>
  );
}

/** The gate of the works after dark: the line begins, the word Dhaka hangs from it, two people press it on. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [bar, size] = [168, 412];
  return (
    <Stage ground="#0d1a22">
      <Block x={120} y={56} width={1160} height={904} color="#1f4255" />
      <Drawing width={1280} height={960}>
        <path d="M1080 120L640 960H1280V120Z" fill="#2d5d76" />
        <path
          d={Array.from({ length: 12 }, (_, i) => `M120 ${120 + i * 68}H1280`).join("")}
          stroke="#193646"
          strokeWidth={4}
        />
        <path d="M0 890H1280V960H0Z" fill="#0a141a" />
        <rect x={640} y={520} width={320} height={370} fill="#0d1a22" />
        <path
          d={Array.from({ length: 9 }, (_, i) => `M${664 + i * 34} 530V890`).join("")}
          stroke={ground}
          strokeWidth={8}
        />
        <path d="M640 700H960" stroke={ground} strokeWidth={12} />
        <Hung x={196} bar={bar} size={size} color={paper}>
          {say(0)}
        </Hung>
        <path d={`M160 ${bar}H1280V${bar + 58}H160Z`} fill={ink} />
        <path d="M1106 20V84" stroke={ink} strokeWidth={10} />
        <path d="M1060 84H1152L1176 124H1036Z" fill={ink} />
        <path d="M1050 124H1162L1144 150H1068Z" fill="#ffe9a8" />
        <path d="M1000 900L1060 226M1096 900L1136 226" stroke="#c79a4b" strokeWidth={14} />
        <path
          d={Array.from({ length: 11 }, (_, i) => `M${1006 + i * 5.4} ${850 - i * 60}h${92 - i * 1.6}`).join(
            "",
          )}
          stroke="#c79a4b"
          strokeWidth={10}
        />
        <Worker x={1078} y={340} shirt={accent} legs="#0d1a22" />
        <Worker x={1190} y={676} shirt={ground} legs="#111417" flip />
        <path d="M160 850H560L520 760H200Z" fill="#8a5a3c" />
        {[0, 1, 2].map((i) => (
          <g key={i}>
            <rect
              x={210 + i * 8}
              y={716 - i * 44}
              width={300 - i * 16}
              height={40}
              fill={i % 2 ? "#c79a4b" : "#a87733"}
            />
            <path
              d={Array.from({ length: 7 }, (_, k) => `M${240 + k * 40} ${716 - i * 44}v40`).join("")}
              stroke="#5c3c18"
              strokeWidth={4}
            />
          </g>
        ))}
        {[240, 480].map((cx) => (
          <g key={cx}>
            <circle cx={cx} cy={862} r={62} fill="none" stroke={ink} strokeWidth={14} />
            <path
              d={`M${cx - 60} 862H${cx + 60}M${cx} 802V922M${cx - 42} 820L${cx + 42} 904M${cx + 42} 820L${cx - 42} 904`}
              stroke={ink}
              strokeWidth={6}
            />
          </g>
        ))}
        <path d="M560 800L640 770" stroke="#8a5a3c" strokeWidth={14} />
        <rect x={706} y={456} width={188} height={70} fill={paper} />
      </Drawing>
      <Say
        x={800}
        y={452}
        size={64}
        family="Archivo"
        stretch={100}
        weight={800}
        color={ink}
        align="center"
        leading={1.2}
      >
        {say(2)}
      </Say>
      <Say x={196} y={70} size={60} family="Archivo" stretch={100} weight={800} color={paper}>
        {say(1)}
      </Say>
      <Say x={620} y={84} size={40} family="Archivo" stretch={100} weight={600} color={ground}>
        {say(3)}
      </Say>
    </Stage>
  );
};
