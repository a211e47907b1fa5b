import type { ProjectCard } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { splitByScript } from "../../content/read/scripts.server";
import { servicePage } from "../../content/read/service-page.server";
import { splitResult } from "../../lib/split-result";

/** The page of a service whose features carry samples; undefined when there is no such service. */
export function showcasePage(id: string) {
  const page = servicePage(id);
  if (!page) return undefined;
  const { features } = page;
  return {
    ...page,
    features: features.map(withSample),
    work: { ...page.work, projects: page.work.projects.map(withResult) },
  };
}

/** A project's card with what the project is known for, the first of its results; without it where it has none. */
function withResult(card: ProjectCard) {
  const project = getContent().projects.find(({ id }) => id === card.id);
  const first = project?.caseStudy.results[0];
  return { ...card, result: first === undefined ? undefined : splitResult(first) };
}

type Feature = { title: string; description: string; sample?: string | undefined };

/** A sample in a script of its own is marked with its language. */
function withSample({ title, description, sample }: Feature) {
  const lang = sample && splitByScript(sample, getContent().site).find((part) => part.lang)?.lang;
  return { title, description, sample, lang: lang || undefined };
}

export type ShowcasePage = NonNullable<ReturnType<typeof showcasePage>>;
