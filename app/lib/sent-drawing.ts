import { keepInTab, readTab } from "./tab-storage";

/** A drawing that is sent with a brief, as a picture and in words. */
export type SentDrawing = { svg: string; text: string };

const NAME = "sent-drawing";

/** Keeps the drawing for the contact page, in this tab. */
export function keepDrawing(drawing: SentDrawing): void {
  keepInTab(NAME, drawing);
}

/** The drawing that this tab keeps, if there is one. */
export function readDrawing(): SentDrawing | undefined {
  const { svg, text } = readTab(NAME);
  return typeof svg === "string" && typeof text === "string" ? { svg, text } : undefined;
}

export function forgetDrawing(): void {
  keepInTab(NAME, {});
}
