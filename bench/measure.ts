import lighthouse, { type RunnerResult } from "lighthouse";

/** Figures of one visit: ms, kB transferred (thousands of bytes), CLS without a unit. */
export const FIGURES = [
  "FCP",
  "LCP",
  "TBT",
  "CLS",
  "kB",
  "HTML",
  "JS",
  "CSS",
  "fonts",
  "pictures",
  "main",
  "of it JS",
] as const;
export type Figure = (typeof FIGURES)[number];
export type Visit = Record<Figure, number>;

/** Lighthouse's own slow phone: 150 ms, 1.6 Mbit/s, a processor of a quarter of the speed. */
const SLOWDOWN = 4;

/** Names of resource kinds, as Lighthouse gives them. */
const KINDS = {
  HTML: "Document",
  JS: "Script",
  CSS: "Stylesheet",
  fonts: "Font",
  pictures: "Image",
} as const;

/** Lighthouse reckons the slow phone from a visit at full speed, or has Chromium slow that visit down. */
const METHOD = { reckoned: "simulate", applied: "devtools" } as const;

/** Work that counts as scripts' in Lighthouse's table of the main thread. */
const SCRIPT_WORK = ["scriptEvaluation", "scriptParseCompile"];

type Row = Record<string, unknown>;
const rowsOf = (result: RunnerResult["lhr"], audit: string): Row[] => {
  const details = result.audits[audit]?.details;
  return details && "items" in details ? (details.items as Row[]) : [];
};

/**
 * Visits a page once as a slow phone does, with an empty cache.
 * @param port of a running Chromium's debugger
 * @param isApplied whether the visit itself is slow, instead of its times being reckoned
 * @throws Error when the page did not load
 */
export async function visit(url: string, port: number, isApplied: boolean): Promise<Visit> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    throttlingMethod: isApplied ? METHOD.applied : METHOD.reckoned,
    logLevel: "error",
    output: "json",
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = rowsOf(lhr, "network-requests").filter(
    ({ url: address }) => !String(address).startsWith("data:"),
  );
  const bytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
  const work = rowsOf(lhr, "mainthread-work-breakdown");
  const worked = (groups?: string[]) =>
    work
      .filter(({ group }) => groups === undefined || groups.includes(String(group)))
      .reduce((sum, { duration }) => sum + Number(duration), 0) / SLOWDOWN;
  return {
    FCP: value("first-contentful-paint"),
    LCP: value("largest-contentful-paint"),
    TBT: value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    kB: bytes(),
    HTML: bytes(KINDS.HTML),
    JS: bytes(KINDS.JS),
    CSS: bytes(KINDS.CSS),
    fonts: bytes(KINDS.fonts),
    pictures: bytes(KINDS.pictures),
    main: worked(),
    "of it JS": worked(SCRIPT_WORK),
  };
}
