import { ensureBrowser } from "../scripts/browser.mjs";
import type { Options } from "./main.ts";
import { median, print, range } from "./print.ts";
import { openSites, type Site } from "./sites.ts";
import { type Visit, visit } from "./visit.ts";

/** Kinds of pages: a path, or `*` for the first entry that a list links. */
const KINDS: Record<string, string> = {
  home: "/",
  services: "/services",
  service: "/services/digital-marketing",
  showcase: "/services/web-design",
  portfolio: "/portfolio",
  case: "/portfolio/*",
  blog: "/blog",
  post: "/blog/*",
  about: "/about",
  contact: "/contact",
  legal: "/privacy-policy",
};
const STYLES = "first styles kB";

type Series = { page: string; path: string; site: Site; visits: Visit[] };

/** The most that the figures of a page may be, from the medians of the last release. */
const limits = ({ FCP = 0, LCP = 0, TBT = 0, "JS kB": scripts = 0 }: Visit): Visit => ({
  FCP: 1.05 * FCP,
  LCP: 1.05 * LCP,
  TBT,
  CLS: 0,
  "JS kB": scripts,
  [STYLES]: 14,
});

const htmlOf = (site: Site, path: string) => site.read(path)?.plain.toString() ?? "";
const valuesOf = ({ visits }: Series, figure: string) => visits.map((found) => found[figure] ?? Number.NaN);
const mediansOf = (series: Series): Visit =>
  Object.fromEntries(
    Object.keys(series.visits[0] ?? {}).map((name) => [name, median(valuesOf(series, name))]),
  );
const write = (figure: string, value = Number.NaN) =>
  value.toFixed(figure === "CLS" ? 3 : figure.endsWith("kB") ? 1 : 0);

/** The path of a kind of page, or a path as it is. */
function pathOf(site: Site, page: string): string {
  const [list = "", entry] = (KINDS[page] ?? page).split("*");
  const link = htmlOf(site, list.slice(0, -1)).match(`href="(${list}[a-z0-9-]+)"`)?.[1];
  return entry === undefined ? list : (link ?? list);
}

/** What the style sheets in a page's head weigh as sent, in kB, those for paper left out. */
function firstStyles(site: Site, path: string): number {
  const html = htmlOf(site, path);
  // Reading a file compresses it, so that no visit waits for that.
  for (const [, file = ""] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g)) site.read(file);
  const links = html.slice(0, html.indexOf("</head>")).match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return links
    .filter((link) => !link.includes('media="print"'))
    .map((link) => site.read(/href="([^"]+)/.exec(link)?.[1] ?? "")?.sent.length ?? 0)
    .reduce((sum, bytes) => sum + bytes / 1000, 0);
}

/** The limits that a page misses beside the last release, in words. */
function misses(series: Series, release: Series): string[] {
  const medians = mediansOf(series);
  return Object.entries(limits(mediansOf(release)))
    .map(([figure, most]) => [figure, write(figure, medians[figure]), write(figure, most)] as const)
    .filter(([, value, most]) => Number(value) > Number(most))
    .map(([figure, value, most]) => `- ${series.page}: ${figure} ${value}, at most ${most}`);
}

/** Prints the figures of pages, and which limits they miss. */
export async function measure(options: Options): Promise<void> {
  const sites = await openSites(options, true);
  const [today, release] = sites as [Site, Site];
  const chromePath = await ensureBrowser();
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
  for (const site of sites) site.close();

  const releaseOf = (series: Series) =>
    all.find(({ page, site }) => page === series.page && site === release) ?? series;
  const rows = all.map((series) => {
    const [medians, before] = [mediansOf(series), mediansOf(releaseOf(series))];
    const ratio = (figure: string) => ((medians[figure] ?? 0) / (before[figure] ?? 1)).toFixed(2);
    const figures = Object.entries(medians).map(([figure, value]) =>
      ["FCP", "LCP", "TBT"].includes(figure)
        ? [figure, range(valuesOf(series, figure))]
        : [figure, write(figure, value)],
    );
    const ratios = { "FCP ÷": ratio("FCP"), "LCP ÷": ratio("LCP") };
    return { page: series.page, site: series.site.name, ...ratios, ...Object.fromEntries(figures) };
  });
  print(rows);
  const judged = all.filter(({ site }) => site === today);
  const missed = judged.flatMap((series) => misses(series, releaseOf(series)));
  console.log([`\n${missed.length} limits missed beside ${release?.name}.`, ...missed].join("\n"));
}
