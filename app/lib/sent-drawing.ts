import { keepInTab, readTab } from "./tab-storage";

/** A drawing sent with a brief, as SVG and as text. */
export type SentDrawing = { svg: string; text: string };

const NAME = "sent-drawing";

/** Keeps the drawing in this tab for the contact page. */
export function keepDrawing(drawing: SentDrawing): void {
  keepInTab(NAME, drawing);
}

/** Returns this tab's drawing, if any. */
export function readDrawing(): SentDrawing | undefined {
  const { svg, text } = readTab(NAME);
  return typeof svg === "string" && typeof text === "string" ? { svg, text } : undefined;
}

export function forgetDrawing(): void {
  keepInTab(NAME, {});
}
