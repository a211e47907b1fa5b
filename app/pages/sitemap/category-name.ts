/** The group name of a category id: "ai-development" → "Ai Development" (specification: made from the id). */
export function categoryName(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
