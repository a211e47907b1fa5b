import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Label } from "./coat.tsx";
import { Mark, months, PITCH, round } from "./rain.tsx";

const lilac = "#b9a4e6";
const PUNCHED = 6;
const FROM = 5;

/** Twelve strokes to be punched, from June on; the first `punched` have a hole. */
function Season(props: {
  readonly y: number;
  readonly punched: number;
  readonly color: string;
  readonly hole: string;
}) {
  const { y, punched, color, hole } = props;
  const pitch = PITCH * 3.5;
  return (
    <g>
      {months.map((_, i) => {
        const mm = months[(FROM + i) % 12] ?? 0;
        const x = 72 + (i + 0.5) * pitch;
        return (
          <g key={x}>
            <path d={`M${x} ${y}v${mm * 0.24}`} stroke={color} strokeWidth={26} strokeLinecap="round" />
            {i < punched && <circle cx={x} cy={y} r={17} fill={hole} />}
          </g>
        );
      })}
    </g>
  );
}

/** The warranty card half out of the inner pocket: two rows of twelve months, six of them punched; its back beside it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [seam, shade] = [mix(lilac, ink, 0.3), mix(lilac, ink, 0.16)];
  const [first, rest] = say(4).split(/, /);
  return (
    <Stage ground={lilac}>
      <Drawing width={1280} height={960}>
        <path
          d={Array.from({ length: 15 }, (_, i) => `M${i * 160 - 640} 0l960 960M${i * 160} 0l-960 960`).join(
            "",
          )}
          stroke={shade}
          strokeWidth={4}
        />
        <g transform="rotate(7 1000 480)">
          <path d="M756 96H1200V900H756Z" fill={mix(lilac, ink, 0.4)} transform="translate(14 14)" />
          <path d="M756 96H1200V900H756Z" fill={ground} />
          <text x={884} y={220} fill={paper} {...round(62, 900)}>
            {`${first},`}
          </text>
          <text x={884} y={290} fill={accent} {...round(62, 900)}>
            {rest}
          </text>
          <g fill="none" strokeLinecap="round">
            <path d="M890 360H1150M890 420H1150" stroke={main} strokeWidth={18} />
            <path
              d="M910 340L940 440M960 340L990 440M1000 340L1040 440M1070 340L1110 440"
              stroke={paper}
              strokeWidth={8}
            />
            <path d="M1110 440L1176 372" stroke={accent} strokeWidth={8} />
          </g>
          <text x={884} y={540} fill={paper} {...round(36, 800)}>
            {say(5)}
          </text>
        </g>
        <g transform="rotate(-4 480 440)">
          <path d="M76 64H846V840H76Z" fill={mix(lilac, ink, 0.4)} transform="translate(14 14)" />
          <path d="M76 64H846V840H76Z" fill={accent} />
          <path d="M96 84H826V840H96Z" fill="none" stroke={ink} strokeWidth={5} strokeDasharray="20 12" />
          <g transform="translate(40 0)">
            <text x={84} y={184} fill={ink} {...round(92, 900)}>
              {say(0)}
            </text>
            <text x={84} y={240} fill={ink} {...round(36, 600)}>
              {say(1)}
            </text>
            <text x={770} y={240} textAnchor="end" fill={ink} {...round(36, 600)}>
              {say(2)}
            </text>
            <g transform="translate(12 0)">
              <Season y={298} punched={PUNCHED} color={ground} hole={mix(lilac, ink, 0.5)} />
              <Season y={444} punched={0} color={ground} hole={lilac} />
            </g>
            <text x={84} y={620} fill={ink} {...round(42, 800)}>
              {say(3)}
            </text>
            <Mark x={584} y={574} width={184} color={ink} name={brief.name} />
          </g>
        </g>
        <path d="M0 716L1280 660V960H0Z" fill={mix(lilac, "#ffffff", 0.12)} />
        <path d="M0 716L1280 660V704L0 760Z" fill={seam} />
        <path d="M0 738L1280 682" stroke={paper} strokeWidth={5} strokeDasharray="18 12" />
        <path d="M0 800L1280 744M0 816L1280 760" stroke={seam} strokeWidth={3} strokeDasharray="16 10" />
        <g transform="rotate(-2.5 640 860)">
          <Label x={448} y={800} width={384} color={ground} ink={paper} name={brief.name} />
        </g>
      </Drawing>
    </Stage>
  );
};
