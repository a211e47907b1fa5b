import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { firstSentence } from "../../lib/first-sentence.ts";
import { splitResult } from "../../lib/split-result.ts";
import type { Content } from "../schema/content.server.ts";

/** Optional `voice.yaml`: words that a house uses too often, as patterns, each group with a name. */
const watchSchema = z.strictObject({
  watch: z.array(z.strictObject({ name: z.string(), words: z.array(z.string()).min(1) })),
});

/** A writer marks an aphorism where it stands: `challenge: | # aphorism`. */
const APHORISM = /^ {2}(?:challenge|solution): \|[-+]? +# aphorism\s*$/gm;
/** Contractions that cannot be a possessive, as "the city's walls" is. */
const CONTRACTION =
  /(?:n['’]t|['’](?:re|ve|ll|m)|\b(?:it|that|who|he|she|there|what)['’]s|\b\p{L}+['’]d)\b/giu;

/**
 * Counts how the case studies speak, for whoever edits them: openings, forms of results, testimonials, words that
 * `voice.yaml` watches. Nothing here is right or wrong, so nothing stops a build.
 * @param root the agency's folder
 * @returns lines to print
 */
export function voiceReport(content: Content, root: string): string[] {
  const { projects, posts, services } = content;
  const openings = projects.flatMap(({ caseStudy }) =>
    [caseStudy.challenge, caseStudy.solution].filter(isText),
  );
  const solutions = projects
    .map(({ caseStudy }) => caseStudy.solution)
    .filter(isText)
    .map((solution) => firstSentence(solution).first);
  const results = projects.flatMap(({ caseStudy }) => caseStudy.results.map((one) => splitResult(one).text));
  const quotes = projects.map(({ caseStudy }) => caseStudy.testimonial?.quote).filter(isText);
  const marked = projects.reduce((sum, { id }) => sum + aphorisms(join(root, "projects", `${id}.yaml`)), 0);
  const texts = [projects, posts, services, content.pages].flatMap(stringsIn).join("\n");
  return [
    share("Challenges and solutions marked '# aphorism'", marked, openings.length),
    share(
      "Solutions that open with 'We …'",
      solutions.filter((one) => /^We\b/.test(one)).length,
      solutions.length,
    ),
    `Most frequent first words of solutions: ${frequent(solutions.map((one) => one.split(/\s/)[0] ?? ""))}`,
    share("Results that read 'N: of …'", results.filter((one) => /^of\b/.test(one)).length, results.length),
    share("Results that end ', was N' or the like", results.filter(isAfterthought).length, results.length),
    `Sentences of a testimonial: ${frequent(quotes.map((one) => String(sentences(one))))}`,
    share(
      "Testimonials with a contraction",
      quotes.filter((one) => one.match(CONTRACTION)).length,
      quotes.length,
    ),
    ...watched(root).map(({ name, words }) => {
      const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "giu");
      return `${name}: ${texts.match(pattern)?.length ?? 0}`;
    }),
  ];
}

function aphorisms(path: string): number {
  return existsSync(path) ? (readFileSync(path, "utf8").match(APHORISM)?.length ?? 0) : 0;
}

function watched(root: string): z.infer<typeof watchSchema>["watch"] {
  const path = join(root, "voice.yaml");
  return existsSync(path) ? watchSchema.parse(parse(readFileSync(path, "utf8"))).watch : [];
}

const isAfterthought = (result: string) => /, (?:was|were|it was|they were) [^,]*\d/.test(result);
const sentences = (text: string) => text.split(/(?<=[.!?]["”’']?)\s+/).length;
const share = (what: string, count: number, all: number) =>
  `${what}: ${count} of ${all} (${all === 0 ? 0 : Math.round((100 * count) / all)}%)`;

/** The five most frequent values, as "We 18, Our 3". */
function frequent(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted
    .slice(0, 5)
    .map(([value, count]) => `${value} ${count}`)
    .join(", ");
}

const isText = (text: string | undefined): text is string => text !== undefined;

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
