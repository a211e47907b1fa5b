import { RichText } from "../../ui/rich-text";
import { ContentsList } from "./contents-list";
import type { PostPage } from "./data.server";
import styles from "./post-text.module.css";

/** The text of a post with its table of contents. */
export function PostText({ headings, nodes }: Pick<PostPage, "headings" | "nodes">) {
  return (
    <div className={styles.body}>
      <ContentsList headings={headings} />
      <RichText nodes={nodes} className={styles.text} />
    </div>
  );
}
