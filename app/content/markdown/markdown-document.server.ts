import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm);

type Root = ReturnType<typeof parser.parse>;
/** Any node of a Markdown document except the root. */
export type MarkdownNode = Root["children"][number];
type TypeOf = MarkdownNode["type"];
type NodeOf<Type extends TypeOf> = Extract<MarkdownNode, { type: Type }>;

/** Returns all descendants of a node, parents before their children. */
export function nodesBelow(node: Root | MarkdownNode): MarkdownNode[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesBelow(child)]) : [];
}

/** Cache of parsed Markdown, because several checks read the nodes of each file. */
const parsed = new Map<string, MarkdownNode[]>();
const MOST_KEPT = 100;

/** Returns all nodes of Markdown in document order. */
export function markdownNodes(source: string): MarkdownNode[] {
  const known = parsed.get(source);
  if (known) return known;
  if (parsed.size >= MOST_KEPT) parsed.clear();
  const nodes = nodesBelow(parser.parse(source));
  parsed.set(source, nodes);
  return nodes;
}

/** Returns the nodes of the given types. */
export function ofType<Type extends TypeOf>(
  nodes: readonly MarkdownNode[],
  ...types: Type[]
): NodeOf<Type>[] {
  return nodes.filter((node): node is NodeOf<Type> => types.some((type) => node.type === type));
}

/** Returns a node's text without markup. */
export function plainText(node: MarkdownNode): string {
  return [node, ...nodesBelow(node)].map((each) => ("value" in each ? each.value : "")).join("");
}

/** Checks for a line break, the only HTML allowed in Markdown: table cells need it. */
export const isLineBreak = (html: string) => ["<br>", "<br/>", "<br />"].includes(html.trim().toLowerCase());
/** Checks whether HTML is a single comment, which pages leave out. */
export const isComment = (html: string) =>
  html.startsWith("<!--") && html.trim().indexOf("-->") === html.trim().length - 3;

/** A picture or link in Markdown; `alt` is a picture's alternative text. */
export type Target = { node: MarkdownNode; url: string; alt?: string | null | undefined };

/** Returns the pictures and links in Markdown, with reference links (`[text][id]`) resolved. */
export function targetsIn(source: string): { pictures: Target[]; links: Target[] } {
  const nodes = markdownNodes(source);
  const definitions = new Map(ofType(nodes, "definition").map(({ identifier, url }) => [identifier, url]));
  const urlOf = (identifier: string) => definitions.get(identifier) ?? "";
  const direct = (node: NodeOf<"image" | "link">) => ({ ...node, node });
  const referred = (node: NodeOf<"imageReference" | "linkReference">) => ({
    ...node,
    node,
    url: urlOf(node.identifier),
  });
  return {
    pictures: [...ofType(nodes, "image").map(direct), ...ofType(nodes, "imageReference").map(referred)],
    links: [...ofType(nodes, "link").map(direct), ...ofType(nodes, "linkReference").map(referred)],
  };
}
