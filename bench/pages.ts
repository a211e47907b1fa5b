import { ensureBrowser } from "../scripts/browser.ts";
import type { Options } from "./main.ts";
import { type Figures, medians, print, ranges } from "./print.ts";
import { openSites, type Site } from "./sites.ts";
import { visit } from "./visit.ts";

/** Types of pages: a path, or `*` for the first entry of a list. */
const KINDS: Record<string, string> = {
  home: "/",
  services: "/services",
  service: "/services/*",
  portfolio: "/portfolio",
  case: "/portfolio/*",
  blog: "/blog",
  post: "/blog/*",
  about: "/about",
  contact: "/contact",
  legal: "/privacy-policy",
};
const STYLES = "first styles kB";

type Series = { page: string; path: string; site: Site; visits: Figures[] };

const htmlOf = (site: Site, path: string) => site.read(path)?.plain.toString() ?? "";
const write = (figure: string, value = Number.NaN) =>
  value.toFixed(figure === "CLS" ? 3 : figure.endsWith("kB") ? 1 : 0);

/** Returns the path of a page type. A plain path is returned unchanged. */
function pathOf(site: Site, page: string): string {
  const [list = "", entry] = (KINDS[page] ?? page).split("*");
  const link = htmlOf(site, list.slice(0, -1)).match(`href="(${list}[a-z0-9-]+)"`)?.[1];
  return entry === undefined ? list : (link ?? list);
}

/** Returns the compressed size of the CSS files in a page's <head> in kB, without print CSS. */
function firstStyles(site: Site, path: string): number {
  const html = htmlOf(site, path);
  // Reading compresses a file, so that no later visit waits for compression.
  for (const [, file = ""] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g)) site.read(file);
  const [head = ""] = html.split("</head>");
  return (head.match(/<link\b(?![^>]*"print")[^>]*"stylesheet"[^>]*>/g) ?? [])
    .map((link) => site.read(/href="([^"#]+)/.exec(link)?.[1] ?? "")?.sent.length ?? 0)
    .reduce((sum, bytes) => sum + bytes / 1000, 0);
}

/** Returns descriptions of the limits that a page exceeds compared with the last release. */
function misses(page: string, figures: Figures, release: Figures): string[] {
  const { FCP = Infinity, LCP = Infinity, TBT = Infinity, "JS kB": scripts = Infinity } = release;
  // The response headers of scripts vary by a few bytes.
  const limits = { FCP: 1.05 * FCP, LCP: 1.05 * LCP, TBT, CLS: 0, "JS kB": scripts + 0.1, [STYLES]: 14 };
  return Object.entries(limits).flatMap(([name, most]) => {
    const [value, limit] = [write(name, figures[name]), write(name, most)];
    return Number(value) > Number(limit) ? [`- ${page}: ${name} ${value}, at most ${limit}`] : [];
  });
}

/** Prints the measured values of pages and the limits that they exceed. */
export async function measure(options: Options): Promise<void> {
  const sites = await openSites(options, true);
  const [today, released] = sites as [Site, Site];
  const chromePath = ensureBrowser();
  const all: Series[] = (options.pages || Object.keys(KINDS).join()).split(",").flatMap((page) => {
    const path = pathOf(today, page);
    const having = sites.filter((site) => site.read(path)?.type.startsWith("text/html"));
    return having.map((site) => ({ page, path, site, visits: [] }));
  });
  for (let run = 1; run <= Number(options.runs); run++)
    for (const { page, path, site, visits } of all) {
      const styles = firstStyles(site, path);
      visits.push({ ...(await visit(site.origin + path, chromePath)), [STYLES]: styles });
      console.error(`${run}/${options.runs} ${page} ${site.name}`);
    }

  const missed: string[] = [];
  const rows = all.map(({ page, site, visits }) => {
    const ofRelease = all.find((series) => series.page === page && series.site === released);
    const [now, release] = [medians(visits), medians(ofRelease?.visits ?? [])];
    if (site === today) missed.push(...misses(page, now, release));
    const ratio = (name: string) => ((now[name] ?? 0) / (release[name] ?? 0)).toFixed(2);
    const cells = Object.entries(now).map(([name, value]) => [name, write(name, value)]);
    const { FCP = "", LCP = "", TBT = "" } = ranges(visits);
    const ratios = { "FCP ÷": ratio("FCP"), "LCP ÷": ratio("LCP") };
    return { page, site: site.name, ...ratios, ...Object.fromEntries(cells), FCP, LCP, TBT };
  });
  print(rows);
  console.log([`\n${missed.length} limits missed beside ${released.name}.`, ...missed].join("\n"));
}
