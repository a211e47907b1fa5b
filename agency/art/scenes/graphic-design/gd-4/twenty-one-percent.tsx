import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { Hung } from "./hung.tsx";

const LINE = 150;
const BAR = 26;

/** A format with its bar at 21 per cent of its height; what is inside counts from its corner. */
function Format(props: {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly ink: string;
  readonly children?: ReactNode;
}) {
  const { x, width, height, color, ink, children } = props;
  const top = LINE - height * 0.21;
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M0 0H${width}V${height}H0z`} fill="#2f6f94" transform="translate(12 12)" />
      <path d={`M0 0H${width}V${height}H0z`} fill={color} />
      {children}
      <path d={`M0 ${LINE - top}H${width}v${BAR}H0z`} fill={ink} />
    </g>
  );
}

/** Five formats on one red line at 21 per cent of their height; below, a board letter on the strip and its section. */
export const draw: Draw = (brief, picture) => {
  const { ink, accent, ground, paper } = brief.palette;
  const say = (index: number) => word(picture, index);
  const steel = "#5c6b74";
  const label = (x: number, y: number, index: number) => (
    <text x={x} y={y} fill={ink} {...svgFont(28, 700)}>
      {say(index)}
    </text>
  );
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <Format x={56} width={288} height={408} color={paper} ink={ink}>
          <circle cx={48} cy={44} r={22} fill={accent} />
          <Hung x={28} bar={86} size={270} color={ink}>
            {say(8)}
          </Hung>
        </Format>
        <Format x={392} width={104} height={168} color={paper} ink={ink}>
          <path d="M40-24H64V0H40zM24 84H80V92H24zM24 102H64V110H24z" fill={ink} />
          <path d="M0 132H104V168H0z" fill={accent} />
        </Format>
        <Format x={544} width={160} height={224} color={accent} ink={ink}>
          <path d="M12 47H44V180H12z" fill={ink} />
          <path d="M52 47H84V128H52z" fill={paper} />
          <path d="M92 47H124V104H92z" fill={ink} />
          <path d="M132 47H150V204H132z" fill={paper} />
        </Format>
        <Format x={760} width={208} height={464} color={mix(ground, ink, 0.72)} ink={ink}>
          <path d="M28 212H180V432H28z" fill="none" stroke={steel} strokeWidth={6} />
          <Hung x={32} bar={108} size={120} color={paper}>
            {say(10)}
          </Hung>
          <circle cx={184} cy={252} r={10} fill={accent} />
        </Format>
        <Format x={1024} width={208} height={280} color={paper} ink={ink}>
          <path d="M0 0H208V30H0z" fill={mix(paper, ink, 0.16)} />
          <path d="M12 10h10v10h-10zM28 10h10v10h-10zM44 10h10v10h-10z" fill={ink} />
          <Hung x={16} bar={70} size={120} color={ink}>
            {say(9)}
          </Hung>
          <path d="M20 180H188V188H20zM20 204H150V212H20zM20 228H170V236H20z" fill={mix(paper, ink, 0.4)} />
        </Format>
        <path d={`M0 ${LINE}H1280`} stroke={accent} strokeWidth={7} />
        {label(56, 512, 1)}
        {label(392, 328, 2)}
        {label(544, 372, 3)}
        {label(760, 560, 4)}
        <path d={`M1256 ${LINE}V400`} stroke={accent} strokeWidth={7} />
        <path d="M1120 392H1280V480H1120z" fill={accent} />
        <text
          x={1200}
          y={456}
          textAnchor="middle"
          fill={paper}
          {...svgFont(60, 800, 100)}
          fontFamily="Archivo"
        >
          {say(0)}
        </text>
        <path d="M0 592H1280V960H0z" fill={paper} />
        <Hung x={64} bar={672} size={344} color={ground} loose>
          {say(10)}
        </Hung>
        <path d="M0 656H640V716H0z" fill={ink} />
        <path d="M150 636H206V724H150zM460 636H516V724H460z" fill={ground} />
        <path d="M150 636H206V648H150zM460 636H516V648H460z" fill={mix(ground, ink, 0.3)} />
        <Dimension x={672} y={656} length={60} upright color={accent} label={say(7)} size={28} side="after" />
        <g transform="translate(880 0)">
          <path d="M0 616H40V944H0z" fill={mix(paper, ink, 0.14)} />
          <path
            d={[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `M0 ${656 + i * 36}L40 ${620 + i * 36}`).join("")}
            stroke={steel}
            strokeWidth={3}
          />
          <path d="M40 668H108V836H40z" fill={ink} />
          <path d="M40 644H132V944H108V668H64V690H40z" fill={ground} stroke={ink} strokeWidth={4} />
          <path d="M40 616V644M132 616V644M40 626H132" stroke={accent} strokeWidth={4} />
          <path d="M108 900H180M132 912V888M108 912V888" stroke={accent} strokeWidth={4} />
          <text x={152} y={642} fill={accent} {...svgFont(32, 700)}>
            {say(5)}
          </text>
          <text x={192} y={911} fill={accent} {...svgFont(32, 700)}>
            {say(6)}
          </text>
        </g>
      </Drawing>
    </Stage>
  );
};
