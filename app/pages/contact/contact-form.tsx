import { site } from "virtual:site";
import { ornaments } from "agency/ornaments";
import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { CONTACT_FIELDS } from "../../../supabase/contact-fields";
import { messageNumber } from "../../../supabase/message-number";
import { insertRow } from "../../lib/backend";
import { loadCount } from "../../lib/load-count";
import { telAddress } from "../../lib/tel-address";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { FilledText } from "../../ui/filled-text";
import { LazyOrnament } from "../../ui/lazy-ornament";
import { showToast } from "../../ui/toast";
import { contact as words } from "../../words/en/contact";
import styles from "./contact-form.module.css";
import {
  type ContactErrors,
  type ContactMessage,
  checkMessage,
  isRequired,
  ownWords,
  toRow,
} from "./contact-message";
import { arrival, SpamTrap, spamReason } from "./spam-trap";
import type { Draft } from "./use-draft";

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const entries = CONTACT_FIELDS.map(({ name }) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as ContactMessage;
}

type Props = {
  form: RefObject<HTMLFormElement | null>;
  fields: "basic" | "all";
  draft: Draft;
};

const { email, phones } = site.contact;
const [phone] = phones;

/** The message form: checks and sends the message, and shows the result in a toast and beside the button. */
export function ContactForm({ form, fields, draft }: Props) {
  const [state, setState] = useState<"idle" | "submitting" | "success" | "failure">("idle");
  const [sent, setSent] = useState<Record<string, string>>({});
  const [isToasted, setIsToasted] = useState(true);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [arrivedAt] = useState(arrival);
  const isSending = state === "submitting";
  const hint = fields === "all" ? words.optional : words.optionalUnsent;
  const sentNote = isToasted ? words.sentNote : words.sent;
  // Restore the focus for keyboard users, because a disabled button loses it.
  useEffect(() => {
    if (state !== "success" && state !== "failure") return;
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [state, form]);

  const onBlur = (name: string) => {
    if (!form.current || !isRequired(name)) return;
    const message = readMessage(form.current);
    // An untouched field has no error yet.
    const isUntouched =
      (name === "message" ? ownWords(message.message, draft.opening()) : message[name]) === "";
    const found =
      isUntouched && !errors[name] ? undefined : checkMessage(message, site, draft.opening())[name];
    setErrors(({ [name]: _old, ...others }) => (found ? { ...others, [name]: found } : others));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const message = readMessage(element);
    const found = checkMessage(message, site, draft.opening());
    setErrors(found);
    // Clear the result of the last message.
    setState("idle");
    const [first] = Object.keys(found);
    if (first) return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setState("submitting");
    const spam = spamReason(element, arrivedAt, draft.isRestored());
    const row = toRow(message, fields);
    const isStored = (await insertRow("contact_messages", row, spam)) === "stored";
    if (isStored) {
      element.reset();
      if (site.switches.counts === "on") loadCount("message", location.pathname);
      setSent(row);
    }
    setState(isStored ? "success" : "failure");
    const type = isStored ? "success" : "error";
    setIsToasted(await showToast({ ...(isStored ? words.sent : words.failed), type, position: "top-right" }));
  };

  return (
    <form
      ref={form}
      className={`mt-4 ${styles.form}`}
      method="dialog"
      onSubmit={onSubmit}
      noValidate
      aria-label={words.form}
    >
      <noscript>
        {/* Prerendered only, so that the client script does not contain the text for visitors without scripts. */}
        {import.meta.env.SSR && (
          <p className={styles.warning}>
            <FilledText
              text={phone ? words.withoutScriptsPhone : words.withoutScripts}
              values={{
                email: <a href={`mailto:${email}`}>{email}</a>,
                phone: phone && <a href={telAddress(phone)}>{phone}</a>,
              }}
            />
          </p>
        )}
      </noscript>
      <div className={styles.fields}>
        {CONTACT_FIELDS.map(({ most, ...field }) => (
          <Field
            key={field.name}
            {...field}
            label={words.fields[field.name]}
            hint={"optional" in field ? hint : undefined}
            // Don't set maxlength on the message: it would cut off pasted text. The check reports a message that is too
            // long.
            maxLength={field.type === "multiline" ? undefined : most}
            error={isRequired(field.name) ? errors[field.name] : undefined}
            disabled={isSending}
            onBlur={onBlur}
          />
        ))}
      </div>
      <SpamTrap />
      <Button type="submit" pending={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      <div className={`mt-2 ${styles.result}`} role="status" data-state={state}>
        {state === "success" && (
          <p>
            <strong>{sentNote.title}</strong> {sentNote.description}{" "}
            <FilledText
              text={words.sentNumber}
              values={{ number: <strong dir="ltr">{messageNumber(sent)}</strong> }}
            />
          </p>
        )}
        {state === "failure" && (
          <p>
            <strong>{isToasted ? words.failedNote : words.failed.description}</strong>{" "}
            <FilledText
              text={words.failedWay}
              values={{
                email: (
                  <a className="link-underline" href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              }}
            />
          </p>
        )}
      </div>
      {state === "success" && (
        <LazyOrnament load={ornaments.thanks} props={{ number: messageNumber(sent) }} />
      )}
      {state === "success" && (
        <details className={`mt-2 ${styles.sent}`} open>
          <summary className="touch">{words.whatWasSent}</summary>
          <dl>
            {CONTACT_FIELDS.filter(({ name }) => sent[name]).map(({ name, type }) => (
              <div key={name}>
                <dt>{words.fields[name]}</dt>
                <dd dir={type === "tel" ? "ltr" : "auto"}>{sent[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </form>
  );
}
