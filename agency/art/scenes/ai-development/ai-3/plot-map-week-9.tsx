import type { Client, Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { gliding, picks, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const [columns, rows] = [9, 6];
const changed = new Map([
  [11, 1],
  [22, 0.5],
  [24, 0.9],
  [33, 0.6],
  [40, 1],
  [47, 0.4],
  [16, 0.35],
]);

/** How far the week has come. */
interface Week {
  /** Plots, in the order of the flight, that the drone has seen; it stands over the next. */
  readonly flown: number;
  /** Whether it is in the air. */
  readonly isFlying: boolean;
  /** Of the scout's way, 0 to 1. */
  readonly walked: number;
}

const DONE: Week = { flown: columns * rows, isFlying: false, walked: 1 };

/** Place of a plot in the flight, which turns at the end of each row. */
function flightOf(plot: number): number {
  const [c, r] = [plot % columns, Math.floor(plot / columns)];
  return r * columns + (r % 2 ? columns - 1 - c : c);
}

/** A drone from above: four rotors on a cross. */
function Drone(props: { x: number; y: number; turn: number; color: string; eye: string }) {
  const { x, y, turn, color, eye } = props;
  const arms = [45, 135, 225, 315];
  return (
    <g transform={`translate(${x} ${y})`}>
      {arms.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0-5H44V5H0Z" fill={color} />
          <g transform={`translate(46 0) rotate(${turn})`}>
            <circle r={25} fill="none" stroke={color} strokeWidth={3} />
            <path d="M-25-3H25V3H-25Z" fill={color} />
          </g>
        </g>
      ))}
      <path d="M-16-22H16V22H-16Z" fill={color} />
      <path d="M-7 8H7V20H-7Z" fill={eye} />
    </g>
  );
}

type MapProps = {
  brief: ProjectBrief;
  picture: PictureBrief;
  client: Client;
  random: () => number;
  week: Week;
};

function PlotMap({ brief, picture, client, random, week }: MapProps) {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const [c, r] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return [
      40 + c * 134 + (random() - 0.5) * 70 + r * 8 - 20,
      168 + r * 116 + (random() - 0.5) * 56 + c * 4,
    ] as const;
  });
  const corner = (c: number, r: number) => corners[r * (columns + 1) + c] ?? [0, 0];
  const plots = Array.from({ length: columns * rows }, (_, i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const ring = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)];
    const middle = [0, 1].map((k) => ring.reduce((sum, point) => sum + (point[k] ?? 0), 0) / 4);
    return {
      i,
      d: `M${ring.map((point) => point.join(" ")).join("L")}Z`,
      x: middle[0] ?? 0,
      y: middle[1] ?? 0,
    };
  });
  const at = (i: number) => plots[i] ?? { x: 0, y: 0 };
  const walk = [11, 22, 24, 40].map(at);
  const legs = walk.slice(1).map((to, i) => {
    const from = walk[i] ?? to;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  const whole = legs.reduce((sum, leg) => sum + leg, 0);
  /** Of the whole way, how far each stop is. */
  const stops = walk.map((_, i) => legs.slice(0, i).reduce((sum, leg) => sum + leg, 0) / whole);
  const isReached = (stop: number) => week.walked + 1e-6 >= (stops[stop] ?? 0) && week.walked > 0;
  const leg = Math.max(
    0,
    stops.findLastIndex((stop) => week.walked >= stop),
  );
  const [from, to] = [walk[leg] ?? { x: 0, y: 0 }, walk[leg + 1]];
  const onLeg = to ? share(week.walked, stops[leg] ?? 0, stops[leg + 1] ?? 1) : 0;
  const scout = {
    x: from.x + ((to?.x ?? from.x) - from.x) * onLeg,
    y: from.y + ((to?.y ?? from.y) - from.y) * onLeg,
  };
  const trail = [...walk.slice(0, leg + 1), ...(to ? [scout] : [])];
  const flight = [...plots].sort((a, b) => flightOf(a.i) - flightOf(b.i));
  const [under, next] = [flight[Math.floor(week.flown)], flight[Math.floor(week.flown) + 1]];
  const onward = week.flown % 1;
  return (
    <Board client={client} ground={paper}>
      <Drawing width={1280} height={960}>
        {plots.map(({ i, d }) => {
          const isSeen = flightOf(i) < week.flown;
          const heat = isSeen ? changed.get(i) : undefined;
          return (
            <path
              key={d}
              d={d}
              fill={
                heat
                  ? heat > 0.8
                    ? accent
                    : heat > 0.45
                      ? "#ffb38f"
                      : "#ffdcc8"
                  : isSeen && (i * 7) % 5 === 0
                    ? "#e6ead0"
                    : paper
              }
              stroke={main}
              strokeWidth={3}
            />
          );
        })}
        <path
          d="M1010 140C960 320 1090 420 1020 600S1090 800 1060 880"
          fill="none"
          stroke="#8fb9cf"
          strokeWidth={44}
        />
        {week.walked > 0 && (
          <Stroke
            d={`M${trail.map(({ x, y }) => `${x} ${y}`).join("L")}`}
            color={ink}
            width={9}
            dash="22 12"
          />
        )}
        {walk.map(({ x, y }, i) =>
          isReached(i) ? <rect key={x} x={x - 16} y={y - 16} width={32} height={32} fill={ink} /> : null,
        )}
        {week.walked > 0 && week.walked < 1 && (
          <rect
            x={scout.x - 19}
            y={scout.y - 19}
            width={38}
            height={38}
            fill={second}
            stroke={ink}
            strokeWidth={10}
          />
        )}
      </Drawing>
      <Block x={0} y={0} width={1280} height={136} color={ground} />
      <Words x={48} y={36} size={52} head={client} color={second}>
        {say(0)}
      </Words>
      {[11, 24, 40].map(
        (i, k) =>
          isReached([0, 2, 3][k] ?? 0) && (
            <Field
              key={i}
              x={at(i).x + 28}
              y={at(i).y - (k === 2 ? 64 : 72)}
              width={196}
              height={56}
              ground={ink}
              color={paper}
              size={30}
              weight={800}
            >
              {say(1 + k)}
            </Field>
          ),
      )}
      {isReached(2) && (
        <Field
          x={(at(22).x + at(24).x) / 2 - 176}
          y={(at(22).y + at(24).y) / 2 + 36}
          width={296}
          height={56}
          ground={second}
          color={ink}
          size={30}
          weight={800}
        >
          {say(4)}
        </Field>
      )}
      {week.isFlying && under && (
        <Drawing width={1280} height={960}>
          <path d={under.d} fill={second} stroke={ink} strokeWidth={6} />
          <Drone
            x={under.x + ((next ?? under).x - under.x) * onward}
            y={under.y + ((next ?? under).y - under.y) * onward}
            turn={week.flown * 211}
            color={ink}
            eye={accent}
          />
        </Drawing>
      )}
      <Block x={0} y={880} width={1280} height={80} color={paper} />
      <Block x={0} y={878} width={1280} height={4} color={ink} />
      <Block x={48} y={904} width={40} height={36} color={accent} />
      <Words x={104} y={902} size={30} weight={600} color={ink}>
        {say(5)}
      </Words>
      <Block x={396} y={904} width={40} height={36} color="#e6ead0" />
      <Words x={452} y={902} size={30} weight={600} color={ink}>
        {say(6)}
      </Words>
      <Block x={960} y={930} width={160} height={10} color={ink} />
      <Words x={1144} y={902} size={30} weight={700} color={ink}>
        {say(7)}
      </Words>
    </Board>
  );
}

/** One union's plots as outlines; only those that changed are filled, four of them joined into a walk. */
export const draw: Draw = (brief, picture, { client, random }) => (
  <PlotMap brief={brief} picture={picture} client={client} random={random} week={DONE} />
);

/** The map is cleared at 1 s, flown until 6.4 s and walked until 9 s. */
function weekAt(moment: number): Week {
  const all = columns * rows;
  if (moment < 1) return DONE;
  if (moment < 1.5) return { flown: all * (1 - picks(share(moment, 1, 1.4), 6)), isFlying: false, walked: 0 };
  if (moment < 6.4) return { flown: share(moment, 1.5, 6.4) * all, isFlying: true, walked: 0 };
  return { flown: all, isFlying: false, walked: gliding(share(moment, 6.5, 9)) };
}

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, { client, random }, moment) => (
    <PlotMap brief={brief} picture={picture} client={client} random={random} week={weekAt(moment)} />
  ),
};
