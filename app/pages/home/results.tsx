import { stretchClass } from "../../lib/fit-class";
import { ArrowLink } from "../../ui/button";
import type { SectionData } from "./home-data.server";
import { Ply } from "./ply";
import { type ThreadRun, threadsOfRope } from "./thread-runs";
import "./results.css";

type Props = Pick<SectionData, "results"> & { run: ThreadRun | undefined };

/**
 * Three results: the figure is as wide as its change is great, bars are to scale, and a rope ties the figure to its
 * words, twisted of some of the threads that pass.
 */
export function Results({ results, run }: Props) {
  return (
    <ul className="results measure">
      {results.map(({ figure, text, title, link, before, after, stretch, beforeBar, afterBar }, index) => (
        <li key={link}>
          {run?.side === "left" && <Row run={run} rope={index} ropes={results.length} />}
          <p className={`results-figure display ${stretchClass(stretch)}`}>
            {/* Its own sign is hardly wider than high in narrow letters. */}
            {figure.startsWith("−") && <span className="results-minus">−</span>}
            {figure.replace(/^−/, "")}
          </p>
          <span className="results-rope" aria-hidden="true">
            {run && <Rope run={run} rope={index} ropes={results.length} />}
          </span>
          <div className="results-words">
            <p className="text-lead">{text}</p>
            <ArrowLink to={link}>{title}</ArrowLink>
          </div>
          <div className="results-bars">
            <p>{before.label}</p>
            <svg className="results-bar" width={`${beforeBar}%`} height="24" aria-hidden="true" />
            <p>{after.label}</p>
            <svg
              className="results-bar results-bar-after"
              width={`${afterBar}%`}
              height="24"
              aria-hidden="true"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

type Part = { run: ThreadRun; rope: number; ropes: number };

function Rope({ run: { dyes, ground }, rope, ropes }: Part) {
  const threads = threadsOfRope(dyes, rope, ropes);
  return <Ply dyes={threads.map(({ dye }) => dye)} ground={ground} className="threads-ply" />;
}

/** The threads of a rope, where they leave the others and run along the top of its row. */
function Row({ run: { dyes, ground }, rope, ropes }: Part) {
  const threads = threadsOfRope(dyes, rope, ropes);
  return (
    <span className="threads threads-row" data-count={dyes.length} aria-hidden="true">
      <span data-count={threads.length}>
        {threads.map(({ dye, place }) => (
          <i key={place} data-dye={dye} data-own={dye === ground || undefined} data-count={place} />
        ))}
      </span>
    </span>
  );
}
