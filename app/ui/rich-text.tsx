import { createElement, Fragment, type ReactNode } from "react";
import { fillIn } from "../lib/fill-in";
import { type RichNode, textOf } from "../lib/rich-text";
import { text } from "../words/en/text";
import { inOriginal } from "./in-original";
import { Picture } from "./picture";
import styles from "./rich-text.module.css";
import { SiteLink } from "./site-link";
import tables from "./text-tables.module.css";

/** Elements allowed in a compiled text. */
const TAGS = new Set(
  "h2 h3 h4 h5 h6 p ul ol li blockquote pre code span strong em del hr br table thead tbody tr th td sup section div figure figcaption svg rect line text label input".split(
    " ",
  ),
);

type Props = {
  nodes: RichNode[];
  /** Class that lays out the text's blocks on a page. */
  className?: string | undefined;
  lang?: string | undefined;
};

/** Renders a Markdown text that was compiled at build. */
export function RichText({ nodes, className = "", lang }: Props) {
  return (
    <div className={`${styles.root} ${tables.root} ${className}`} {...inOriginal(lang)} data-text>
      {renderAll(nodes)}
    </div>
  );
}

/** Returns the nodes as children of a fragment; they need no keys, because their order never changes. */
function renderAll(nodes: RichNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(render));
}

function render(node: RichNode): ReactNode {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  if (tag === "a") return <TextLink attributes={attributes} nodes={children} />;
  if (tag === "img") return <TextPicture attributes={attributes} />;
  if (!TAGS.has(tag)) return renderAll(children);
  const element = createElement(
    tag,
    { ...attributes, tabIndex: tag === "pre" ? 0 : undefined },
    children.length > 0 ? renderAll(children) : undefined,
  );
  if (tag !== "table") return element;
  const label = fillIn(text.table, { columns: firstRow(children) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
    <section className={tables.box} tabIndex={0} aria-label={label}>
      {element}
    </section>
  );
}

function TextPicture({ attributes }: { attributes: Record<string, string> }) {
  const { src = "", srcSet, width, height, color = "", alt = "" } = attributes;
  const picture = {
    src,
    width: Number(width),
    height: Number(height),
    color,
    alt,
    ...(srcSet ? { srcSet } : {}),
  };
  return <Picture picture={picture} sizes="(width >= 1024px) 75vw, 100vw" />;
}

/** Returns the text of a table's first row, which distinguishes the table from others. */
function firstRow(nodes: RichNode[]): string {
  const cells = nodes.flatMap((node): string[] => {
    if (typeof node === "string" || node[0] === "tbody") return [];
    return node[0] === "th" ? [textOf(node[2])] : [firstRow(node[2])];
  });
  return cells.filter(Boolean).join(", ");
}

function TextLink({ attributes, nodes }: { attributes: Record<string, string>; nodes: RichNode[] }) {
  const { href = "", ...rest } = attributes;
  if (!href.startsWith("#")) return <SiteLink to={href}>{renderAll(nodes)}</SiteLink>;
  return (
    <a href={href} {...rest}>
      {renderAll(nodes)}
    </a>
  );
}
