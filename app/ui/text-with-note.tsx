import { FilledText } from "./filled-text";
import { SiteLink } from "./site-link";

type Note = { text: string; linkText: string; link: string };

/** Text with an optional sentence after it, in which `[link]` becomes a link. */
export function TextWithNote({ text, note }: { text: string; note: Note | undefined }) {
  if (!note) return text;
  const link = (
    <SiteLink to={note.link} className="link-underline">
      {note.linkText}
    </SiteLink>
  );
  return (
    <>
      {text} <FilledText text={note.text} values={{ link }} />
    </>
  );
}
