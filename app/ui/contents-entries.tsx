import type { Heading } from "../content/read/markdown.server";
import { Icon } from "./icon";

/**
 * The links to a text's headings: as a list, and again in a disclosure; the page's sheet shows one of the two.
 * @param summary the label of the disclosure, which needs more than one heading.
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
