/** A cloth that a visitor sends with a brief, as a picture and in words. */
export type SentCloth = { svg: string; text: string };

const KEY = "sent-cloth";

/** Keeps the cloth for the contact page, in this tab only. */
export function keepCloth(cloth: SentCloth): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cloth));
  } catch {
    // Storage is refused or full; the words are in the address, too.
  }
}

/** The cloth that this tab keeps; undefined if there is none, or if it cannot be read. */
export function readCloth(): SentCloth | undefined {
  try {
    const { svg, text } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<SentCloth>;
    return typeof svg === "string" && typeof text === "string" ? { svg, text } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetCloth(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused: nothing was kept.
  }
}
