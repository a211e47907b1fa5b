import type { Client, Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { counted } from "../../../kit/later.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { gliding, landing, picks, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";
import { Ship, Typed } from "./parts.tsx";

const day = 170;
const left = 48;
const length = 330;

/** The three vessels: day and hour of berthing, its name and time, and its cases with papers and without. */
const vessels = [
  { at: 0.25, y: 300, name: 1, time: 13, full: 19, missing: 2, hull: "#c8321f" },
  { at: 1.8, y: 548, name: 2, time: 14, full: 17, missing: 1, hull: "#a9d3cf" },
  { at: 2.6, y: 796, name: 3, time: 15, full: 15, missing: 4, hull: "#c8321f" },
] as const;

/** How a vessel is at a moment; all are 1 when it lies at its berth. */
interface Voyage {
  /** Way from beyond the left edge to the berth; above 1 it leaves to the right. */
  readonly way: number;
  /** Cases that are shown, of those it brings. */
  readonly opened: number;
  /** Cases whose papers are complete, of those that will be. */
  readonly complete: number;
  /** Of the four free days' length. */
  readonly free: number;
}

const BERTHED: Voyage = { way: 1, opened: 1, complete: 1, free: 1 };

type WeekProps = { brief: ProjectBrief; picture: PictureBrief; client: Client; voyages: readonly Voyage[] };

function Week({ brief, picture, client, voyages }: WeekProps) {
  const { ground, paper, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const ships = vessels.map((vessel, i) => {
    const voyage = voyages[i] ?? BERTHED;
    const total = vessel.full + vessel.missing;
    const opened = Math.round(total * voyage.opened);
    const berth = left + vessel.at * day;
    const beyond = voyage.way <= 1 ? -length - 60 : 2 * berth - 1340;
    return {
      ...vessel,
      opened,
      done: Math.min(opened, Math.round(vessel.full * voyage.complete)),
      free: voyage.free,
      berth,
      x: Math.round((beyond + (berth - beyond) * voyage.way) * 2) / 2,
    };
  });
  const sum = (of: (ship: (typeof ships)[number]) => number) =>
    ships.reduce((all, ship) => all + of(ship), 0);
  return (
    <Board client={client} ground={main}>
      <Block x={0} y={0} width={1280} height={136} color={ground} />
      <Words x={48} y={20} size={44} color={paper} head={client}>
        {say(0)}
      </Words>
      <Block x={760} y={32} width={32} height={32} color={paper} />
      <Words x={804} y={28} size={32} weight={600} color={paper}>
        {counted(
          say(4),
          sum(({ done }) => done),
        )}
      </Words>
      <Block x={1040} y={32} width={32} height={32} color={accent} />
      <Words x={1084} y={28} size={32} weight={600} color={paper}>
        {counted(
          say(5),
          sum(({ opened, done }) => opened - done),
        )}
      </Words>
      {Array.from({ length: 7 }, (_, i) => i).map((i) => (
        <div key={i}>
          <Block x={left + i * day} y={88} width={3} height={872} color="#1b7080" />
          <Typed x={left + 16 + i * day} y={90} size={28} weight={600} color={second}>
            {say(6 + i)}
          </Typed>
        </div>
      ))}
      {ships.map(({ berth, x, y, name, time, opened, done, free, hull }) => (
        <div key={y}>
          <Drawing width={1280} height={960}>
            {free > 0 && (
              <path d={`M${berth} ${y - 30}h${day * 4 * free}v30h-${day * 4 * free}z`} fill="#4f8f99" />
            )}
            <path
              d={Array.from(
                { length: Math.floor(4 * free) },
                (_, i) => `M${berth + day * (i + 1)} ${y - 36}v42`,
              ).join("")}
              stroke={second}
              strokeWidth={4}
            />
            {free === 1 && x <= berth ? null : (
              <path d={`M${x - 420} ${y - 4}H${x + 10}v8H${x - 420}z`} fill="#4f8f99" />
            )}
            <Ship
              x={x}
              y={y}
              length={length}
              hull={hull}
              house={paper}
              boxes={[second, accent, ground, second, accent, ground, second, accent]}
            />
          </Drawing>
          <Words x={x + 346} y={y - 128} size={32} weight={700} color={paper}>
            {say(name)}
          </Words>
          <Typed x={x + 346} y={y - 82} size={30} weight={600} color={second}>
            {say(time)}
          </Typed>
          {Array.from({ length: opened }, (_, i) => i).map((i) => (
            <Block
              key={i}
              x={berth + i * 32}
              y={y + 20}
              width={26}
              height={40}
              color={i < done ? paper : accent}
            />
          ))}
        </div>
      ))}
      {ships[2]?.free === 1 && (
        <Words x={1010} y={767} size={22} weight={700} color={paper}>
          {say(16)}
        </Words>
      )}
    </Board>
  );
}

/** A week at the berths: hulls with the free days in their wake, under each its cases, filled when papers are complete. */
export const draw: Draw = (brief, picture, { client }) => (
  <Week brief={brief} picture={picture} client={client} voyages={vessels.map(() => BERTHED)} />
);

/** When each vessel comes into sight and when it berths, in seconds. */
const calls = [
  [2, 5.2],
  [2.5, 7],
  [2.9, 8.2],
] as const;

/** From 1 s on the berths are cleared; then the week's ships come in, and their papers before them. */
function voyagesAt(moment: number): Voyage[] {
  return calls.map(([sighted, berthed], i) => {
    const cleared = 1 + i * 0.15;
    if (moment < cleared) return BERTHED;
    if (moment < sighted) {
      const gone = share(moment, cleared, sighted - 0.05);
      return {
        way: 1 + gone ** 2,
        opened: 1 - picks(share(gone, 0, 0.5), 12),
        complete: 1,
        free: 1 - landing(share(gone, 0, 0.4)),
      };
    }
    const sailed = share(moment, sighted, berthed);
    return {
      way: landing(sailed),
      opened: share(sailed, 0, 0.25),
      // The last paper is there well before the ship is.
      complete: gliding(share(sailed, 0.2, 0.85)),
      free: landing(share(moment, berthed - 0.3, berthed + 0.5)),
    };
  });
}

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, { client }, moment) => (
    <Week brief={brief} picture={picture} client={client} voyages={voyagesAt(moment)} />
  ),
};
