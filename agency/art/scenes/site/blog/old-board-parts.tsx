interface Placed {
  readonly x: number;
  readonly y: number;
}

const shadow = "#2A1E12";
const legs = "#C9C2B4";

/** A chip in its socket: black body, notch at its left end, pins along both long sides. */
export function Chip(
  props: Placed & { readonly width: number; readonly height: number; readonly pins: number },
) {
  const { x, y, width, height, pins } = props;
  const step = width / pins;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={12} y={14} width={width} height={height} fill={shadow} />
      {Array.from({ length: pins }, (_, i) => (i + 0.5) * step - 5).map((left) => (
        <rect key={left} x={left} y={-14} width={10} height={height + 28} fill={legs} />
      ))}
      <rect width={width} height={height} fill="#1A1412" />
      <rect width={width} height={5} fill="#3C3632" />
      <rect y={height - 12} width={width} height={12} fill="#0C0807" />
      <path d={`M0 ${height / 2 - 12}a12 12 0 0 1 0 24z`} fill="#3C3632" />
    </g>
  );
}

/** A relay, tall: lid, front side and a long shadow. */
export function Relay({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={18} y={22} width={118} height={128} fill={shadow} />
      <rect width={118} height={92} fill="#E9E4DA" />
      <rect y={92} width={118} height={36} fill="#A39A8C" />
      <path d="M22 46h22v-18h30v36h-30v-18M74 46h22" fill="none" stroke="#5A2A1A" strokeWidth={6} />
    </g>
  );
}

/** A new electrolytic capacitor, standing: scored lid, blue sleeve with its pale stripe. */
export function Capacitor({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-30 20l60 -30l34 22v22a46 46 0 0 1 -92 0z" fill={shadow} />
      <path d="M-46 -22v44a46 46 0 0 0 92 0v-44z" fill="#3E53A8" />
      <path d="M10 -22v88a46 46 0 0 0 24 -14v-74z" fill="#DDE2EA" />
      <circle cy={-22} r={46} fill="#5C74D6" />
      <circle cy={-22} r={35} fill="#DDE2EA" />
      <path d="M-24 -46L24 2M24 -46L-24 2" stroke="#5C74D6" strokeWidth={5} />
    </g>
  );
}

/** An old ceramic capacitor: a small brown disc on two legs. */
export function Disc({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={10} cy={14} r={27} fill={shadow} />
      <path d="M-12 10V58M12 10V58" stroke={legs} strokeWidth={7} />
      <circle r={27} fill="#B9713F" />
      <path d="M-12 -8h24" stroke="#5A2A1A" strokeWidth={6} />
    </g>
  );
}

/** A power transistor lying on its back: tab with a hole, black body, three legs. */
export function Transistor({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M10 12h84v96h-84z" fill={shadow} />
      {[14, 37, 60].map((leg) => (
        <rect key={leg} x={leg} y={70} width={10} height={42} fill={legs} />
      ))}
      <rect y={-14} width={84} height={40} fill="#B9C0BE" />
      <circle cx={42} cy={4} r={11} fill="#33241A" />
      <rect y={22} width={84} height={58} fill="#1A1412" />
      <rect y={22} width={84} height={5} fill="#3C3632" />
    </g>
  );
}

/** A holder with one cell, upright; its plus is at the top. */
export function Holder({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={18} y={18} width={136} height={380} fill="#B9713F" />
      <rect width={136} height={380} fill="#141618" />
      <rect x={12} y={12} width={112} height={356} fill="#24282A" />
      <rect x={54} y={14} width={28} height={16} fill="#D5DADD" />
      <rect x={22} y={30} width={92} height={306} fill="#F4B400" />
      <rect x={22} y={30} width={92} height={64} fill="#B9713F" />
      <rect x={22} y={30} width={18} height={306} fill="#FFFFFF" opacity={0.25} />
      <rect x={22} y={336} width={92} height={10} fill="#B9C0BE" />
      <path d="M28 352l12 10l12 -10l12 10l12 -10l12 10l12 -10" fill="none" stroke="#D5DADD" strokeWidth={6} />
      <path d="M54 62h28M68 48v28" stroke="#F4F5F1" strokeWidth={7} />
    </g>
  );
}
