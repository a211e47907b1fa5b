import { type RefObject, useEffect, useRef } from "react";

const KEY = "contact-draft";
/** Where the brief of the same message is kept (use-brief.ts). */
export const BRIEF_KEY = "contact-brief";

/** Does something with the storage; where the visitor's settings forbid it, there is no draft and no harm. */
function attempt(task: () => void): void {
  try {
    task();
  } catch {
    // Refused or full.
  }
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const visible = ':is(input, textarea):not([aria-hidden="true"] *)';
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(visible)];
}

/** Forgets the draft and the brief, once the message has arrived. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
  attempt(() => sessionStorage.removeItem(BRIEF_KEY));
}

/**
 * Keeps an unsent message over a reload: what is typed goes to the tab's session storage (and nowhere else)
 * and comes back into empty fields. Talks to the browser's storage and to the uncontrolled fields.
 * @returns whether something came back.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const isRestored = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let draft: Record<string, string> = {};
    try {
      draft = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    } catch {
      // A draft that cannot be read is none.
    }
    for (const field of fieldsOf(element)) {
      const kept = draft[field.name];
      if (field.value !== field.defaultValue || typeof kept !== "string" || kept === "") continue;
      field.value = kept;
      isRestored.current = true;
    }
    const save = () => {
      const entries = fieldsOf(element).map((field) => [field.name, field.value]);
      attempt(() => sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries))));
    };
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form]);
  return isRestored;
}
