import { At } from "../../../kit/stage.tsx";

const wedges = (iron: string) =>
  `conic-gradient(from 0deg, ${iron} 0 20deg, #4a4643 34deg, #a39b92 44deg, #3b3836 54deg, ${iron} 74deg 196deg, #35322f 212deg, #7b756e 224deg, #2c2a28 236deg, ${iron} 258deg)`;

/**
 * Korai's pan from above in raking light, as a camera sees it: a ground surface that shines in two wedges, a wall
 * and a rim with a bright edge.
 * @param cx middle of the pan
 * @param r radius of its rim
 * @param turn degrees clockwise; at 0 the handle points to the right
 * @param iron the seasoned surface
 * @param handle its length in radii from the rim; 0 for none
 * @param shadow pixels that the hard shadow falls to the right and down
 */
export function Iron(props: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly turn?: number;
  readonly iron?: string;
  readonly handle?: number;
  readonly shadow?: number;
  readonly shine?: number;
}) {
  const { cx, cy, r, turn = 0, iron = "#151413", handle = 0.9, shadow = 0, shine = 1 } = props;
  const disc = (radius: number, background: string, opacity = 1) => (
    <div
      style={{
        position: "absolute",
        left: cx - radius,
        top: cy - radius,
        width: radius * 2,
        height: radius * 2,
        borderRadius: radius,
        background,
        opacity,
      }}
    />
  );
  const long = r * handle;
  const grip = (offset: number, background: string) => (
    <At x={cx + offset} y={cy + offset} width={0} height={0} turn={turn}>
      <div
        style={{
          position: "absolute",
          left: r * 0.88,
          top: -r * 0.13,
          width: long,
          height: r * 0.26,
          background,
          borderRadius: r * 0.13,
          clipPath:
            "polygon(0 0, 16% 24%, 55% 22%, 82% 0, 100% 0, 100% 100%, 82% 100%, 55% 78%, 16% 76%, 0 100%)",
        }}
      />
    </At>
  );
  const cast = "rgba(14,6,2,.42)";
  return (
    <>
      {shadow > 0 && (
        <>
          {handle > 0 && grip(shadow, cast)}
          <div
            style={{
              position: "absolute",
              left: cx - r + shadow,
              top: cy - r + shadow,
              width: r * 2,
              height: r * 2,
              borderRadius: r,
              background: cast,
            }}
          />
        </>
      )}
      {handle > 0 && grip(0, "linear-gradient(180deg,#5a5652 0 12%,#1f1d1c 24% 70%,#0c0b0b 84%)")}
      {disc(r, "linear-gradient(135deg,#8c857d 4%,#2c2a28 24%,#161514 60%,#3c3936 96%)")}
      {disc(r * 0.965, "linear-gradient(135deg,#080707 10%,#131211 45%,#4a4541 92%)")}
      {disc(r * 0.88, iron)}
      {disc(r * 0.87, wedges(iron), shine)}
      {disc(
        r * 0.87,
        `repeating-radial-gradient(circle at 50% 50%, rgba(0,0,0,.5) 0 ${r * 0.008}px, rgba(0,0,0,0) ${r * 0.013}px ${r * 0.018}px, rgba(255,240,220,.13) ${r * 0.022}px, rgba(0,0,0,0) ${r * 0.027}px ${r * 0.03}px)`,
      )}
      {disc(r * 0.03, "#0b0a0a")}
    </>
  );
}

/** A fried egg as hard light from the upper left shows it; `size` is its width. Inside a `Drawing`. */
export function LitEgg(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}) {
  const { x, y, size, turn = 0 } = props;
  const white =
    "M-92-8C-100-58-52-74-22-88C14-104 40-70 66-62C104-50 104-10 92 20C80 52 54 58 34 78C6 102-36 88-62 66C-88 46-88 20-92-8Z";
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 200})`}>
      <defs>
        <radialGradient id="yolk" cx="0.36" cy="0.32" r="0.8">
          <stop offset="0" stopColor="#ffd95e" />
          <stop offset="0.55" stopColor="#ffb321" />
          <stop offset="1" stopColor="#e07a06" />
        </radialGradient>
      </defs>
      <g transform={`translate(7 9) rotate(${turn})`}>
        <path d={white} fill="rgba(0,0,0,.6)" />
      </g>
      <g transform={`rotate(${turn})`}>
        <path d={white} fill="#e7dfd0" />
        <path d={white} fill="#fffdf6" transform="translate(-3 -4) scale(.95)" />
        <path
          d="M58-50C86-42 92-8 80 16"
          fill="none"
          stroke="#d8a45c"
          strokeWidth={5}
          opacity={0.7}
          strokeLinecap="round"
        />
      </g>
      <ellipse cx={14} cy={8} rx={42} ry={40} fill="rgba(150,110,50,.45)" />
      <circle cx={6} cy={-4} r={39} fill="url(#yolk)" />
      <path d="M-17-20A30 30 0 0 1 6-33" fill="none" stroke="#fff" strokeWidth={8} strokeLinecap="round" />
    </g>
  );
}
