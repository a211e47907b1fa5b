import type { Problems } from "../files/read-files.server.ts";
import {
  isComment,
  isLineBreak,
  type MarkdownNode,
  markdownNodes,
  ofType,
  plainText,
} from "../markdown/markdown-document.server.ts";
import type { ContentText } from "./walk-content.server.ts";

/** Reports Markdown that pages would leave out (HTML, unused footnotes) or would show unformatted. */
export function checkTexts(problems: Problems, texts: readonly ContentText[]): void {
  for (const { text, file, field } of texts) {
    if (field !== "body") continue;
    const nodes = markdownNodes(text);
    const faults = [...htmlFaults(nodes), ...footnoteFaults(nodes), ...signFaults(nodes, text)];
    for (const fault of faults) problems.add(file, "text", fault);
  }
}

function htmlFaults(nodes: readonly MarkdownNode[]): string[] {
  const lost = ofType(nodes, "html").filter(({ value }) => !isLineBreak(value) && !isComment(value));
  return lost.map(({ value }) => {
    const [line] = value.split("\n");
    return `'${line}' is HTML, which pages do not show: write it in Markdown, or put it in backticks`;
  });
}

/** Returns faults of malformed links, pictures and headings. */
function signFaults(nodes: readonly MarkdownNode[], source: string): string[] {
  const links = ofType(nodes, "text").flatMap(({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    const sign = ["](", "][", "[^"].find((each) => written.includes(each));
    if (!sign || /\\[[\]()]/.test(written)) return [];
    const line = written.split("\n").find((each) => each.includes(sign));
    return `'${line}' would be shown as it is: an address has no spaces, and what is referred to must be there`;
  });
  const headings = ofType(nodes, "paragraph").flatMap((paragraph) => {
    const [signs] = /^#{2,6}(?=[^#\s])/.exec(plainText(paragraph)) ?? [];
    return signs ? [`a heading needs a space after '${signs}'`] : [];
  });
  return [...links, ...headings];
}

function footnoteFaults(nodes: readonly MarkdownNode[]): string[] {
  const referred = ofType(nodes, "footnoteReference").map(({ identifier }) => identifier);
  const defined = ofType(nodes, "footnoteDefinition").map(({ identifier }) => identifier);
  return defined.flatMap((name, at) => {
    if (!referred.includes(name))
      return `nothing refers to the footnote '[^${name}]': refer to it, or delete it`;
    return defined.indexOf(name) === at ? [] : `the footnote '[^${name}]' is there twice: rename one of them`;
  });
}
