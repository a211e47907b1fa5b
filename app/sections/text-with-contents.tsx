import type { ReactNode } from "react";
import type { Heading } from "../content/markdown/markdown.server";
import { isElement, type RichNode } from "../lib/rich-text";
import { ContentsEntries } from "../ui/contents-entries";
import { RichText } from "../ui/rich-text";
import { text } from "../words/en/text";
import parts from "./text-parts.module.css";
import styles from "./text-with-contents.module.css";

type Props = {
  nodes: RichNode[];
  headings: Heading[];
  children?: ReactNode;
};

/** A long text: the introduction before the first heading, the table of contents, and the rest. */
export function TextWithContents({ nodes, headings, children }: Props) {
  if (headings.length === 0 && !children) {
    return (
      <div className="measure section-space">
        <RichText nodes={nodes} />
      </div>
    );
  }
  const isPart = (node: RichNode) => isElement(node) && "data-part" in node[1];
  const start = Math.max(nodes.findIndex(isPart), 0);
  const className = `${styles.text} ${parts.root}`;
  return (
    <div className={`${styles.root} measure`}>
      {start > 0 && <RichText nodes={nodes.slice(0, start)} className={className} />}
      <nav aria-label={text.contents}>
        <div className={styles.list}>
          {children}
          <ContentsEntries headings={headings} summary={text.contents} />
        </div>
      </nav>
      <RichText nodes={nodes.slice(start)} className={className} />
    </div>
  );
}
