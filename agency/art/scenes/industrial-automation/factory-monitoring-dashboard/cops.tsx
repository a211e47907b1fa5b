import { mix } from "../../../kit/colour.ts";
import { times, Wire } from "../parts.tsx";

/** A cop seen from above: turns of yarn around the spindle's tip. */
export function CopFromAbove(props: {
  readonly at: readonly [number, number];
  readonly r: number;
  readonly yarn: string;
  readonly core: string;
}) {
  const { at, r, yarn, core } = props;
  const [x, y] = at;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={yarn} />
      <circle cx={x} cy={y} r={r * 0.66} fill="none" stroke={mix(yarn, core, 0.35)} strokeWidth={r * 0.12} />
      <circle cx={x} cy={y} r={r * 0.28} fill={core} />
    </>
  );
}

/**
 * A cop standing on its spindle.
 * @param x its middle, `foot` the lower edge of the yarn
 * @param size height of the yarn in pixels
 */
export function CopStanding(props: {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly yarn: string;
  readonly tube: string;
}) {
  const { x, foot, size: s, yarn, tube } = props;
  const wide = s * 0.19;
  return (
    <g transform={`translate(${x} ${foot})`}>
      <path
        d={`M${-wide * 0.3} ${s * 0.08}L${-wide * 0.2} ${-s * 1.16}H${wide * 0.2}L${wide * 0.3} ${s * 0.08}Z`}
        fill={tube}
      />
      <path
        d={`M${-wide * 0.55} 0L${-wide} ${-s * 0.16}V${-s * 0.66}L${-wide * 0.3} ${-s}H${wide * 0.3}L${wide} ${-s * 0.66}V${-s * 0.16}L${wide * 0.55} 0Z`}
        fill={yarn}
      />
      {times(5).map((i) => (
        <Wire
          key={i}
          d={`M${-wide} ${-s * (0.24 + i * 0.085)}L${wide} ${-s * (0.2 + i * 0.085)}`}
          color={mix(yarn, tube, 0.3)}
          thick={Math.max(2, s * 0.012)}
        />
      ))}
    </g>
  );
}
