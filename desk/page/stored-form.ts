import { type FormEvent, useState } from "react";
import { useMe } from "./me";

/** Reads typed text that the server does not have yet. This browser keeps it across reloads and sign-ins. */
export function readStored<Value>(key: string): Value | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Value);
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // The storage is full or forbidden. The page goes on; "Saved" never refers to this copy.
    console.warn("This browser keeps no copy of what is typed:", error);
  }
}

export const forget = (key: string) => localStorage.removeItem(key);
export const storageKey = (personId: string, name: string) => `desk-text ${personId} ${name}`;

/**
 * Keeps the text of a form in this browser until the server has it.
 * @param start the fields as the server has them, or empty ones
 * @param send resolves once the server has the fields
 */
export function useStoredForm<Fields extends Record<string, string>>(
  name: string,
  start: () => Fields,
  send: (fields: Fields) => Promise<unknown>,
) {
  const key = storageKey(useMe().person.id, name);
  // `round`, as the form's key, empties the form.
  const [{ fields, round }, begin] = useState(() => ({
    fields: readStored<Fields>(key) ?? start(),
    round: 0,
  }));
  const [status, setStatus] = useState<"" | "unsaved" | "sending" | "saved">(
    readStored(key) ? "unsaved" : "",
  );
  return {
    fields,
    round,
    status,
    forget: () => forget(key),
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
        throw error; // the shell shows it
      }
      if (localStorage.getItem(key) !== sent) return; // typed since
      forget(key);
      setStatus("saved");
      begin({ fields: start(), round: round + 1 });
    },
  };
}
