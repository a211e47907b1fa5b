import { type FormEvent, useId, useRef, useState } from "react";
import type { SiteFacts } from "../content/read/site-facts.server";
import { isNewsletterAddress, subscribe } from "../lib/newsletter";
import { Icon } from "../ui/icon";
import field from "../ui/input.module.css";
import { showToast } from "../ui/toast";
import type { Toast } from "../ui/toaster";
import styles from "./newsletter-form.module.css";

const TOASTS = {
  invalid: { title: "Invalid email", description: "Please enter a valid email address.", type: "error" },
  success: {
    title: "Success!",
    description: "You have been subscribed to our newsletter.",
    type: "success",
  },
  error: { title: "Error", description: "Failed to subscribe. Please try again later.", type: "error" },
} as const satisfies Record<string, Omit<Toast, "position">>;
/** Shown beside the form when the toast has gone; where no toast can be shown, its text stands there. */
const NOTES = {
  invalid: "An address needs an @, as in you@company.com.",
  success: "Your address is on the list.",
  error: "Your address is not on the list yet.",
} as const satisfies Record<keyof typeof TOASTS, string>;

type Props = {
  words: SiteFacts["newsletter"];
  mode: SiteFacts["switches"]["newsletter"];
  /** The agency's address, for visitors without scripts. */
  email: string;
};

/** The footer's newsletter card: checks the address, subscribes it, and tells the result in a toast. */
export function NewsletterForm({ words, mode, email: agency }: Props) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isToasted, setIsToasted] = useState(true);
  const [result, setResult] = useState<keyof typeof NOTES>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isInvalid = result === "invalid";
  // A simulated form has put nobody on a list.
  const note = result === "success" && mode !== "stored" ? "" : result && NOTES[result];

  const tell = async (outcome: keyof typeof TOASTS) => {
    setResult(outcome);
    setIsToasted(await showToast({ ...TOASTS[outcome], position: "bottom-right" }));
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
    // An address typed meanwhile is another one.
    if (outcome === "stored" && input.current?.value.trim() === email) form.reset();
    if (document.activeElement === document.body) input.current?.focus();
  };

  return (
    <section className={`${styles.newsletter} no-print`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display display-narrow">
        {words.title}
      </h2>
      <p className="mt-1">{words.text}</p>
      <form className="mt-2" method="dialog" onSubmit={onSubmit} noValidate>
        <label className="font-bold" htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={id}
            className={field.input}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={words.placeholder}
            required
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-result`}
          />
          <button type="submit" className={styles.button} disabled={isSubmitting}>
            {isSubmitting ? "Subscribing..." : words.button}
          </button>
        </div>
        <p id={`${id}-result`} className={styles.result} role="status">
          {result && result !== "success" && <Icon name="warning" />}
          {result && (isToasted ? note : TOASTS[result].description)}
        </p>
        <noscript>
          {/* Only prerendered, so that the script does not carry it. */}
          {import.meta.env.SSR && (
            <p className="mt-1 font-bold">
              This form needs JavaScript. Write to <a href={`mailto:${agency}`}>{agency}</a> and we put you on
              the list.
            </p>
          )}
        </noscript>
      </form>
    </section>
  );
}
