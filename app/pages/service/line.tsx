import type { ServicePage } from "../../content/read/service-page.server";
import { MachinePart } from "./machine-part";
import "./line.css";

type LineData = NonNullable<ServicePage["line"]>;

/**
 * A line of the trade, drawn as the threads that are left at each: the fewer, the heavier.
 * The words say the same, so the drawing is decoration.
 */
export function Line({ title, text, stations }: LineData) {
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
              {threads > 0 ? <Threads count={threads} /> : <span className="weave weave-middle" />}
              {part && <MachinePart part={part} />}
            </div>
            <p className="service-line-label">
              <span className="font-bold">{name}</span>
              <span className="display text-h4">{value}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A striped warp: the dyes whose yarns follow each other, undefined for the page's own pale one. */
const YARNS = [undefined, "catechu", "turmeric", undefined, "lac", "leaf", undefined, "indigo"];

function Threads({ count }: { count: number }) {
  const pitch = 96 / count;
  return (
    <svg viewBox="0 0 1 96" preserveAspectRatio="none" aria-hidden="true" className="service-line-threads">
      {YARNS.map((dye, yarn) => ({ dye, d: threadsPath(count, yarn, pitch) }))
        .filter(({ d }) => d !== "")
        .map(({ dye, d }) => (
          <path key={d} data-dye={dye} className={dye ? "thread-dyed" : "thread-pale"} d={d} />
        ))}
    </svg>
  );
}

/** The threads of one yarn, from the given one on, as bars across a picture one unit wide. */
function threadsPath(count: number, from: number, pitch: number): string {
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => at % YARNS.length === from)
    .map((at) => `M0 ${round(at * pitch + pitch * 0.2)}h1v${round(pitch * 0.6)}h-1z`)
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
