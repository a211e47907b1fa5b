/** A cloth that a visitor sends with a brief: its picture, and the same in words. */
export type SentCloth = { svg: string; text: string };

const KEY = "sent-cloth";

/** Keeps the cloth for the contact page, in this tab alone; a storage that is refused keeps none. */
export function keepCloth(cloth: SentCloth): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cloth));
  } catch {
    // Refused or full: the words still travel in the address.
  }
}

/** The cloth that this tab keeps; undefined where there is none, or none that can be read. */
export function readCloth(): SentCloth | undefined {
  try {
    const { svg, text } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<SentCloth>;
    return typeof svg === "string" && typeof text === "string" ? { svg, text } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the cloth. */
export function forgetCloth(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Refused: there was none.
  }
}
