import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import type { Figures } from "./print.ts";

const FLAGS = "--headless=new --no-sandbox --disable-quic --ignore-certificate-errors";

/**
 * Visits a page once as Lighthouse's slow phone (150 ms, 1.6 Mbit/s, CPU slowed by 4), in a new browser with an empty
 * cache.
 * @returns times in ms, transferred sizes in kB (1000 bytes), CLS without a unit
 * @throws Error if the page does not load
 */
export async function visit(url: string, chromePath: string): Promise<Figures> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS.split(" ") });
  try {
    const options = { port: chrome.port, onlyCategories: ["performance"], logLevel: "error" as const };
    const result = (await lighthouse(url, options))?.lhr;
    if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message}`);
    const { audits } = result;
    type Request = { url: string; resourceType: string; mimeType: string; transferSize: number };
    const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: Request[] };
    const requests = items.filter((request) => !request.url.startsWith("data:"));
    const kB = (found: Request[]) => found.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
    const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
    const pictures = ofType("Image").filter(({ mimeType }) => !mimeType.includes("svg"));
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      FCP: value("first-contentful-paint"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      "Speed Index": value("speed-index"),
      "JS kB": kB(ofType("Script")),
      "CSS kB": kB(ofType("Stylesheet")),
      "fonts kB": kB(ofType("Font")),
      "first picture kB": kB(pictures.slice(0, 1)),
      "all kB": kB(requests),
    };
  } finally {
    chrome.kill();
  }
}
