import type { CSSProperties, ReactNode } from "react";
import { At, Block, Drawing, hardShadow } from "./stage.tsx";

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color?: string;
  readonly turn?: number;
  readonly shadow?: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A sheet of paper lying on the ground. Children count from its corner and are cut at its edge. */
export function Sheet(props: Leaf & { readonly folds?: readonly ("middle" | "thirds")[] }) {
  const { x, y, width, height, color = "#fbfaf5", turn = 0, shadow = 12, style, folds = [] } = props;
  const lines = folds.flatMap((fold) => (fold === "middle" ? [0.5] : [1 / 3, 2 / 3]));
  return (
    <At
      x={x}
      y={y}
      width={width}
      height={height}
      turn={turn}
      clip
      style={{ background: color, ...(shadow > 0 ? hardShadow(shadow) : {}), ...style }}
    >
      {props.children}
      {lines.map((at) => (
        <div
          key={at}
          style={{
            position: "absolute",
            left: 0,
            top: height * at,
            width,
            height: 10,
            background:
              "linear-gradient(rgba(0,0,0,.12) 0 3px,rgba(255,255,255,.22) 3px 7px,transparent 7px)",
          }}
        />
      ))}
    </At>
  );
}

/** A sheet stuck to a wall with four strips of tape, or hung from two clips. */
export function Poster(props: Leaf & { readonly held?: "tape" | "clips" | "pins"; readonly with?: string }) {
  const { x, y, width, height, turn = 0, held = "tape", with: tint = "rgba(230,214,160,.85)" } = props;
  return (
    <At x={x} y={y} width={width} height={height} turn={turn}>
      <Sheet {...props} x={0} y={0} turn={0} />
      {held === "tape" &&
        [
          [-28, -14, -38],
          [width - 36, -14, 38],
          [-28, height - 12, 38],
          [width - 36, height - 12, -38],
        ].map(([left = 0, top = 0, angle = 0]) => (
          <At
            key={`${left},${top}`}
            x={left}
            y={top}
            width={64}
            height={24}
            turn={angle}
            style={{ background: tint }}
          />
        ))}
      {held === "pins" &&
        [10, width - 26].map((left) => (
          <Block key={left} x={left} y={10} width={16} height={16} color={tint} />
        ))}
      {held === "clips" &&
        [width * 0.18, width * 0.76].map((left) => (
          <Block key={left} x={left} y={-20} width={20} height={44} color={tint} />
        ))}
    </At>
  );
}

/**
 * A cord across the picture with sheets clipped to it. Each sheet hangs square under its place on the cord.
 * @param sag how deep the cord hangs in its middle, in pixels
 * @param sheets drawn from their own upper left corner
 */
export function Clothesline(props: {
  readonly y: number;
  readonly width: number;
  readonly sag: number;
  readonly cord: string;
  readonly clip: string;
  readonly sheets: readonly {
    readonly x: number;
    readonly width: number;
    readonly height: number;
    readonly color?: string;
    readonly content: ReactNode;
  }[];
}) {
  const { y, width, sag, cord, clip, sheets } = props;
  const depth = (x: number) => y + sag * (1 - ((2 * x) / width - 1) ** 2);
  const path = Array.from({ length: 41 }, (_, i) => `${(i * width) / 40} ${depth((i * width) / 40)}`).join(
    "L",
  );
  return (
    <>
      {sheets.map((sheet) => {
        const [left, right] = [depth(sheet.x + 24), depth(sheet.x + sheet.width - 24)];
        const turn = (Math.atan2(right - left, sheet.width - 48) * 180) / Math.PI;
        const top = (left + right) / 2;
        return (
          <Sheet
            key={sheet.x}
            x={sheet.x}
            y={top}
            width={sheet.width}
            height={sheet.height}
            turn={turn}
            shadow={20}
            {...(sheet.color ? { color: sheet.color } : {})}
            style={{ transformOrigin: "50% 0" }}
          >
            {sheet.content}
          </Sheet>
        );
      })}
      <Drawing width={width} height={y + sag + 80}>
        <path d={`M${path}`} fill="none" stroke={cord} strokeWidth={6} />
        {sheets.flatMap((sheet) =>
          [sheet.x + 32, sheet.x + sheet.width - 44].map((left) => (
            <rect key={left} x={left} y={depth(left) - 16} width={14} height={48} fill={clip} />
          )),
        )}
      </Drawing>
    </>
  );
}

/** A ticket or tag: a sheet with a perforated line and a bite out of it at both ends of that line. */
export function Ticket(props: Leaf & { readonly tear: number; readonly ground: string }) {
  const { x, y, width, height, color = "#fbfaf5", turn = 0, tear, ground } = props;
  return (
    <At x={x} y={y} width={width} height={height} turn={turn} style={{ background: color }}>
      {props.children}
      <div
        style={{
          position: "absolute",
          left: tear - 2,
          top: 20,
          width: 4,
          height: height - 40,
          background: `repeating-linear-gradient(180deg,${ground} 0 8px,transparent 8px 16px)`,
        }}
      />
      {[-14, height - 14].map((top) => (
        <At
          key={top}
          x={tear - 14}
          y={top}
          width={28}
          height={28}
          style={{ background: ground, borderRadius: 14 }}
        />
      ))}
    </At>
  );
}

/** An open booklet: two pages with a fold between them. Each child list counts from its page's corner. */
export function Spread(props: {
  readonly x: number;
  readonly y: number;
  readonly pageWidth: number;
  readonly height: number;
  readonly color?: string;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly turn?: number;
}) {
  const { x, y, pageWidth, height, color = "#fbfaf5", left, right, turn = 0 } = props;
  return (
    <At x={x} y={y} width={pageWidth * 2} height={height} turn={turn} style={hardShadow(16)}>
      <At x={0} y={0} width={pageWidth} height={height} clip style={{ background: color }}>
        {left}
        <Block x={pageWidth - 18} y={0} width={18} height={height} color="rgba(0,0,0,.1)" />
        <Block x={pageWidth - 6} y={0} width={6} height={height} color="rgba(0,0,0,.16)" />
      </At>
      <At x={pageWidth} y={0} width={pageWidth} height={height} clip style={{ background: color }}>
        {right}
        <Block x={0} y={0} width={10} height={height} color="rgba(0,0,0,.07)" />
      </At>
    </At>
  );
}
