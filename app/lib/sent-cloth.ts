import { keepInTab, readTab } from "./tab-storage";

/** A cloth that a visitor sends with a brief: its picture, and the same in words. */
export type SentCloth = { svg: string; text: string };

const NAME = "sent-cloth";

/** Keeps the cloth for the contact page, in this tab alone. */
export function keepCloth(cloth: SentCloth): void {
  keepInTab(NAME, cloth);
}

/** The cloth that this tab keeps; undefined if there is none, or if it cannot be read. */
export function readCloth(): SentCloth | undefined {
  const { svg, text } = readTab(NAME);
  return typeof svg === "string" && typeof text === "string" ? { svg, text } : undefined;
}

export function forgetCloth(): void {
  keepInTab(NAME, {});
}
