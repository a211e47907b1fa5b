import { cpus, loadavg } from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import { agencyFolder } from "../app/content/read/agency-folder.server.ts";
import { readContent } from "../app/content/read/read-content.server.ts";
import { ensureBrowser } from "../scripts/browser.mjs";
import { serve } from "./serve.ts";
import { middle } from "./table.ts";

/**
 * `npm run bench:touch`: how long a slow phone takes to answer what a visitor does (Event Timing: from the touch to
 * the next frame, in ms), and how many frames of a scroll through the home page take longer than 50 ms.
 * Chromium at 390 px, a processor of a quarter of the speed; medians of RUNS.
 */
const RUNS = 5;
const SLOWDOWN = 4;

type Act = {
  name: string;
  path: string;
  early?: boolean;
  act: (page: Page) => Promise<void>;
};

const { projects } = readContent(agencyFolder(), true);
const most = [...projects].sort(
  (a, b) => b.caseStudy.galleryImages.length - a.caseStudy.galleryImages.length,
)[0];

const ACTS: Act[] = [
  {
    name: "menu right after load",
    path: "/about",
    early: true,
    act: (page) => page.locator("header > .menu-button, .header .menu-button").first().click(),
  },
  {
    name: "menu later",
    path: "/about",
    act: (page) => page.locator("header > .menu-button, .header .menu-button").first().click(),
  },
  { name: "filter", path: "/portfolio", act: (page) => page.locator("main fieldset button").nth(2).click() },
  {
    name: "filter All",
    path: "/portfolio",
    act: async (page) => {
      await page.locator("main fieldset button").nth(2).click();
      await page.waitForTimeout(2000);
      await page.locator("main fieldset button").first().click();
    },
  },
  { name: "hero slide", path: "/", act: (page) => page.locator(".hero button").last().click() },
  {
    name: "gallery",
    path: `/portfolio/${most?.id}`,
    act: async (page) => {
      await page.getByRole("button", { name: "Next picture" }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(2000);
      await page.getByRole("button", { name: "Next picture" }).click();
    },
  },
  {
    name: "opening a case study",
    path: "/portfolio",
    act: (page) => page.locator("main article a").first().click(),
  },
];

/** Keeps every timed input on the page: the browser's own buffer begins at 104 ms. */
function keepInputs(): void {
  const inputs: [at: number, took: number][] = [];
  Object.assign(window, { inputs });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (/^(?:pointer(?:down|up)|click|key)/.test(name)) inputs.push([startTime, duration]);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest time from the last touch to its next frame, in ms; 0 when it took less than 16. */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(1200);
  const inputs = await page.evaluate(() => Reflect.get(window, "inputs") as [number, number][]);
  const last = Math.max(...inputs.map(([at]) => at));
  return Math.max(0, ...inputs.filter(([at]) => at > last - 300).map(([, took]) => took));
}

async function open(browser: Browser, origin: string, act: Act) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(keepInputs);
  await page.goto(`${origin}${act.path}`, { waitUntil: act.early ? "domcontentloaded" : "load" });
  await page.waitForTimeout(act.early ? 300 : 6000);
  return page;
}

/** Frames of a steady scroll through the page: how many there were, and those over 50 ms. */
async function scroll(page: Page): Promise<{ frames: number; long: number[] }> {
  return page.evaluate(
    () =>
      new Promise<{ frames: number; long: number[] }>((done) => {
        const times: number[] = [];
        let before = performance.now();
        const step = () => {
          const now = performance.now();
          times.push(now - before);
          before = now;
          const y = scrollY;
          scrollBy({ top: 40, behavior: "instant" });
          if (scrollY === y) done({ frames: times.length, long: times.filter((time) => time > 50) });
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
}

const { server, origin } = await serve({ folder: "build/client" });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${loadavg()[0]?.toFixed(1)} load\n`);
console.log("| what | ms | from | to |\n| --- | --- | --- | --- |");
for (const act of ACTS) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await open(browser, origin, act);
    await act.act(page);
    times.push(await slowest(page));
    await page.close();
  }
  console.log(`| ${act.name} | ${middle(times)} | ${Math.min(...times)} | ${Math.max(...times)} |`);
}
const page = await open(browser, origin, { name: "", path: "/", act: async () => {} });
const { frames, long } = await scroll(page);
console.log(
  `\nScrolling home: ${long.length} of ${frames} frames over 50 ms (${long
    .map(Math.round)
    .sort((a, b) => b - a)
    .join(", ")})`,
);
await browser.close();
server.close();
