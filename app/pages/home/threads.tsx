import { Ply } from "./ply";
import type { ThreadRun } from "./thread-runs";
import "./threads.css";
import "./threads-headline.css";
import "./threads-crossing.css";
import "./threads-row.css";
import "./threads-motion.css";

type Strands = { dyes: string[]; className: string; ground?: string | undefined };

/** Threads side by side; `data-count` is a thread's place from the page's edge inwards. */
export function Strands({ dyes, className, ground }: Strands) {
  return (
    <span className={className}>
      {dyes.map((dye, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one dye.
          key={index}
          data-dye={dye}
          data-own={dye === ground || undefined}
          data-count={index + 1}
        />
      ))}
    </span>
  );
}

type Props = { run: ThreadRun | undefined };

/** The threads as they run down a margin of the section that they stand in; nothing where they do not pass it. */
export function Threads({ run }: Props) {
  if (!run) return null;
  return (
    <div className="threads" data-side={run.side} data-count={run.dyes.length} aria-hidden="true">
      <Strands dyes={run.dyes} ground={run.ground} className="threads-band" />
    </div>
  );
}

/**
 * The threads as they come down one margin, cross the page twisted into a rope and go on down the other. They
 * cross where this stands in the section.
 * @param as what the rope is: the sheet places it.
 */
export function ThreadCrossing({ run, as }: Props & { as: "rod" | "line" }) {
  if (!run) return null;
  const { side, dyes, ground } = run;
  const out = dyes.toReversed();
  return (
    <div
      className={`threads threads-crossing threads-${as}`}
      data-side={side}
      data-count={dyes.length}
      aria-hidden="true"
    >
      <span className="threads-in">
        <Strands dyes={dyes} ground={ground} className="threads-band" />
      </span>
      <Strands dyes={dyes} ground={ground} className="threads-turn" />
      <span className="threads-rope">
        <Ply dyes={dyes} ground={ground} className="threads-ply" />
      </span>
      <Strands dyes={out} ground={ground} className="threads-turn threads-turn-out" />
      <span className="threads-out">
        <Strands dyes={out} ground={ground} className="threads-band" />
      </span>
    </div>
  );
}
