import { drawnBlocks } from "../charts/charts.server.ts";
import { readYamlText } from "../files/yaml-text.server.ts";
import { markdownNodes, ofType, targetsIn } from "../markdown/markdown-document.server.ts";

const WHEN = /^:::when (\S+)/gm;

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}

function dataOf(markdown: string): string[] {
  return drawnBlocks(markdown).map(({ block, source }) => {
    // `checkCharts` reports unreadable blocks.
    return `${block} ${numbersIn(readYamlText(source).data).join(" ")}`.trim();
  });
}

/** Returns the levels of the headings in Markdown: "## ## ###". */
const levelsOf = (markdown: string) =>
  ofType(markdownNodes(markdown), "heading")
    .map(({ depth }) => "#".repeat(depth))
    .join(" ");

/** Describes differences between Markdown and its translation in headings, pictures, links, switches and charts. */
export function bodyFaults(original: string, words: string): string[] {
  const headings = [original, words].map(levelsOf);
  const compare = (of: (text: string) => string[], name: string) => {
    const [left, right] = [of(original).sort(), of(words).sort()];
    if (left.join("\n") === right.join("\n")) return [];
    const apart = [
      ...left.filter((each) => !right.includes(each)).map((each) => `lacks '${each}'`),
      ...right.filter((each) => !left.includes(each)).map((each) => `adds '${each}'`),
    ];
    return [`its ${name} are not those of the original: ${apart.join(", ") || "another number of them"}`];
  };
  const order = `its headings must be as many, in the same order of levels, as in the original (${headings[0]})`;
  return [
    ...(headings[0] === headings[1] ? [] : [order]),
    ...compare((text) => targetsIn(text).pictures.map(({ url }) => url), "pictures"),
    ...compare((text) => targetsIn(text).links.map(({ url }) => url), "links"),
    ...compare((text) => [...text.matchAll(WHEN)].map(([, name = ""]) => name), "switches"),
    ...compare(dataOf, "charts and figures"),
  ];
}
