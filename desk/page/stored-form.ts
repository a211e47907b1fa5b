import { type FormEvent, useState } from "react";
import { useMe } from "./me";
import { readItem, removeItem, storeItem } from "./storage";

/** Reads text that the browser keeps until the server has stored it. */
export function readStored<Value>(key: string): Value | undefined {
  const text = readItem(key);
  return text === null ? undefined : (JSON.parse(text) as Value);
}

export function writeStored(key: string, value: unknown): void {
  storeItem(key, JSON.stringify(value));
}

export const storageKey = (personId: string, name: string) => `desk-text ${personId} ${name}`;

/**
 * Keeps a form's text in the browser until the server has stored it. `initial` returns the fields as the server has
 * them, or empty fields. `send` resolves when the server has stored the fields.
 */
export function useStoredForm<Fields extends Record<string, string>>(
  name: string,
  initial: () => Fields,
  send: (fields: Fields) => Promise<unknown>,
) {
  const key = storageKey(useMe().person.id, name);
  // `formKey` is the form's React key. A new key resets the form.
  const [{ fields, formKey }, reset] = useState(() => ({
    fields: readStored<Fields>(key) ?? initial(),
    formKey: 0,
  }));
  const [status, setStatus] = useState<"" | "unsaved" | "sending" | "saved">(() =>
    readItem(key) === null ? "" : "unsaved",
  );
  return {
    fields,
    formKey,
    status,
    discard: () => removeItem(key),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      writeStored(key, Object.fromEntries(new FormData(currentTarget)));
      setStatus("unsaved");
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status === "sending") return;
      const sent = readItem(key);
      setStatus("sending");
      try {
        await send(Object.fromEntries(new FormData(event.currentTarget)) as Fields);
      } catch (error) {
        setStatus("unsaved");
        throw error; // shell.tsx shows unhandled errors
      }
      if (readItem(key) !== sent) return; // the form has changed since
      removeItem(key);
      setStatus("saved");
      reset({ fields: initial(), formKey: formKey + 1 });
    },
  };
}
