import { type FormEvent, useState } from "react";
import { useMe } from "./me";
import { forget, readStored, store } from "./storage";

/** Reads typed text that the server does not have yet. This browser keeps it across reloads and sign-ins. */
export function readKept<Value>(key: string): Value | undefined {
  const text = readStored(key);
  return text === null ? undefined : (JSON.parse(text) as Value);
}

export function writeKept(key: string, value: unknown): void {
  store(key, JSON.stringify(value));
}

export const keptKey = (personId: string, name: string) => `desk-text ${personId} ${name}`;

/**
 * Keeps the text of a form in this browser until the server has it.
 * @param start the fields as the server has them, or empty ones
 * @param send resolves once the server has the fields
 */
export function useKept<Fields extends Record<string, string>>(
  name: string,
  start: () => Fields,
  send: (fields: Fields) => Promise<unknown>,
) {
  const key = keptKey(useMe().person.id, name);
  // `round`, as the form's key, empties the form.
  const [{ fields, round }, begin] = useState(() => ({
    fields: readKept<Fields>(key) ?? start(),
    round: 0,
  }));
  const [status, setStatus] = useState<"" | "unsaved" | "sending" | "saved">(readKept(key) ? "unsaved" : "");
  return {
    fields,
    round,
    status,
    forget: () => forget(key),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      writeKept(key, Object.fromEntries(new FormData(currentTarget)));
      setStatus("unsaved");
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status === "sending") return;
      const sent = readStored(key);
      setStatus("sending");
      try {
        await send(Object.fromEntries(new FormData(event.currentTarget)) as Fields);
      } catch (error) {
        setStatus("unsaved");
        throw error; // the shell shows it
      }
      if (readStored(key) !== sent) return; // typed since
      forget(key);
      setStatus("saved");
      begin({ fields: start(), round: round + 1 });
    },
  };
}
