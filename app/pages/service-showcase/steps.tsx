import { JobSteps } from "../../sections/job-steps";
import type { ShowcasePage } from "./data.server";
import "./steps.css";

/** The steps of a job on the deepest of its dye. */
export function Steps({ title, steps }: NonNullable<ShowcasePage["process"]>) {
  return (
    <section id="process" className="web-steps">
      <h2 className="display text-h2">{title}</h2>
      <JobSteps steps={steps} />
    </section>
  );
}
