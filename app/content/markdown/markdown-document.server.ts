import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm);

type Root = ReturnType<typeof parser.parse>;
/** A node of a Markdown text below its root, by its `type`. */
export type MarkdownNode = Root["children"][number];
type TypeOf = MarkdownNode["type"];
type NodeOf<Type extends TypeOf> = Extract<MarkdownNode, { type: Type }>;

/** Every node below one, parents before their children. */
export function nodesBelow(node: Root | MarkdownNode): MarkdownNode[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesBelow(child)]) : [];
}

/** Kept, because every check asks for the nodes of each text. */
const parsed = new Map<string, MarkdownNode[]>();
const MOST_KEPT = 100;

/** Every node of a Markdown text in its order. */
export function markdownNodes(source: string): MarkdownNode[] {
  const known = parsed.get(source);
  if (known) return known;
  if (parsed.size >= MOST_KEPT) parsed.clear();
  const nodes = nodesBelow(parser.parse(source));
  parsed.set(source, nodes);
  return nodes;
}

/** The nodes of some types. */
export function ofType<Type extends TypeOf>(
  nodes: readonly MarkdownNode[],
  ...types: Type[]
): NodeOf<Type>[] {
  return nodes.filter((node): node is NodeOf<Type> => types.some((type) => node.type === type));
}

/** The words of a node without markup. */
export function wordsOf(node: MarkdownNode): string {
  return [node, ...nodesBelow(node)].map((each) => ("value" in each ? each.value : "")).join("");
}

/** The only HTML that writers need: a line break in a cell of a table. */
export const isLineBreak = (html: string) => ["<br>", "<br/>", "<br />"].includes(html.trim().toLowerCase());
/** Whether HTML is one comment, which pages do not show. */
export const isComment = (html: string) =>
  html.startsWith("<!--") && html.trim().indexOf("-->") === html.trim().length - 3;

/** A picture or link of a Markdown text: its address, and the text of a picture. */
export type Target = { node: MarkdownNode; url: string; alt?: string | null | undefined };

/** The pictures and links of a Markdown text, with the addresses of those by reference. */
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
