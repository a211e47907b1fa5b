import styles from "./pressed-flower.module.css";

const LEAF = "M0 0C6-7 15-7 24 0 15 5 6 5 0 0z";
const PETAL = "M0-2.500C-4.2-7-4.2-13.5 0-17 4.2-13.5 4.2-7 0-2.500z";
const PETALS = [0, 51, 103, 154, 206, 257, 309];

/** The leaves of the sprig: position on the stem, angle and size. */
const LEAVES = [
  [66, 51, -38, 0.8],
  [82, 49, 30, 0.85],
  [112, 44, -42, 1],
  [130, 41, 28, 1.05],
  [164, 36, -46, 1.1],
  [222, 33, 34, 1.1],
  [246, 33, -40, 1],
  [280, 36, 26, 0.9],
  [300, 38, -36, 0.75],
] as const;

/** The flowers of the sprig: position, angle and size. */
const FLOWERS = [
  { accent: "marigold", at: "translate(196 30) rotate(8) scale(1.12)" },
  { accent: "clay", at: "translate(98 24) rotate(-20) scale(.72)" },
  { accent: "beet", at: "translate(318 22) rotate(24) scale(.62)" },
] as const;

/** A pressed sprig held by two strips of paper. Every second one is turned around. */
export function PressedFlower({ index }: { index: number }) {
  return (
    <svg className={styles.sprig} viewBox="0 0 380 72" data-turned={index % 2 === 1} aria-hidden="true">
      <g data-accent="fern" className={styles.green}>
        <path
          className={styles.stem}
          d="M26 58C98 48 136 36 196 33s108 2 158 14M98 45V30M300 37q14-3 18-12"
        />
        {LEAVES.map(([x, y, turn, size]) => (
          <path key={x} d={LEAF} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
        ))}
        <path d={LEAF} transform="translate(352 46.5) rotate(12) scale(.8)" />
      </g>
      {FLOWERS.map(({ accent, at }) => (
        <g key={accent} data-accent={accent} className={styles.flower} transform={at}>
          {PETALS.map((turn) => (
            <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
          ))}
          <circle r="3.4" />
        </g>
      ))}
      <path className={styles.tape} d="m44 47 9-2 3 17-9 2zm286-12 8 1-3 16-8-1z" />
    </svg>
  );
}
