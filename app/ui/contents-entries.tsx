import type { Heading } from "../content/read/markdown.server";
import { Icon } from "./icon";

/**
 * The links to a text's headings: as a list, and again as one that is closed; the page's own sheet shows one of them.
 * @param summary what opens the closed one, which is there for more than one heading.
 */
export function ContentsEntries({ headings, summary }: { headings: Heading[]; summary: string }) {
  const entries = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a className="hover-underline" href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {entries}
      {headings.length > 1 && (
        <details>
          <summary className="touch font-bold">
            {summary}
            <Icon name="down" />
          </summary>
          {entries}
        </details>
      )}
    </>
  );
}
