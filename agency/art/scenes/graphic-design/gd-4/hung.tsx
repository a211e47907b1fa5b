/** Family, height of the bar's upper edge over the baseline and thickness of the bar, in em at weight 800. */
function script(text: string) {
  if (/[\u0980-\u09e5]/.test(text)) return { family: '"Anek Bangla"', top: 0.645 };
  if (/[\u09e6-\u09ef]/.test(text)) return { family: '"Anek Bangla"', top: 0.657 };
  if (/[\u0900-\u097f]/.test(text)) return { family: '"Anek Devanagari"', top: 0.645 };
  return { family: '"Archivo"', top: 0.6875 };
}

/** Thickness of the bar that a letter of that size hangs from, in pixels. */
export function barOf(size: number): number {
  return Math.round(size * 0.125);
}

/**
 * A word that hangs from a bar: its head line lies on the bar's upper edge. Drawn inside a `Drawing`.
 * @param bar upper edge of the bar
 */
export function Hung(props: {
  readonly x: number;
  readonly bar: number;
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
  readonly stretch?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly loose?: boolean;
  readonly children: string;
}) {
  const { x, bar, size, color, weight = 800, stretch = 100, anchor = "start", loose, children } = props;
  const { family, top } = script(children);
  return (
    <text
      x={x}
      y={bar + size * top}
      textAnchor={anchor}
      fill={color}
      fontFamily={family}
      fontSize={size}
      fontWeight={weight}
      style={{ fontStretch: `${stretch}%` }}
      data-loose={loose ? "" : undefined}
    >
      {children}
    </text>
  );
}
