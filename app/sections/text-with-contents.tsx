import type { ReactNode } from "react";
import type { Heading } from "../content/read/markdown.server";
import type { RichNode } from "../lib/rich-text";
import { ContentsEntries } from "../ui/contents-entries";
import { RichText } from "../ui/rich-text";
import { text } from "../words/en/text";
import parts from "./text-parts.module.css";
import styles from "./text-with-contents.module.css";
import timeline from "./timeline.module.css";

type Props = {
  nodes: RichNode[];
  headings: Heading[];
  children?: ReactNode;
};

/** A long text below the list of its headings. */
export function TextWithContents({ nodes, headings, children }: Props) {
  if (headings.length === 0 && !children) {
    return (
      <div className="measure section-space">
        <RichText nodes={nodes} />
      </div>
    );
  }
  return (
    <div className={`${styles.root} measure`}>
      <nav aria-label={text.contents}>
        <div className={styles.list}>
          {children}
          <ContentsEntries headings={headings} summary={text.contents} />
        </div>
      </nav>
      <RichText nodes={nodes} className={`${styles.text} ${parts.root} ${timeline.root}`} />
    </div>
  );
}
