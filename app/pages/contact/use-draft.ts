import { type RefObject, useEffect, useRef } from "react";
import { keepInTab, readTab } from "../../lib/tab-storage";

const NAME = "contact-draft";
/** Session storage key of the same message's brief (use-brief.ts). */
export const BRIEF_NAME = "contact-brief";

/** Selector of the visible fields. */
const FIELDS = ':is(input, textarea):not([aria-hidden="true"] *)';

/** Keeps an unsent message in the tab until the form is reset. @returns whether a reload restored a message */
export function useDraft(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const isRestored = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
    const draft = readTab(NAME);
    for (const field of fields) {
      const text = draft[field.name];
      if (field.value !== field.defaultValue || typeof text !== "string" || text === "") continue;
      field.value = text;
      isRestored.current = true;
    }
    const save = () => keepInTab(NAME, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    const forget = () => {
      keepInTab(NAME, {});
      keepInTab(BRIEF_NAME, {});
    };
    const watch = new AbortController();
    element.addEventListener("input", save, watch);
    element.addEventListener("reset", forget, watch);
    return () => watch.abort();
  }, [form]);
  return isRestored;
}
