import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type BriefAnswer, briefAnswers, briefText, hasAnswers, toFragment } from "../../lib/brief";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import input from "../../ui/input.module.css";
import styles from "./brief.module.css";
import paper from "./brief-paper.module.css";
import { BriefSteps } from "./brief-steps";
import { copyText } from "./copy-text";
import type { ContactPageData } from "./data.server";
import { withBrief } from "./quote-opening";
import { useBrief } from "./use-brief";
import type { Draft } from "./use-draft";

type Props = {
  texts: NonNullable<ContactPageData["texts"]["brief"]>;
  /** Service titles by id, in the agency's order. */
  services: Record<string, string>;
  /** Opening of the message: the subject of the quote. */
  opening: string;
  /** The contact form. When it is reset, the brief is cleared. */
  form: RefObject<HTMLFormElement | null>;
  /** The draft that receives the brief. */
  draft: Draft;
};

/** A brief for a quote. It is inserted into the message as editable text, and kept in the tab or in a link. */
export function Brief({ texts, services, opening, form, draft }: Props) {
  const { brief, given, written, drawing, change, setWritten, clear, isAsked, isOpened } = useBrief(form);
  const [status, setStatus] = useState("");
  const [link, setLink] = useState("");
  const box = useRef<HTMLDetailsElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const lines = briefAnswers(brief, texts, services);

  // Move the focus and the scroll position to a brief opened by its link.
  useEffect(() => {
    if (!isAsked || !box.current) return;
    box.current.open = true;
    box.current.querySelector("summary")?.focus({ preventScroll: true });
    box.current.scrollIntoView();
  }, [isAsked]);

  const write = () => {
    if (!hasAnswers(brief, given)) return setStatus(texts.says.nothing);
    const text = briefText(lines);
    const field = draft.change((message) => withBrief(message, draft.opening(), text, written));
    if (!field) return;
    setWritten(text);
    setStatus(texts.says.written);
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    field.scrollTop = 0;
  };
  const share = async () => {
    const { origin, pathname, search } = window.location;
    const address = `${origin}${pathname}${search}#${toFragment(brief)}`;
    setLink(address);
    const isCopied = await copyText(address);
    setStatus(isCopied ? texts.says.copied : texts.says.notCopied);
    if (!isCopied) linkField.current?.select();
  };
  const startAgain = () => {
    clear();
    setLink("");
    setStatus(texts.says.cleared);
  };
  return (
    <>
      <details ref={box} id="brief" className={`mt-3 ${styles.brief}`} open={isOpened}>
        <summary className={`${styles.summary} row ring-inside`}>
          <h3 className="display text-h4">{texts.title}</h3>
          <Icon name="down" />
        </summary>
        <p className={styles.lead}>{texts.text}</p>
        {drawing && (
          <figure>
            <img
              className={styles.drawing}
              src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
              alt={drawing.text}
            />
          </figure>
        )}
        <BriefSteps texts={texts} services={services} brief={brief} onChange={change} lines={lines} />
        <div className={`${styles.tools} wrap row`}>
          <Button variant="ink" icon="down" onClick={write}>
            {texts.write}
          </Button>
          <button type="button" className="link-underline touch" onClick={() => void share()}>
            {texts.share}
          </button>
          <button type="button" className="link-underline touch" onClick={() => print()}>
            {texts.print}
          </button>
          <button type="button" className="link-underline touch" onClick={startAgain}>
            {texts.clear}
          </button>
        </div>
        {link && (
          <input
            ref={linkField}
            className={input.input}
            readOnly
            value={link}
            aria-label={texts.share}
            onFocus={({ target }) => target.select()}
          />
        )}
        <p className={`${styles.status} font-bold`} role="status">
          {status}
        </p>
      </details>
      {lines.length > 0 && <BriefPaper title={texts.paper} about={opening.trim()} lines={lines} />}
    </>
  );
}

/** The brief as a page for printing. It is printed instead of the contact page, and hidden on screens. */
function BriefPaper({ title, about, lines }: { title: string; about: string; lines: BriefAnswer[] }) {
  return createPortal(
    <div className={`${paper.paper} print-only`} data-paper>
      <h2 className="display">{title}</h2>
      {about && <p>{about}</p>}
      <dl>
        {lines.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>,
    document.getElementById("main") ?? document.body,
  );
}
