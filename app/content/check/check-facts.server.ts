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
  for (const project of content.projects) {
    if (!project.facts) continue;
    const pictureWords = briefs.has(project.id) ? wordsInPictures(root, project.id) : [];
    const places = [...placesOf(project, content), ...pictureWords];
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

function placesOf({ id, link }: Project, content: Content): Mention[] {
  const { home } = content.pages;
  const own = textsOf(content).filter(
    ({ file, field }) => file === `projects/${id}.yaml` && !/^facts\b/.test(field),
  );
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
    ...content.posts
      .filter(({ body }) => body.includes(`](${link})`))
      .flatMap(({ slug, body }) => elsewhere(`posts/${slug}.md`, "body", [body])),
  ];
}
