import { svgFont } from "./type.tsx";

/** A part of a rung of IEC 61131-3 ladder logic. */
export interface Element {
  readonly kind: "contact" | "closed" | "rising" | "coil" | "set" | "reset" | "block";
  /** Address or variable above the part. */
  readonly name: string;
  /** Whether power flows through it now. */
  readonly on?: boolean;
  /** Inside a block: its type and one line per pin, e.g. ["TON", "PT T#3s"]. */
  readonly lines?: readonly string[];
}

const inner = { closed: "/", rising: "P", set: "S", reset: "R" } as const;

/**
 * One rung between two power rails: contacts in series, coils at the right end. Inside a `Drawing`.
 * @param width from rail to rail
 * @param branch contacts of a second line that joins around the first `branch.length` contacts
 */
export function Rung(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly elements: readonly Element[];
  readonly branch?: readonly Element[];
  readonly color: string;
  readonly live: string;
  readonly size?: number;
}) {
  const { x, y, width, elements, branch = [], color, live, size = 18 } = props;
  const inputs = elements.filter(({ kind }) => kind !== "coil" && kind !== "set" && kind !== "reset");
  const outputs = elements.filter((element) => !inputs.includes(element));
  const place = Math.min(width / (elements.length + 0.4), 240);
  const power = inputs.every(({ on }) => on);
  return (
    <>
      <path d={`M${x} ${y}H${x + width}`} stroke={power ? live : color} strokeWidth={4} />
      {inputs.map((element, i) => (
        <Part
          key={element.name}
          element={element}
          x={x + place * (i + 0.6)}
          y={y}
          color={color}
          live={live}
          size={size}
        />
      ))}
      {outputs.map((element, i) => (
        <Part
          key={element.name}
          element={element}
          x={x + width - place * (outputs.length - i - 0.45)}
          y={y}
          color={color}
          live={live}
          size={size}
        />
      ))}
      {branch.length > 0 && (
        <>
          <path
            d={`M${x + place * 0.15} ${y}v${size * 5.4}h${place * (branch.length - 0.1)}v-${size * 5.4}`}
            fill="none"
            stroke={color}
            strokeWidth={4}
          />
          {branch.map((element, i) => (
            <Part
              key={element.name}
              element={element}
              x={x + place * (i + 0.6)}
              y={y + size * 5.4}
              color={color}
              live={live}
              size={size}
            />
          ))}
        </>
      )}
    </>
  );
}

function Part(props: {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly live: string;
  readonly size: number;
}) {
  const { element, x, y, color, live, size: s } = props;
  const tint = element.on ? live : color;
  if (element.kind === "block") {
    const lines = element.lines ?? [];
    const high = s * (lines.length * 1.4 + 0.8);
    return (
      <>
        <rect
          x={x - s * 3.4}
          y={y - s * 1.3}
          width={s * 6.8}
          height={high}
          fill="#ffffff"
          stroke={tint}
          strokeWidth={4}
        />
        {lines.map((line, i) => (
          <text
            key={line}
            x={x}
            y={y + s * (i * 1.4 + 0.2)}
            textAnchor="middle"
            fill="#141618"
            {...svgFont(s, i === 0 ? 700 : 500)}
          >
            {line}
          </text>
        ))}
        <text x={x} y={y - s * 1.8} textAnchor="middle" fill={color} {...svgFont(s, 600)}>
          {element.name}
        </text>
      </>
    );
  }
  const round = element.kind === "coil" || element.kind === "set" || element.kind === "reset";
  const sign = element.kind === "contact" || element.kind === "coil" ? "" : inner[element.kind];
  const h = s * 1.1;
  return (
    <>
      <rect x={x - s} y={y - 4} width={s * 2} height={8} fill={element.on ? live : "#ffffff"} />
      <path
        d={
          round
            ? `M${x - s * 0.7} ${y - h}q${-s * 0.7} ${h} 0 ${h * 2}M${x + s * 0.7} ${y - h}q${s * 0.7} ${h} 0 ${h * 2}`
            : `M${x - s} ${y - h}v${h * 2}M${x + s} ${y - h}v${h * 2}`
        }
        fill="none"
        stroke={tint}
        strokeWidth={5}
      />
      {sign === "/" ? (
        <path d={`M${x - s * 0.8} ${y + h}L${x + s * 0.8} ${y - h}`} stroke={tint} strokeWidth={4} />
      ) : (
        <text x={x} y={y + s * 0.36} textAnchor="middle" fill="#141618" {...svgFont(s, 800)}>
          {sign}
        </text>
      )}
      <text x={x} y={y - s * 1.7} textAnchor="middle" fill={color} {...svgFont(s, 600)}>
        {element.name}
      </text>
    </>
  );
}
