import type { ServicePage } from "../../content/read/service-page.server";
import { MachinePart } from "./machine-part";
import "./line.css";

type LineData = NonNullable<ServicePage["line"]>;

/** Values up to this long stand as large figures. */
const FIGURE = 6;

/**
 * A line of the trade, drawn as the threads that are left at each: the fewer, the heavier.
 * The words say the same, so the drawing is decoration.
 */
export function Line({ title, text, stations, stripes }: LineData) {
  const areFigures = stations.every(({ value }) => value.length <= FIGURE);
  return (
    <section className="service-line">
      <div className="service-line-top">
        <h2 className="display text-h2">{title}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ol className="service-line-stations">
        {stations.map(({ name, value, threads, part, marked }) => (
          <li key={name} data-marked={marked}>
            <div className="service-line-band" data-part={part} aria-hidden="true">
              {threads > 0 ? (
                <Threads count={threads} stripes={stripes} />
              ) : (
                <span className="weave weave-middle" />
              )}
              {part && <MachinePart part={part} />}
            </div>
            <p className="service-line-label">
              <span className="font-bold">{name}</span>
              <span className={`display ${areFigures ? "service-line-figure" : "text-h4"}`}>{value}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A striped warp. */
function Threads({ count, stripes }: { count: number; stripes: LineData["stripes"] }) {
  return (
    <svg viewBox="0 0 1 96" preserveAspectRatio="none" aria-hidden="true" className="service-line-threads">
      {stripes
        .map((dye, yarn) => ({ dye, d: threadsPath(count, yarn, stripes.length) }))
        .filter(({ d }) => d !== "")
        .map(({ dye, d }) => (
          <path key={d} data-dye={dye ?? undefined} className={dye ? "thread-dyed" : "thread-pale"} d={d} />
        ))}
    </svg>
  );
}

/** The threads of one yarn, from the given one on, as bars across a picture one unit wide; the last lies on its lower edge. */
function threadsPath(count: number, from: number, stripes: number): string {
  const pitch = 96 / count;
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => at % stripes === from)
    .map((at) => `M0 ${round(at * pitch + pitch * 0.4)}h1v${round(pitch * 0.6)}h-1z`)
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
