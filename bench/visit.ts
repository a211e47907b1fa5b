import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** Figures of a visit: ms, kB as sent (thousands of bytes), CLS without a unit. */
export type Visit = Record<(typeof FIGURES)[number], number>;
export const FIGURES = [
  "FCP",
  "LCP",
  "TBT",
  "CLS",
  "Speed Index",
  "JS",
  "CSS",
  "fonts",
  "first picture",
  "all",
] as const;

type Request = { url: string; resourceType: string; mimeType: string; transferSize: number };

/**
 * Visits a page once with Lighthouse's slow phone (150 ms, 1.6 Mbit/s, a processor of a quarter of the speed), in a new
 * browser with an empty cache.
 * @throws Error when the page did not load
 */
export async function visit(url: string, chromePath: string): Promise<Visit> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--ignore-certificate-errors",
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ["performance"],
      logLevel: "error",
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const details = audits["network-requests"]?.details as { items: Request[] } | undefined;
    const requests = details?.items.filter((request) => !request.url.startsWith("data:")) ?? [];
    const sent = (found: Request[]) => found.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
    return {
      FCP: value("first-contentful-paint"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      "Speed Index": value("speed-index"),
      JS: sent(ofType("Script")),
      CSS: sent(ofType("Stylesheet")),
      fonts: sent(ofType("Font")),
      "first picture": sent(
        ofType("Image")
          .filter(({ mimeType }) => !mimeType.includes("svg"))
          .slice(0, 1),
      ),
      all: sent(requests),
    };
  } finally {
    chrome.kill();
  }
}
