import { inOriginal } from "../../ui/in-original";
import { post } from "../../words/en/post";
import type { PostPageData } from "./data.server";
import styles from "./link-list.module.css";

/** The URLs of the text's links, for print only, with the numbers used in the text. */
export function LinkList({ links, lang }: Pick<PostPageData, "links"> & { lang?: string | undefined }) {
  if (links.length === 0) return null;
  return (
    <section className={`${styles.root} print-only`}>
      <h2 className="display">{post.links}</h2>
      <ol>
        {links.map(({ text, address }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
          <li key={index} {...inOriginal(lang)}>
            {text}: {address}
          </li>
        ))}
      </ol>
    </section>
  );
}
