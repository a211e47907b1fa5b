import { mix } from "../../../kit/colour.ts";
import { Mark } from "./rain.tsx";

const BODY =
  "M-84 236L-190 282C-216 296-226 320-230 350L-250 940H250L230 350C226 320 216 296 190 282L84 236Z";
const SLEEVES =
  "M-178 276C-226 296-244 330-254 380L-318 700L-232 722L-206 560L-190 420ZM178 276C226 296 244 330 254 380L318 700L232 722L206 560L190 420Z";
const HOOD = "M0 0C96 0 150 66 150 160C150 214 128 250 96 268H-96C-128 250-150 214-150 160C-150 66-96 0 0 0Z";
const OPENING =
  "M0 52C66 52 100 104 100 166C100 216 58 250 0 256C-58 250-100 216-100 166C-100 104-66 52 0 52Z";

/** The flat parts of the coat, 940 high, the middle at x = 0. */
export const PARTS = [SLEEVES, BODY, HOOD] as const;

/** The chest label, 120 by 38 millimetres, with its mark; `x`, `y` are its corner. */
export function Label(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly ink: string;
  readonly name: string;
}) {
  const { x, y, width, color, ink, name } = props;
  const high = (width * 38) / 120;
  const mark = high * 1.62;
  return (
    <g>
      <rect x={x} y={y} width={width} height={high} fill={color} />
      <path
        d={`M${x + width * 0.045} ${y + high * 0.1}v${high * 0.8}M${x + width * 0.955} ${y + high * 0.1}v${high * 0.8}`}
        stroke={ink}
        strokeWidth={width * 0.012}
        strokeDasharray={`${high * 0.09} ${high * 0.06}`}
      />
      <Mark x={x + (width - mark) / 2} y={y + high * 0.1} width={mark} color={ink} name={name} />
    </g>
  );
}

/**
 * A raincoat from the front with its hood up, 940 units high and 636 wide; inside a `Drawing`.
 * @param x middle, `y` top of the hood
 * @param size 1 for 940 pixels
 * @param label its cloth and yarn; left out, the coat has none
 */
export function Coat(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly label?: { readonly color: string; readonly ink: string; readonly name: string };
  readonly labelWidth?: number;
}) {
  const { x, y, size, color, label, labelWidth = 236 } = props;
  const [dark, deep, light] = [
    mix(color, "#0b1233", 0.2),
    mix(color, "#0b1233", 0.62),
    mix(color, "#ffffff", 0.28),
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={SLEEVES} fill={dark} />
      <path d="M-318 700L-310 660L-224 682L-232 722ZM318 700L310 660L224 682L232 722Z" fill={deep} />
      <path d={BODY} fill={color} />
      <path d="M96 268L190 282C216 296 226 320 230 350L250 940H196L176 420Z" fill={dark} />
      <path d="M-214 330L-236 900" stroke={light} strokeWidth={8} fill="none" strokeLinecap="round" />
      <path d={HOOD} fill={color} />
      <path d="M88 34C132 62 150 104 150 160C150 214 128 250 96 268H60C110 230 124 130 88 34Z" fill={dark} />
      <path d={OPENING} fill={deep} />
      <path d="M-70 110C-52 76-26 66 0 66C26 66 52 76 70 110" stroke={dark} strokeWidth={7} fill="none" />
      <path d="M-34 252V330M34 252V352" stroke={light} strokeWidth={7} strokeLinecap="round" />
      <path d="M-42 326h16v26h-16zM26 348h16v26h-16z" fill={deep} />
      <path d="M-231 396H231" stroke={dark} strokeWidth={6} />
      <path d="M-128 396V940" stroke={dark} strokeWidth={6} />
      {[440, 580, 720, 860].map((at) => (
        <circle key={at} cx={-110} cy={at} r={8} fill={deep} />
      ))}
      <path d="M-92 690H-6V728L-49 744L-92 728ZM86 690H172V728L129 744L86 728Z" fill={dark} />
      {label && <Label x={-labelWidth / 2} y={424} width={labelWidth} {...label} />}
    </g>
  );
}
