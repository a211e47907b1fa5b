import type { Heading } from "../../content/read/markdown.server";
import "./contents-list.css";

/**
 * The table of contents on wide screens. Its entries are picks beside a strip of cloth that is woven as far as
 * the text has been read (contents.css; the scroll drives it, no script does).
 */
export function ContentsList({ headings }: { headings: Heading[] }) {
  return (
    <nav className="post-contents" aria-label="On this page">
      <div className="post-contents-warp" aria-hidden="true">
        <div className="weave weave-middle post-contents-cloth" />
      </div>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
