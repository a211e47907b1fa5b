import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../scripts/browser.ts";
import type { Options } from "./main.ts";
import { type Figures, print, ranges } from "./print.ts";
import { openSites } from "./sites.ts";

/** The touched elements and their pages. */
const TOUCHES = [
  ["menu", "/about", 'role=button[name="Open menu"]'],
  ["filter", "/portfolio", "main fieldset button >> nth=2"],
  ["case study", "/portfolio", "main article a >> nth=0"],
  ["contact", "/", "footer a[href='/contact'] >> nth=0"],
] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SETTLE_MS = 6000; // time for prefetching to finish

/** Measures, inside the page, ms from the next touch to the next frame and to a frame with changed content. */
function timeTouch(): Promise<Figures> {
  const shown = () => {
    const parts = [...document.querySelectorAll("main article, dialog")];
    const visible = parts.filter((part) => part.checkVisibility()).length;
    return `${document.querySelector("h1")?.textContent} ${visible}`;
  };
  let frame = 0;
  new PerformanceObserver((list) => {
    frame = Math.max(frame, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const before = shown();
  return new Promise((done) => {
    const begin = ({ timeStamp }: Event) => {
      const finish = (answer: number) =>
        setTimeout(() => done({ "next frame, ms": frame, "answer, ms": answer }), 500); // the observer reports late
      const check = () => {
        if (shown() === before) requestAnimationFrame(check);
        else setTimeout(() => finish(performance.now() - timeStamp));
      };
      requestAnimationFrame(check);
    };
    addEventListener("pointerdown", begin, { capture: true, once: true });
  });
}

/** Measures a touch on a slow phone. */
async function touch(browser: Browser, url: string, target: string): Promise<Figures> {
  const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await page.goto(url, { waitUntil: "load" });
  await page.locator(target).scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const [figures] = await Promise.all([page.evaluate(timeTouch), page.locator(target).tap()]);
  await page.close();
  return figures;
}

/** Prints the time from a touch to the next frame and to its result. */
export async function measure(options: Options): Promise<void> {
  const sites = await openSites(options, false);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  const all = TOUCHES.flatMap(([name, path, target]) =>
    sites.map((site) => ({ name, site, url: site.origin + path, target, found: [] as Figures[] })),
  );
  for (let run = 0; run < Number(options.runs); run++)
    for (const { url, target, found } of all) found.push(await touch(browser, url, target));
  print(all.map(({ name, site, found }) => ({ touch: name, site: site.name, ...ranges(found) })));
}
