/** The group name of a category id: "garden-care" → "Garden Care". */
export function categoryName(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
