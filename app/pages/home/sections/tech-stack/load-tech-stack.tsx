import { ornaments } from "agency/ornaments";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";

/** Loads the table and the agency's interactive version of it. */
export async function loadTechStack() {
  const [{ TechStack }, play] = await Promise.all([
    import("./tech-stack.section"),
    ornaments.techStackPlay?.(),
  ]);
  return { default: ({ data }: SectionProps<Data>) => <TechStack data={data} Play={play?.default} /> };
}
