import { type FormEvent, useId, useRef, useState } from "react";
import type { SiteFacts } from "../content/read/site-facts.server";
import { isNewsletterAddress, subscribe } from "../lib/newsletter";
import { Icon } from "../ui/icon";
import field from "../ui/input.module.css";
import { showToast } from "../ui/toast";
import type { Toast } from "../ui/toaster";
import styles from "./newsletter-form.module.css";

/** What the toast says, and takes with it. */
const SAYS = {
  invalid: { title: "Invalid email", description: "Please enter a valid email address.", type: "error" },
  success: {
    title: "Success!",
    description: "You have been subscribed to our newsletter.",
    type: "success",
  },
  error: { title: "Error", description: "Failed to subscribe. Please try again later.", type: "error" },
} as const satisfies Record<string, Omit<Toast, "position">>;
/** What stays beside the form; where no toast can be shown, its text stands there. */
const STAYS = {
  invalid: "An address needs an @, as in you@company.com.",
  success: "Your address is on the list.",
  error: "Your address is not on the list yet.",
} as const satisfies Record<keyof typeof SAYS, string>;

type Props = {
  words: SiteFacts["newsletter"];
  mode: SiteFacts["switches"]["newsletter"];
  /** The agency's own, for visitors without scripts. */
  email: string;
};

/** The footer's newsletter card: checks the address, subscribes it, and tells the result in a toast. */
export function NewsletterForm({ words, mode, email: agency }: Props) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isToasted, setIsToasted] = useState(true);
  const [result, setResult] = useState<keyof typeof STAYS>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isInvalid = result === "invalid";

  const say = async (what: keyof typeof SAYS) => {
    setResult(what);
    setIsToasted(await showToast({ ...SAYS[what], position: "bottom-right" }));
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = input.current?.value.trim() ?? "";
    if (isSubmitting) return;
    if (!isNewsletterAddress(email)) {
      void say("invalid");
      input.current?.focus();
      return;
    }
    setIsSubmitting(true);
    setResult(undefined);
    const outcome = await subscribe(email, mode);
    setIsSubmitting(false);
    void say(outcome === "stored" ? "success" : "error");
    // What was typed while it was under way is another address.
    if (outcome === "stored" && input.current?.value.trim() === email) form.reset();
    if (document.activeElement === document.body) input.current?.focus();
  };

  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-title`}>
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
          {result && result !== "success" && <Icon name="warning" cell={3} />}
          {result && (isToasted ? STAYS[result] : SAYS[result].description)}
        </p>
        <noscript>
          {/* Words for visitors without scripts stay out of the script. */}
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
