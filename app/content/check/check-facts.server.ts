import { join } from "node:path";
import { listFolder, type Problems } from "../read/read-files.server.ts";
import type { Content, Project } from "../schema/content.server.ts";
import { wordsInPictures } from "./brief-words.server.ts";
import { DIGITS, plainNumber, withDigits } from "./numbers.server.ts";
import { type Place, textsOf } from "./walk-content.server.ts";

/** A text in which a project is spoken of. */
type Mention = Pick<Place, "file" | "field" | "text">;

/**
 * Holds the numbers that a project declares in `facts` ("11 vessels") to one wherever that project is spoken of:
 * its own file, the words of its pictures, the home page, posts that link to it. A second number of the same thing
 * is declared, too ("4 vessels"). Nothing is declared by default, so nothing is guessed.
 */
export function checkFacts(content: Content, root: string, problems: Problems): void {
  const briefs = new Set(listFolder(root, join("art", "projects"), ".yaml"));
  // Once for all projects: their number may be in the thousands.
  const own = Map.groupBy(textsOf(content), ({ file }) => file);
  const inPosts = postsByLink(content);
  for (const project of content.projects) {
    if (!project.facts) continue;
    const pictureWords = briefs.has(project.id) ? wordsInPictures(root, project.id) : [];
    const texts = own.get(`projects/${project.id}.yaml`) ?? [];
    const places = [
      ...placesOf(project, texts, content),
      ...(inPosts.get(project.link) ?? []),
      ...pictureWords,
    ];
    for (const [thing, numbers] of thingsOf(project.facts))
      checkThing(project, thing, numbers, places, problems);
  }
}

/** The declared numbers of every thing. */
function thingsOf(facts: string[]): Map<string, Set<string>> {
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
  places: Mention[],
  problems: Problems,
): void {
  const words = thing.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ +/g, "\\s+");
  const mention = new RegExp(`(?<![\\p{L}\\d.,])(${DIGITS})[\\s-]?${words}(?![\\p{L}\\d])`, "giu");
  const missing = new Set(numbers);
  for (const { file, field, text } of places) {
    for (const [said, digits = ""] of withDigits(text).matchAll(mention)) {
      const number = plainNumber(digits);
      missing.delete(number);
      if (!numbers.has(number)) {
        const declared = [...numbers].map((fact) => `'${fact} ${thing}'`).join(", ");
        problems.add(
          file,
          field,
          `says '${said}', but the facts of '${id}' say ${declared}: mend one of them, or add '${digits} ${thing}' to the facts if it is another number`,
        );
      }
    }
  }
  for (const number of missing)
    problems.add(
      `projects/${id}.yaml`,
      "facts",
      `'${number} ${thing}' stands nowhere in the project: mend or remove it`,
    );
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

function placesOf({ id, link }: Project, texts: Place[], content: Content): Mention[] {
  const { home } = content.pages;
  const own = texts.filter(({ field }) => !/^facts\b/.test(field));
  const elsewhere = (file: string, field: string, texts: string[]) =>
    texts.map((text) => ({ file, field, text }));
  return [
    ...own,
    ...elsewhere(
      "pages/home.yaml",
      "results",
      home.results.list.filter((result) => result.project === id).map(({ text }) => text),
    ),
    ...elsewhere(
      "pages/home.yaml",
      "journey",
      home.journey.entries
        .flatMap((entry) => entry.projects)
        .filter((entry) => entry.link === link)
        .flatMap(({ description, metrics }) => [description, metrics]),
    ),
  ];
}
