import { type FormEvent, useState } from "react";
import { useMe } from "./me";

/** Reads text that this browser stores until the server has it. */
export function readStored<Value>(key: string): Value | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Value);
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // The storage is full or blocked. The page works without the copy.
    console.warn("This browser cannot store a copy of the typed text:", error);
  }
}

export const removeStored = (key: string) => localStorage.removeItem(key);
export const storageKey = (personId: string, name: string) => `desk-text ${personId} ${name}`;

/**
 * Stores a form's text in this browser until the server has it.
 * @param initial the fields as the server has them, or empty fields
 * @param send resolves once the server has the fields
 */
export function useStoredForm<Fields extends Record<string, string>>(
  name: string,
  initial: () => Fields,
  send: (fields: Fields) => Promise<unknown>,
) {
  const key = storageKey(useMe().person.id, name);
  // `formKey` is the form's React key: a new value resets the form.
  const [{ fields, formKey }, reset] = useState(() => ({
    fields: readStored<Fields>(key) ?? initial(),
    formKey: 0,
  }));
  const [status, setStatus] = useState<"" | "unsaved" | "sending" | "saved">(
    readStored(key) ? "unsaved" : "",
  );
  return {
    fields,
    formKey,
    status,
    discard: () => removeStored(key),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      writeStored(key, Object.fromEntries(new FormData(currentTarget)));
      setStatus("unsaved");
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status === "sending") return;
      const sent = localStorage.getItem(key);
      setStatus("sending");
      try {
        await send(Object.fromEntries(new FormData(event.currentTarget)) as Fields);
      } catch (error) {
        setStatus("unsaved");
        throw error; // shell.tsx shows unhandled errors
      }
      if (localStorage.getItem(key) !== sent) return; // the form has changed since
      removeStored(key);
      setStatus("saved");
      reset({ fields: initial(), formKey: formKey + 1 });
    },
  };
}
