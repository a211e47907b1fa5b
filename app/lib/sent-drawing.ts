import { keepInTab, readTab } from "./tab-storage";

/** A drawing that a visitor sends along with a brief: its picture, and the same in words. */
export type SentDrawing = { svg: string; text: string };

const NAME = "sent-drawing";

/** Keeps the drawing for the contact page, in this tab alone. */
export function keepDrawing(drawing: SentDrawing): void {
  keepInTab(NAME, drawing);
}

/** The drawing that this tab keeps; undefined if there is none, or if it cannot be read. */
export function readDrawing(): SentDrawing | undefined {
  const { svg, text } = readTab(NAME);
  return typeof svg === "string" && typeof text === "string" ? { svg, text } : undefined;
}

export function forgetDrawing(): void {
  keepInTab(NAME, {});
}
