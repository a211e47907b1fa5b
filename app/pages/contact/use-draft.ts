import { type RefObject, useEffect } from "react";

const KEY = "contact-draft";

/** Does something with the storage; where the visitor's settings forbid it, there is no draft and no harm. */
function attempt(task: () => void): void {
  try {
    task();
  } catch {
    // Refused or full.
  }
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
}

/** Forgets the draft, once the message has arrived. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/**
 * Keeps an unsent message over a reload: what is typed goes to the tab's session storage (and nowhere else)
 * and comes back into empty fields. Talks to the browser's storage and to the uncontrolled fields.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
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
      if (field.value === field.defaultValue && typeof kept === "string" && kept !== "") field.value = kept;
    }
    const save = () => {
      const entries = fieldsOf(element).map((field) => [field.name, field.value]);
      attempt(() => sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries))));
    };
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form]);
}
