/** The width of a figure's letters by its length: "1.1 s" is set wider than "27 buildings". */
export function figureWidth({ length }: string): "wide" | "normal" | "narrow" {
  if (length < 5) return "wide";
  return length < 8 ? "normal" : "narrow";
}
