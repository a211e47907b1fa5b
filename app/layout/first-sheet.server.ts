import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="site"\/>/g;

/**
 * One file of all styles that a page begins with, so that a first visit waits for one request on the connection that
 * stands. What it holds is written beside it (`data-sheets`): a later page asks only for what is not in it
 * (the router by entry.client.tsx, Vite's loader by vite.config.ts).
 * @param client the folder of the built site
 * @returns what rewrites a page's HTML; pages with the same sheets share a file
 * @throws Error when a page has no such sheet, or one that cannot be read
 */
export function firstSheets(client: string): (html: string) => string {
  const written = new Map<string, string>();
  const merge = (sheets: string[]) => {
    const css = sheets.map((sheet) => readFileSync(join(client, sheet), "utf8").trim()).join("");
    const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
    const file = `/assets/first-${hash}.css`;
    writeFileSync(join(client, file), css);
    return `<link rel="stylesheet" href="${file}" data-precedence="site" data-sheets="${sheets.join(" ")}"/>`;
  };
  return (html) => {
    const sheets = [...html.matchAll(SHEET)].map(([, href]) => href ?? "");
    if (sheets.length === 0) throw new Error("A page has no style sheet where firstSheets expects it.");
    const key = sheets.join(" ");
    const merged = written.get(key) ?? merge(sheets);
    written.set(key, merged);
    // In the place of the first.
    return html.replace(SHEET, (link) => (link.includes(`"${sheets[0]}"`) ? merged : ""));
  };
}
