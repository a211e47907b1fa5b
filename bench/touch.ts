import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../scripts/browser.mjs";
import type { Options } from "./main.ts";
import { print, range } from "./print.ts";
import { openSites } from "./sites.ts";

/** What is touched, and on which page. */
const TOUCHES = [
  ["menu", "/about", 'role=button[name="Open menu"]'],
  ["filter", "/portfolio", "role=group[name=/^Filter/] >> role=button >> nth=2"],
  ["case study", "/portfolio", "main article a >> nth=0"],
  ["post", "/blog", "main article a >> nth=-1"],
  ["contact", "/", "footer a[href='/contact'] >> nth=0"],
] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
/** By then everything is fetched ahead, ms. */
const SETTLE_MS = 6000;

/** In the page: time from the next touch to the end of the frame with another heading, number of cards or dialog, ms. */
function timeTouch(): Promise<number> {
  const seen = () => {
    const cards = [...document.querySelectorAll("main article")].filter((card) => card.checkVisibility());
    const dialogs = document.querySelectorAll("dialog[open]");
    return [document.querySelector("h1")?.textContent, cards.length, dialogs.length].join();
  };
  const before = seen();
  return new Promise((done) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (seen() === before) requestAnimationFrame(look);
        else setTimeout(() => done(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener("pointerdown", begin, { capture: true, once: true });
  });
}

/** How long a touch waits on a slow phone for its answer, in ms. */
async function touch(browser: Browser, url: string, target: string): Promise<number> {
  const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await page.goto(url, { waitUntil: "load" });
  await page.locator(target).scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const [took] = await Promise.all([page.evaluate(timeTouch), page.locator(target).tap()]);
  await page.close();
  return took;
}

/** Prints how long touches wait for their answers. */
export async function measure(options: Options): Promise<void> {
  const sites = await openSites(options, false);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  const all = TOUCHES.flatMap(([name, path, target]) =>
    sites.map((site) => ({ name, site, url: site.origin + path, target, times: [] as number[] })),
  );
  for (let run = 0; run < Number(options.runs); run++)
    for (const { url, target, times } of all) times.push(await touch(browser, url, target));
  print(all.map(({ name, site, times }) => ({ touch: name, site: site.name, ms: range(times) })));
  await browser.close();
  for (const site of sites) site.close();
}
