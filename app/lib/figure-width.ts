/** How wide the letters of a figure are set, "1.1 s" or "27 buildings": the fewer, the wider. */
export function figureWidth({ length }: string): "wide" | "normal" | "narrow" {
  if (length < 5) return "wide";
  return length < 8 ? "normal" : "narrow";
}
