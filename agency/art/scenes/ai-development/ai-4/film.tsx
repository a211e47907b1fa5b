/** How wide the chest is at a pair of ribs, from 0 at the top to 11, in units of the film. */
function reach(pair: number): number {
  return 118 + 118 * Math.sin((Math.min(8, pair + 1) / 8) * (Math.PI / 2)) - Math.max(0, pair - 8) * 10;
}

function rib(pair: number, side: number, shift: number): string {
  const y = 96 + pair * 43 + shift;
  const wide = reach(pair);
  const x = (of: number) => 300 + side * of;
  return `M${x(16)} ${y}C${x(wide * 0.42)} ${y - 34} ${x(wide * 0.96)} ${y - 14} ${x(wide)} ${y + 58}`;
}

function front(pair: number, side: number, shift: number): string {
  const y = 96 + pair * 43 + shift;
  const wide = reach(pair);
  const x = (of: number) => 300 + side * of;
  return `M${x(wide)} ${y + 58}C${x(wide * 0.98)} ${y + 112} ${x(wide * 0.62)} ${y + 146} ${x(wide * 0.34)} ${y + 128}`;
}

/**
 * A chest film as threads: twelve pairs of ribs, the spine a plait, the heart a denser weave. The patient's right
 * is at the viewer's left. Inside a `Drawing`; 600 wide and 720 high before scaling.
 * @param fine threads per rib
 */
export function ChestFilm(props: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly thread: string;
  readonly faint: string;
  readonly fine?: number;
  readonly width?: number;
}) {
  const { x, y, scale, thread, faint, fine = 3, width = 4 } = props;
  const pairs = Array.from({ length: 12 }, (_, pair) => pair);
  const strands = Array.from({ length: fine }, (_, i) => (i - (fine - 1) / 2) * 6);
  const plait = (phase: number) =>
    `M300 40${Array.from({ length: 60 }, (_, i) => `L${300 + Math.sin(i * 0.72 + phase) * 14} ${40 + i * 11}`).join("")}`;
  const heart = Array.from({ length: 22 }, (_, i) => i);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      {pairs.slice(0, 9).map((pair) =>
        [-1, 1].map((side) => (
          <path
            key={`${pair}${side}`}
            d={strands
              .slice(0, 2)
              .map((shift) => front(pair, side, shift))
              .join("")}
            stroke={faint}
            strokeWidth={width * 0.8}
          />
        )),
      )}
      {pairs.map((pair) =>
        [-1, 1].map((side) => (
          <path
            key={`${pair}${side}`}
            d={strands.map((shift) => rib(pair, side, shift)).join("")}
            stroke={thread}
            strokeWidth={width}
          />
        )),
      )}
      <path
        d="M284 86C220 60 130 66 60 40M284 94C220 70 130 76 56 52M316 86C380 60 470 66 540 40M316 94C380 70 470 76 544 52"
        stroke={thread}
        strokeWidth={width * 1.2}
      />
      {heart.map((i) => {
        const t = i / 21;
        const half = Math.sin(Math.PI * (0.12 + t * 0.82)) * 92;
        const middle = 318 + t * 44;
        return (
          <path
            key={i}
            d={`M${middle - half * 0.72} ${330 + t * 214}H${middle + half}`}
            stroke={thread}
            strokeWidth={width}
          />
        );
      })}
      {heart.slice(0, 16).map((i) => {
        const t = i / 15;
        return (
          <path
            key={i}
            d={`M${268 + t * 168} ${420 - Math.sin(Math.PI * t) * 84 + t * 50}V${520 + Math.sin(Math.PI * t) * 30}`}
            stroke={faint}
            strokeWidth={width}
          />
        );
      })}
      <path
        d="M52 600C110 540 220 530 284 590M316 590C380 548 480 560 548 620"
        stroke={thread}
        strokeWidth={width * 1.6}
      />
      <path
        d="M60 608C118 550 220 540 280 600M320 600C382 558 478 570 540 628"
        stroke={faint}
        strokeWidth={width}
      />
      {[0, 2.1, 4.2].map((phase) => (
        <path key={phase} d={plait(phase)} stroke={thread} strokeWidth={width * 1.5} />
      ))}
    </g>
  );
}
