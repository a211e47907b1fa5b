import type { ReactNode } from "react";
import { Glyph } from "./glyph.tsx";
import { At, Block, hardShadow } from "./stage.tsx";

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of hard shadow; 0 for none. */
  readonly shadow?: number;
  /** Colour of the case. */
  readonly body?: string;
  /** Colour behind the contents. */
  readonly screen?: string;
  readonly children?: ReactNode;
}

function shade(by: number) {
  return by > 0 ? hardShadow(by) : {};
}

/**
 * A browser window: a bar of 44 px with the address, then the page.
 * Children count from the page's corner; the page is `width` × `height − 44`.
 */
export function Browser(props: Frame & { readonly address?: string; readonly line?: string }) {
  const { x, y, width, height, shadow = 12, body = "#ffffff", screen = "#ffffff", line = "#141618" } = props;
  return (
    <At x={x} y={y} width={width} height={height} style={{ background: body, ...shade(shadow) }}>
      {[16, 36, 56].map((left) => (
        <Block key={left} x={left} y={16} width={12} height={12} color={line} />
      ))}
      {props.address && (
        <At
          x={88}
          y={8}
          height={28}
          style={{ fontSize: 16, lineHeight: "28px", fontWeight: 500, color: line }}
        >
          {props.address}
        </At>
      )}
      <At x={0} y={44} width={width} height={height - 44} clip style={{ background: screen }}>
        {props.children}
      </At>
    </At>
  );
}

/**
 * A phone seen straight on: a dark case of 12 px with the screen inside.
 * Children count from the screen's corner; the screen is `width − 24` × `height − 24`.
 */
export function Phone(props: Frame) {
  const { x, y, width, height, shadow = 12, body = "#14181a", screen = "#ffffff" } = props;
  return (
    <At x={x} y={y} width={width} height={height} style={{ background: body, ...shade(shadow) }}>
      <Block x={width} y={120} width={4} height={72} color={body} />
      <At x={12} y={12} width={width - 24} height={height - 24} clip style={{ background: screen }}>
        {props.children}
      </At>
      <Block x={width / 2 - 28} y={4} width={56} height={4} color="rgba(255,255,255,.28)" />
    </At>
  );
}

/** A tablet: a case of 28 px and a camera dot. The screen is `width − 56` × `height − 56`. */
export function Tablet(props: Frame) {
  const { x, y, width, height, shadow = 16, body = "#1b1f21", screen = "#ffffff" } = props;
  return (
    <At x={x} y={y} width={width} height={height} style={{ background: body, ...shade(shadow) }}>
      <Block x={12} y={height / 2 - 4} width={8} height={8} color="rgba(255,255,255,.3)" />
      <At x={28} y={28} width={width - 56} height={height - 56} clip style={{ background: screen }}>
        {props.children}
      </At>
    </At>
  );
}

/** A desktop screen on its foot. The screen is `width − 32` × `height − 32`; the foot reaches 120 px lower. */
export function Monitor(props: Frame) {
  const { x, y, width, height, shadow = 0, body = "#1b1f21", screen = "#ffffff" } = props;
  return (
    <At x={x} y={y} width={width} height={height}>
      <Block x={width / 2 - 48} y={height} width={96} height={96} color="#2c3235" />
      <Block x={width / 2 - 160} y={height + 96} width={320} height={24} color={body} />
      <At x={0} y={0} width={width} height={height} style={{ background: body, ...shade(shadow) }}>
        <At x={16} y={16} width={width - 32} height={height - 32} clip style={{ background: screen }}>
          {props.children}
        </At>
      </At>
    </At>
  );
}

/** The strip at the top of a phone's screen: time at the left, signal and battery at the right. */
export function PhoneStatus(props: {
  readonly width: number;
  readonly color: string;
  readonly time: string;
}) {
  const { width, color, time } = props;
  return (
    <At
      x={0}
      y={0}
      width={width}
      height={32}
      style={{ color, fontSize: 16, fontWeight: 600, lineHeight: "32px" }}
    >
      <At x={16} y={0}>
        {time}
      </At>
      {[0, 1, 2].map((bar) => (
        <Block
          key={bar}
          x={width - 72 + bar * 8}
          y={20 - bar * 4}
          width={5}
          height={4 + bar * 4}
          color={color}
        />
      ))}
      <Block x={width - 40} y={12} width={24} height={12} color={color} />
    </At>
  );
}

/** The pointer, drawn in cells. */
export function Pointer(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}) {
  return <Glyph name="play" {...props} />;
}

/** A button with a label and an optional block for a sign at its right. */
export function Button(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly ground: string;
  readonly color: string;
  readonly size?: number;
  readonly outline?: string;
  readonly children: ReactNode;
}) {
  const { x, y, width, height = 56, ground, color, size = 20, outline, children } = props;
  return (
    <At
      x={x}
      y={y}
      width={width}
      height={height}
      style={{
        background: ground,
        color,
        fontSize: size,
        fontWeight: 700,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        whiteSpace: "nowrap",
        ...(outline ? { border: `2px solid ${outline}` } : {}),
      }}
    >
      {children}
    </At>
  );
}
