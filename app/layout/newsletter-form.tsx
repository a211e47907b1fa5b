import { site } from "virtual:site";
import { type FormEvent, useId, useRef, useState } from "react";
import { FilledText } from "../ui/filled-text";
import { Icon } from "../ui/icon";
import field from "../ui/input.module.css";
import { showToast } from "../ui/toast";
import { newsletter as words } from "../words/en/newsletter";
import { isNewsletterAddress, subscribe } from "./newsletter";
import styles from "./newsletter-form.module.css";

/** The result of a submission, shown as a toast. The form shows a note once the toast is gone, or if it cannot load. */
type FormResult = keyof typeof words.notes;

const { newsletter: texts, contact } = site;
const mode = site.switches.newsletter;

/** The footer's newsletter card: checks and subscribes the address, and shows the result in a toast. */
export function NewsletterForm() {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isToasted, setIsToasted] = useState(true);
  const [result, setResult] = useState<FormResult>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isInvalid = result === "invalid";
  // Don't confirm a subscription if the form is simulated, because nobody is subscribed.
  const note = result === "success" && mode !== "stored" ? "" : result && words.notes[result];

  const tell = async (formResult: FormResult) => {
    setResult(formResult);
    const type = formResult === "success" ? "success" : "error";
    setIsToasted(await showToast({ ...words[formResult], type, position: "bottom-right" }));
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = input.current?.value.trim() ?? "";
    if (isSubmitting) return;
    if (!isNewsletterAddress(email)) {
      void tell("invalid");
      input.current?.focus();
      return;
    }
    setIsSubmitting(true);
    setResult(undefined);
    const outcome = await subscribe(email, mode);
    setIsSubmitting(false);
    void tell(outcome === "stored" ? "success" : "error");
    // Keep an address that was typed while the request ran.
    if (outcome === "stored" && input.current?.value.trim() === email) form.reset();
    if (document.activeElement === document.body) input.current?.focus();
  };

  return (
    <section className={`${styles.newsletter} no-print`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display display-narrow text-h3">
        {texts.title}
      </h2>
      <p className="mt-1">{texts.text}</p>
      <form className="mt-2" method="dialog" onSubmit={onSubmit} noValidate>
        <label className="font-bold" htmlFor={id}>
          {texts.label}
        </label>
        <div className={`${styles.row} wrap mt-1`}>
          <input
            ref={input}
            id={id}
            className={field.input}
            type="email"
            dir="ltr"
            name="email"
            autoComplete="email"
            placeholder={texts.placeholder}
            required
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-note ${id}-result`}
          />
          <button type="submit" className={`${styles.button} font-bold`} disabled={isSubmitting}>
            {isSubmitting ? words.sending : texts.button}
          </button>
        </div>
        <p id={`${id}-note`} className={`${styles.note} text-small`}>
          {mode !== "stored" && words.simulated}
        </p>
        <p id={`${id}-result`} className={`${styles.result} row font-bold`} role="status">
          {result && result !== "success" && <Icon name="warning" />}
          {result && <span>{isToasted ? note : words[result].description}</span>}
        </p>
        <noscript>
          {/* Prerendered only, so that the client script does not contain this text. */}
          {import.meta.env.SSR && (
            <p className="mt-1 font-bold">
              <FilledText
                text={words.withoutScripts}
                values={{ email: <a href={`mailto:${contact.email}`}>{contact.email}</a> }}
              />
            </p>
          )}
        </noscript>
      </form>
    </section>
  );
}
