import { Fragment } from "react";

/**
 * How far a brick of the Jali House screen reaches into its place, 0.3 (open) to 0.96 (nearly closed): the openings
 * swell and close in slow waves, as the sun of the day asks.
 */
function reach(column: number, row: number): number {
  const wave = Math.sin(column * 0.62 + 2.4 * Math.sin(row * 0.15));
  return 0.63 + 0.33 * wave * Math.cos(row * 0.08 - 0.6);
}

/**
 * The hollow-brick screen in running bond, every brick with its joint. Stands in a box or inside a `Drawing`.
 * @param cell height of a brick with its joint in pixels; it is up to twice as long
 * @param from row of the pattern at the head
 */
export function JaliScreen(props: {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly color: string;
  readonly joint?: number;
  readonly x?: number;
  readonly y?: number;
  readonly from?: number;
}) {
  const { width, height, cell, color, joint = 2, x = 0, y = 0, from = 0 } = props;
  let path = "";
  const pitch = cell * 2;
  for (let j = 0; j < Math.floor(height / cell); j++) {
    const shift = (j + from) % 2 ? -cell : 0;
    for (let i = 0; i <= Math.ceil(width / pitch); i++) {
      const [begin, end] = [
        i * pitch + shift,
        i * pitch + shift + pitch * reach(i + shift / pitch, j + from) - joint,
      ];
      const [left, right] = [Math.max(0, begin), Math.min(width, end)];
      if (right > left)
        path += `M${left.toFixed(1)} ${j * cell}H${right.toFixed(1)}v${cell - joint}H${left.toFixed(1)}z`;
    }
  }
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height} style={{ display: "block" }}>
      <path d={path} fill={color} />
    </svg>
  );
}

/** A building of the street: metres wide and high, storeys, and how its front is made. */
export interface House {
  readonly wide: number;
  readonly floors: number;
  readonly front: "pavilion" | "screen" | "windows" | "gable" | "arcade" | "balconies" | "fins" | "vaults";
}

/** Nine buildings of the office, from left to right along the street. */
export const street: readonly House[] = [
  { wide: 5, floors: 1, front: "pavilion" },
  { wide: 5, floors: 2, front: "gable" },
  { wide: 7, floors: 4, front: "screen" },
  { wide: 4, floors: 3, front: "balconies" },
  { wide: 7, floors: 1, front: "vaults" },
  { wide: 9, floors: 5, front: "windows" },
  { wide: 5.5, floors: 2, front: "arcade" },
  { wide: 4, floors: 4, front: "fins" },
  { wide: 5.5, floors: 3, front: "balconies" },
];

/**
 * Where the houses stand on the street when they follow one another.
 * @param gap metres between two houses
 * @param scale pixels per metre
 * @returns left edges in pixels, from 0
 */
export function along(houses: readonly House[], gap: number, scale: number): number[] {
  let at = 0;
  return houses.map((house) => {
    const left = at;
    at += (house.wide + gap) * scale;
    return left;
  });
}

/** Metres from floor to floor. */
export const storey = 3.2;

/**
 * The front of a building in line, standing on y = 0 and reaching upwards. Inside a `Drawing`.
 * @param scale pixels per metre
 * @param line colour of the lines, `fill` colour of the wall
 */
export function Elevation(props: {
  readonly house: House;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly line: string;
  readonly fill?: string;
  readonly thick?: number;
}) {
  const { house, x, y, scale, line, fill = "none", thick = 2 } = props;
  const { floors, front } = house;
  const [w, f] = [house.wide * scale, storey * scale];
  const h = floors * f;
  const levels = Array.from({ length: floors }, (_, i) => -h + i * f);
  const bays = Math.max(2, Math.round(house.wide / 1.5));
  const bay = w / bays;
  const places = Array.from({ length: bays }, (_, i) => i * bay);
  const open = front === "pavilion" || front === "vaults";
  return (
    <g transform={`translate(${x} ${y})`} stroke={line} strokeWidth={thick} fill="none">
      {!open && <rect x={0} y={-h} width={w} height={h} fill={fill} strokeWidth={thick * 1.6} />}
      {front === "gable" && (
        <path d={`M${-f * 0.2} ${-h}L${w / 2} ${-h - f * 1.1}L${w + f * 0.2} ${-h}Z`} fill={fill} />
      )}
      {front === "pavilion" && (
        <>
          <path
            d={`M${-f * 0.3} ${-h}h${w + f * 0.6}l${-f * 0.5} ${-f * 0.4}h${-w + f * 0.4}Z`}
            fill={line}
          />
          {places.concat(w).map((left) => (
            <path key={left} d={`M${left} 0V${-h}`} strokeWidth={thick * 2.2} />
          ))}
        </>
      )}
      {front === "vaults" &&
        [0, 1, 2].map((i) => (
          <path
            key={i}
            d={`M${(i * w) / 3} 0V${-f}a${w / 6} ${w / 6} 0 0 1 ${w / 3} 0V0M${(i * w) / 3 + bay * 0.5} 0v${-f * 0.8}h${w / 3 - bay}v${f * 0.8}`}
            fill={fill}
          />
        ))}
      {front === "screen" && (
        <>
          <JaliScreen
            y={-h}
            width={w}
            height={h - f * 0.9}
            cell={Math.max(3, scale * 0.45)}
            color={line}
            joint={1}
          />
          <path d={`M0 ${-f * 0.9}H${w}M${w * 0.62} 0V${-f * 0.7}h${w * 0.2}V0`} strokeWidth={thick * 1.6} />
        </>
      )}
      {front !== "screen" &&
        !open &&
        levels.map((top, level) => (
          <Fragment key={top}>
            <path d={`M0 ${top}H${w}`} />
            {front === "arcade" && level === floors - 1
              ? places.map((left) => (
                  <path
                    key={left}
                    d={`M${left + bay * 0.15} 0V${-f * 0.45}a${bay * 0.35} ${bay * 0.35} 0 0 1 ${bay * 0.7} 0V0`}
                  />
                ))
              : places.map((left, i) =>
                  front === "fins" ? (
                    <path
                      key={left}
                      d={`M${left + bay * 0.2} ${top + f * 0.1}V${top + f * 0.9}M${left + bay * 0.5} ${top + f * 0.1}V${top + f * 0.9}M${left + bay * 0.8} ${top + f * 0.1}V${top + f * 0.9}`}
                    />
                  ) : (
                    <rect
                      key={left}
                      x={left + bay * 0.22}
                      y={top + f * 0.22}
                      width={bay * 0.56}
                      height={level === floors - 1 && i === 1 ? f * 0.78 : f * 0.5}
                      fill={(i + level) % 3 === 0 ? line : "none"}
                    />
                  ),
                )}
            {front === "balconies" && (
              <path
                d={`M${-bay * 0.35} ${top + f * 0.98}H${w * 0.6}V${top + f * 0.62}H${-bay * 0.35}ZM${places
                  .slice(0, -1)
                  .map((left) => `${left} ${top + f * 0.62}v${f * 0.36}`)
                  .join("M")}`}
                fill={fill}
              />
            )}
          </Fragment>
        ))}
    </g>
  );
}

/** A person of 1.7 m standing on the ground line, for scale. Inside a `Drawing`. */
export function Person(props: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: string;
}) {
  const { x, y, scale, color } = props;
  const h = 1.75 * scale;
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={`M${-h * 0.15} 0L${-h * 0.17} ${-h * 0.78}H${h * 0.17}L${h * 0.15} 0H${h * 0.03}V${-h * 0.36}H${-h * 0.03}V0ZM${-h * 0.1} ${-h * 0.84}h${h * 0.2}V${-h}h${-h * 0.2}Z`}
      fill={color}
    />
  );
}
