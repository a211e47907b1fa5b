import { type RefObject, useEffect, useRef } from "react";
import { keepInTab, readTab } from "../../lib/tab-storage";
import { withOpening, withoutOpening } from "./quote-opening";

const NAME = "contact-draft";
/** Session storage key of the brief that belongs to the draft (use-brief.ts). */
export const BRIEF_NAME = "contact-brief";

/** Selector of the visible fields. */
const FIELDS = ':is(input, textarea):not([aria-hidden="true"] *)';

export type Draft = {
  /** Whether a draft was restored after a reload. */
  isRestored: () => boolean;
  /** The exact quote opening that the form put before the message. */
  opening: () => string;
  /** Changes the message and saves the draft. @returns the field, or undefined before the form is mounted */
  change: (change: (message: string) => string) => HTMLTextAreaElement | undefined;
};

/**
 * Keeps an unsent message and its quote opening in the tab until the form is reset, and restores them after a reload.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, opening: string): Draft {
  const isRestored = useRef(false);
  const inserted = useRef("");
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readTab(NAME);
    const kept = typeof draft.quoteOpening === "string" ? draft.quoteOpening : "";
    for (const field of fieldsOf(element)) {
      const text = draft[field.name];
      if (field.value !== field.defaultValue || typeof text !== "string" || text === "") continue;
      field.value = text;
      if (text !== kept) isRestored.current = true;
    }
    // The browser may have restored the message itself.
    if (messageField(element)?.value.startsWith(kept)) inserted.current = kept;
    const onReset = () => {
      inserted.current = "";
      keepInTab(NAME, {});
      keepInTab(BRIEF_NAME, {});
    };
    const onInput = () => save(element, inserted.current);
    const watch = new AbortController();
    element.addEventListener("input", onInput, watch);
    element.addEventListener("reset", onReset, watch);
    return () => watch.abort();
  }, [form]);

  // Runs after the draft is restored: the visitor's text stays below the new opening.
  useEffect(() => {
    const field = messageField(form.current);
    if (!form.current || !field || opening === inserted.current) return;
    const isEmpty = withoutOpening(field.value, inserted.current).trim() === "";
    // Without a new opening, the earlier opening stays before the visitor's text.
    if (opening === "" && !isEmpty) return;
    field.value = withOpening(field.value, opening, inserted.current);
    inserted.current = opening;
    save(form.current, opening);
  }, [opening, form]);

  return {
    isRestored: () => isRestored.current,
    opening: () => inserted.current,
    change: (change) => {
      const field = messageField(form.current);
      if (!form.current || !field) return undefined;
      field.value = change(field.value);
      save(form.current, inserted.current);
      return field;
    },
  };
}

function save(form: HTMLFormElement, quoteOpening: string): void {
  const fields = fieldsOf(form).map(({ name, value }) => [name, value]);
  keepInTab(NAME, { ...Object.fromEntries(fields), quoteOpening });
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
}

function messageField(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem("message");
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
