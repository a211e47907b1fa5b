import type { ServicePage } from "../../content/read/service-page.server";
import { JobSteps } from "../../sections/job-steps";
import "./process.css";

/** The steps of a job on the dye's pale ground. */
export function Process({ title, steps }: NonNullable<ServicePage["process"]>) {
  return (
    <section id="process" className="service-process">
      <h2 className="display text-h2">{title}</h2>
      <JobSteps steps={steps} />
    </section>
  );
}
