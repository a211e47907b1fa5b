import {
  isComment,
  isLineBreak,
  type MarkdownNode,
  markdownNodes,
  ofType,
} from "../read/markdown-document.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** Notes what the pages would leave out of Markdown texts: HTML, and footnotes that nothing refers to. */
export function checkTexts(content: Content, problems: Problems): void {
  for (const { text, file, field } of textsOf(content)) {
    if (field !== "body") continue;
    const nodes = markdownNodes(text);
    for (const fault of [...htmlFaults(nodes), ...footnoteFaults(nodes)]) problems.add(file, "text", fault);
  }
}

function htmlFaults(nodes: readonly MarkdownNode[]): string[] {
  const lost = ofType(nodes, "html").filter(({ value }) => !isLineBreak(value) && !isComment(value));
  return lost.map(({ value }) => {
    const [line] = value.split("\n");
    return `'${line}' is HTML, which pages do not show: write it in Markdown, or put it in backticks`;
  });
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
