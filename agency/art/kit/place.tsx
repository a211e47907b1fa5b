import { mulberry32 } from "../weave/random.ts";
import { mix } from "./colour.ts";
import { At, Block, Drawing } from "./stage.tsx";

/** A table seen from above: boards with their joints and a little grain. Fills the given box. */
export function Boards(props: {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly board?: number;
  readonly upright?: boolean;
  readonly seed?: number;
}) {
  const { width, height, color, board = 120, upright = false, seed = 3 } = props;
  const random = mulberry32(seed);
  const [along, across] = upright ? [height, width] : [width, height];
  const boards = Array.from({ length: Math.ceil(across / board) }, (_, i) => {
    const tint = mix(color, random() > 0.5 ? "#ffffff" : "#000000", random() * 0.07);
    const grain = Array.from({ length: 5 }, () => {
      const at = i * board + 8 + random() * (board - 16);
      const from = random() * along * 0.7;
      return { at, from, to: from + along * (0.15 + random() * 0.4) };
    });
    return { tint, grain, at: i * board, joint: random() * along };
  });
  const line = (at: number, from: number, to: number) =>
    upright ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`;
  return (
    <Drawing width={width} height={height}>
      {boards.map(({ tint, grain, at, joint }) => (
        <g key={at}>
          <rect
            x={upright ? at : 0}
            y={upright ? 0 : at}
            width={upright ? board : width}
            height={upright ? height : board}
            fill={tint}
          />
          <path
            d={grain.map((g) => line(g.at, g.from, g.to)).join("")}
            stroke={mix(tint, "#000000", 0.12)}
            strokeWidth={2}
          />
          <path
            d={`${line(at + 1, 0, along)}${upright ? `M${at} ${joint}h${board}` : `M${joint} ${at}v${board}`}`}
            stroke={mix(tint, "#000000", 0.35)}
            strokeWidth={3}
          />
        </g>
      ))}
    </Drawing>
  );
}

/** A wall and a floor with a skirting between them, seen straight on. */
export function Room(props: {
  readonly width: number;
  readonly height: number;
  readonly floorAt: number;
  readonly wall: string;
  readonly floor: string;
}) {
  const { width, height, floorAt, wall, floor } = props;
  return (
    <>
      <Block x={0} y={0} width={width} height={floorAt} color={wall} />
      <Block x={0} y={floorAt} width={width} height={height - floorAt} color={floor} />
      <Block x={0} y={floorAt - 24} width={width} height={24} color={mix(wall, "#000000", 0.18)} />
    </>
  );
}

/** A brick wall in running bond; fills the given box. */
export function Bricks(props: {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly joint: string;
  readonly brick?: readonly [number, number];
  readonly seed?: number;
}) {
  const { width, height, color, joint, brick = [96, 40], seed = 5 } = props;
  const random = mulberry32(seed);
  const [long, high] = brick;
  const bricks = Array.from({ length: Math.ceil(height / high) }, (_, row) =>
    Array.from({ length: Math.ceil(width / long) + 1 }, (_, column) => ({
      x: column * long - (row % 2) * (long / 2),
      y: row * high,
      fill: mix(color, random() > 0.5 ? "#ffffff" : "#000000", random() * 0.1),
    })),
  ).flat();
  return (
    <At x={0} y={0} width={width} height={height} clip style={{ background: joint }}>
      <Drawing width={width} height={height} crisp>
        {bricks.map(({ x, y, fill }) => (
          <rect key={`${x},${y}`} x={x} y={y} width={long - 4} height={high - 4} fill={fill} />
        ))}
      </Drawing>
    </At>
  );
}

/** Corrugated sheet, as on a tin shed: upright ribs with a hard light and dark side. */
export function Corrugated(props: {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly rib?: number;
}) {
  const { width, height, color, rib = 32 } = props;
  const [light, dark] = [mix(color, "#ffffff", 0.16), mix(color, "#000000", 0.2)];
  return (
    <div
      style={{
        position: "absolute",
        width,
        height,
        background: `repeating-linear-gradient(90deg,${light} 0 ${rib * 0.25}px,${color} ${rib * 0.25}px ${rib * 0.62}px,${dark} ${rib * 0.62}px ${rib}px)`,
      }}
    />
  );
}
