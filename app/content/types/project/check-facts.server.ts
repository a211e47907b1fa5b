import type { ContentText } from "../../check/walk-content.server.ts";
import type { Problems } from "../../files/read-files.server.ts";
import { targetsIn } from "../../markdown/markdown-document.server.ts";
import type { Content } from "../../schema/content.server.ts";
import type { Project } from "./schema.server.ts";

const HOME = "pages/home.yaml";
/** A number in digits, with any separators: "1,240", "1.240", "12.0". */
const DIGITS = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`;

/**
 * Compares a project's facts ("11 vessels") with every number before the same noun in its file, on the home page and in
 * posts that link to it. Another number with that noun must be a declared fact, too.
 */
export function checkFacts(
  { projects }: Pick<Content, "projects">,
  problems: Problems,
  texts: readonly ContentText[],
): void {
  for (const project of projects) {
    const mentions = project.facts ? mentionsOf(project, texts) : [];
    for (const [thing, numbers] of numbersByThing(project.facts ?? []))
      checkThing(project, thing, numbers, mentions, problems);
  }
}

/** Returns the texts of a project's file, of posts that link to it, and of the home page's blocks that name it. */
function mentionsOf({ id, link }: Project, texts: readonly ContentText[]): ContentText[] {
  const blocks = texts.flatMap(({ file, field, text, to }) =>
    file === HOME && (text === link || (to === "project" && text === id))
      ? [field.replace(/[^.]*$/, "")]
      : [],
  );
  return texts.filter(({ file, field, text }) => {
    if (file === `projects/${id}.yaml`) return !/^facts\b/.test(field);
    if (file === HOME) return blocks.some((block) => field.startsWith(block));
    return field === "body" && targetsIn(text).links.some(({ url }) => url === link);
  });
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
  mentions: ContentText[],
  problems: Problems,
): void {
  const words = thing.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ +/g, "\\s+");
  const counted = new RegExp(`(?<![\\p{L}\\d.,])(${DIGITS})[\\s-]?${words}(?![\\p{L}\\d])`, "giu");
  for (const { file, field, text } of mentions)
    for (const [mention, digits = ""] of text.matchAll(counted)) {
      if (numbers.has(plainNumber(digits))) continue;
      const declared = [...numbers].map((number) => `'${number} ${thing}'`).join(", ");
      const remedy = `mend one of them, or add '${digits} ${thing}' to the facts if it is another number`;
      problems.add(file, field, `says '${mention}', but the facts of '${id}' say ${declared}: ${remedy}`);
    }
  const named = new RegExp(words, "iu");
  if (mentions.some(({ text }) => named.test(text))) return;
  for (const number of numbers) {
    const message = `'${number} ${thing}' is nowhere in the project: correct or delete it`;
    problems.add(`projects/${id}.yaml`, "facts", message);
  }
}

/** Normalizes a number: removes thousands separators (a mark before three digits) and uses a decimal point. */
function plainNumber(digits: string): string {
  return digits.replace(/[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(/[,'’\u00a0\u202f]/g, ".");
}
