import type { Heading } from "../../content/read/markdown.server";
import { ContentsEntries } from "../../ui/contents-entries";
import "./contents-list.css";

/**
 * The table of contents: closed on a phone, a list on wider screens. Down a wide page's margin runs a strip of cloth
 * that is woven as far as the text has been read (contents-list.css; the scroll drives it, no script does).
 */
export function ContentsList({ headings }: { headings: Heading[] }) {
  return (
    <nav className="post-contents" aria-label="On this page">
      <div className="post-contents-warp" aria-hidden="true">
        <div className="weave weave-middle post-contents-cloth" />
      </div>
      <ContentsEntries headings={headings} summary="In this post" />
    </nav>
  );
}
