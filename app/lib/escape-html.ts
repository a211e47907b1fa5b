const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for an HTML, XML or SVG text or attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");
}
