import { parse } from "yaml";

const HEADING = /^#{2,4} /gm;
const PICTURE = /!\[[^\]]*\]\(([^)\s]+)/g;
const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)/g;
const BLOCK = /^```(chart|figure)\n([\s\S]*?)^```$/gm;
const CODE = /^```[\s\S]*?^```/gm;
const WHEN = /^:::when (\S+)/gm;

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}

function dataOf(markdown: string): string[] {
  return [...markdown.matchAll(BLOCK)].map(([, block = "", yaml = ""]) => {
    try {
      return `${block} ${numbersIn(parse(yaml)).join(" ")}`.trim();
    } catch {
      return block;
    }
  });
}

/** Differences between a text and its translation in headings, pictures, links and data, one sentence each. */
export function bodyFaults(original: string, words: string): string[] {
  const headings = [original, words].map((text) =>
    (text.replace(CODE, "").match(HEADING) ?? []).map((sign) => sign.trim()).join(" "),
  );
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
    ...compare((text) => all(text, PICTURE), "pictures"),
    ...compare((text) => all(text, LINK), "links"),
    ...compare((text) => all(text, WHEN), "switches"),
    ...compare(dataOf, "charts and figures"),
  ];
}
