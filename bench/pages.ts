import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { ensureBrowser } from "../scripts/browser.mjs";
import { machine, median, range, table } from "./print.ts";
import { buildCommit } from "./release.ts";
import { fileOf, type Site, serve } from "./serve.ts";
import { FIGURES, type Visit, visit } from "./visit.ts";

/** Kinds of pages: a path, or the folder whose list links the entry to measure. */
const KINDS = {
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

/** The limits of a page: times beside those of the last release, styles in bytes. */
const MOST_TIME = 1.05;
const MOST_STYLES = 14_000;

/** Visits of a page of a site, and the bytes of styles that its first paint waits for. */
type Series = { page: string; site: Site; path: string; styles: number; visits: Visit[] };

function htmlOf(site: Site, path: string): string {
  const body = site.read(path)?.body;
  return body ? brotliDecompressSync(body).toString() : "";
}

/** The path of a kind of page, or a path as it is; undefined where the site has none. */
function pathOf(site: Site, kind: string): string | undefined {
  const pattern = (KINDS as Record<string, string>)[kind] ?? kind;
  const [list = "", rest] = pattern.split("/*");
  const path = rest === undefined ? pattern : htmlOf(site, list).match(`href="(${list}/[a-z0-9-]+)"`)?.[1];
  return path !== undefined && fileOf(site.folder, path)?.endsWith(".html") ? path : undefined;
}

/** Bytes, as sent, of the style sheets in the head of a page, save those for paper. */
function firstStyles(site: Site, path: string): number {
  const html = htmlOf(site, path);
  // Asking for each file once compresses it, so that no visit waits for that.
  for (const [, file = ""] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g)) site.read(file);
  const links = html.slice(0, html.indexOf("</head>")).match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => /rel="?stylesheet\b/.test(link) && !/media="?print/.test(link))
    .map((link) => site.read(/href="?([^"\s>]+)/.exec(link)?.[1] ?? "")?.body.length ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** What is wrong with a page beside the last release, in words. */
function failures(now: Series, release: Series): string[] {
  const values = (series: Series, figure: keyof Visit) => series.visits.map((found) => found[figure]);
  const worse = (figure: keyof Visit, limit: number) => {
    const [value, before] = [median(values(now, figure)), median(values(release, figure))];
    if (value <= before * limit + 0.05) return [];
    const isUnclear = value <= Math.max(...values(release, figure));
    const ratio = before > 0 ? `, ${(value / before).toFixed(3)} times` : "";
    const [unit, digits] = figure === "JS" ? ["kB", 1] : ["ms", 0];
    return `${figure} ${value.toFixed(digits)} ${unit} after ${before.toFixed(digits)}${ratio}${isUnclear ? " (within the spread: measure again)" : ""}`;
  };
  const shift = median(values(now, "CLS"));
  return [
    worse("FCP", MOST_TIME),
    worse("LCP", MOST_TIME),
    worse("TBT", 1),
    worse("JS", 1),
    now.styles > MOST_STYLES ? `${(now.styles / 1000).toFixed(1)} kB of styles before the first paint` : [],
    shift >= 0.0005 ? `CLS ${shift.toFixed(3)}` : [],
  ].flat();
}

const DIGITS: Record<string, number> = { FCP: 0, LCP: 0, TBT: 0, "Speed Index": 0, CLS: 3 };

function cells({ page, site, styles, visits }: Series, release: Series | undefined): string[] {
  const values = (series: Series, figure: keyof Visit) => series.visits.map((found) => found[figure]);
  const ratio = (figure: keyof Visit) => {
    if (!release || site.name === release.site.name) return "";
    return (median(visits.map((found) => found[figure])) / median(values(release, figure))).toFixed(2);
  };
  const figures = FIGURES.map((figure) => {
    const found = visits.map((visit) => visit[figure]);
    const digits = DIGITS[figure] ?? 1;
    return ["FCP", "LCP", "TBT"].includes(figure) ? range(found, digits) : median(found).toFixed(digits);
  });
  return [page, site.name, ratio("FCP"), ratio("LCP"), ...figures, (styles / 1000).toFixed(1)];
}

const HELP = `npm run bench: pages on Lighthouse's slow phone, over HTTP/2 and TLS, all sites in turns.
Measures build/client (build first: npm run build), its twin without scripts, and the last release.

  -n 5                        visits to each page of each site
  --pages home,contact        kinds (${Object.keys(KINDS).join(", ")}) or paths; all kinds by default
  --against c90fe0c2          another commit as the last release; it is built in .cache/bench/
  --astrowind FOLDER          AstroWind's built folder beside it (or the variable ASTROWIND)
  --site NAME=FOLDER          built folders in place of all these, repeated: the first is judged beside the second
  --twin                      the first one's twin, too`;

/** Measures pages and says which limits they miss. */
export async function measurePages(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", short: "n", default: "5" },
      pages: { type: "string", default: Object.keys(KINDS).join(",") },
      against: { type: "string", default: "c90fe0c2" },
      astrowind: { type: "string", default: process.env.ASTROWIND ?? "" },
      site: { type: "string", multiple: true, default: [] },
      twin: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.log(HELP);
  const given = values.site.map((word) => word.split("=") as [string, string]);
  const folders: [name: string, folder: string][] =
    given.length > 0
      ? given
      : [
          ["today", process.env.BUILD_DIR ?? "build/client"],
          [values.against, buildCommit(values.against)],
          ...(values.astrowind ? [["AstroWind", values.astrowind] as [string, string]] : []),
        ];
  for (const [name, folder] of folders)
    if (!existsSync(join(folder ?? "", "index.html")))
      throw new Error(`${name}: ${folder} has no index.html.`);
  const sites = await Promise.all(folders.map(([name, folder]) => serve(name, folder)));
  const [first, second] = sites;
  if (first && (values.twin || given.length === 0)) sites.push(await serve("twin", first.folder, true));

  const chromePath = await ensureBrowser();
  const all: Series[] = values.pages.split(",").flatMap((page) => {
    const path = first && pathOf(first, page);
    return sites
      .filter((site) => path && fileOf(site.folder, path))
      .map((site) => ({ page, site, path: path ?? "", styles: firstStyles(site, path ?? ""), visits: [] }));
  });
  const runs = Number(values.runs);
  for (let run = 1; run <= runs; run++)
    for (const { page, site, path, visits } of all) {
      visits.push(await visit(site.origin + path, chromePath));
      process.stderr.write(`${run}/${runs} ${page} ${site.name}\n`);
    }
  for (const site of sites) site.close();

  const releaseOf = (page: string) => all.find((series) => series.page === page && series.site === second);
  console.log(`${machine()}; medians of ${runs}\n`);
  const head = ["page", "site", "FCP ÷", "LCP ÷", ...FIGURES, "first styles"];
  console.log(
    table(
      head,
      all.map((series) => cells(series, releaseOf(series.page))),
    ),
  );
  const found = all
    .filter(({ site }) => site === first)
    .flatMap((series) => {
      const release = releaseOf(series.page);
      return release ? failures(series, release).map((failure) => `${series.page}: ${failure}`) : [];
    });
  console.log(
    `\n${first?.name} beside ${second?.name}: ${found.length ? "limits missed" : "every limit is met."}`,
  );
  console.log(found.map((line) => `- ${line}`).join("\n"));
}
