import type { Problems } from "../read/read-files.server.ts";
import type { Content, Project } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** A text about a project. */
type Mention = { file: string; field: string; text: string };

/** A number in digits, with any separators: "1,240", "1.240", "12.0". */
const DIGITS = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`;

/**
 * Compares the numbers that a project declares in `facts` ("11 vessels") with every number of the same thing in its
 * own file, on the home page and in posts that link to it. Another number of the same thing is declared, too.
 */
export function checkFacts(content: Content, problems: Problems): void {
  const declaring = content.projects.filter(({ facts }) => facts);
  const ofFile = Map.groupBy(textsOf(content), ({ file }) => file);
  const inPosts = postsByLink(content);
  for (const project of declaring) {
    const texts = ofFile.get(`projects/${project.id}.yaml`) ?? [];
    const mentions = [
      ...texts.filter(({ field }) => !/^facts\b/.test(field)),
      ...onHome(project, content),
      ...(inPosts.get(project.link) ?? []),
    ];
    for (const [thing, numbers] of numbersByThing(project.facts ?? []))
      checkThing(project, thing, numbers, mentions, problems);
  }
}

function numbersByThing(facts: string[]): Map<string, Set<string>> {
  const things = new Map<string, Set<string>>();
  for (const fact of facts) {
    const [, digits = "", thing = ""] = new RegExp(`^(${DIGITS}) (.+)$`, "u").exec(fact) ?? [];
    things.set(thing, (things.get(thing) ?? new Set()).add(plainNumber(digits)));
  }
  return things;
}

function checkThing(
  { id }: Project,
  thing: string,
  numbers: Set<string>,
  mentions: Mention[],
  problems: Problems,
): void {
  const words = thing.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ +/g, "\\s+");
  const counted = new RegExp(`(?<![\\p{L}\\d.,])(${DIGITS})[\\s-]?${words}(?![\\p{L}\\d])`, "giu");
  for (const { file, field, text } of mentions)
    for (const [mention, digits = ""] of text.matchAll(counted)) {
      if (numbers.has(plainNumber(digits))) continue;
      const declared = [...numbers].map((number) => `'${number} ${thing}'`).join(", ");
      problems.add(
        file,
        field,
        `says '${mention}', but the facts of '${id}' say ${declared}: mend one of them, or add '${digits} ${thing}' to the facts if it is another number`,
      );
    }
  const named = new RegExp(words, "iu");
  if (mentions.some(({ text }) => named.test(text))) return;
  for (const number of numbers)
    problems.add(
      `projects/${id}.yaml`,
      "facts",
      `'${number} ${thing}' stands nowhere in the project: mend or remove it`,
    );
}

/** A number without separators of thousands (a mark before three digits) and with a decimal point. */
function plainNumber(digits: string): string {
  return digits.replace(/[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(/[,'’\u00a0\u202f]/g, ".");
}

/** The posts that link to a page, by its address. */
function postsByLink({ posts }: Content): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  for (const { slug, body } of posts) {
    const links = new Set([...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link]) => link ?? ""));
    for (const link of links) {
      const mentions = found.get(link) ?? [];
      mentions.push({ file: `posts/${slug}.md`, field: "body", text: body });
      found.set(link, mentions);
    }
  }
  return found;
}

/** What the home page says about a project. */
function onHome({ id, link }: Project, { pages: { home } }: Content): Mention[] {
  const file = "pages/home.yaml";
  const results = home.results.list.filter(({ project }) => project === id);
  const entries = home.journey.entries
    .flatMap(({ projects }) => projects)
    .filter((entry) => entry.link === link);
  return [
    ...results.map(({ text }) => ({ file, field: "results", text })),
    ...entries
      .flatMap(({ description, metrics }) => [description, metrics])
      .map((text) => ({ file, field: "journey", text })),
  ];
}
