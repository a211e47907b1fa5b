import { SiteLink } from "./site-link";

type Note = { text: string; linkText: string; link: string };

/** A text and, where there is one, the sentence after it that ends in a link. */
export function Noted({ text, note }: { text: string; note: Note | undefined }) {
  if (!note) return text;
  return (
    <>
      {text} {note.text}{" "}
      <SiteLink to={note.link} className="link-underline">
        {note.linkText}
      </SiteLink>
      .
    </>
  );
}
