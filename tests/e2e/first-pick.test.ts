import type { Page } from "@playwright/test";
import { menuName } from "./content.ts";
import { expect, test } from "./site.ts";

test.use({ fetchesAhead: true });

/** The slow phone's processor, and how long it may take to show that the next page begins, in ms. */
const SLOWDOWN = 4;
const MOST = 100;

/** Goes to a page by the menu on a slow processor. @returns ms from the press to the frame that has the next page's pick. */
async function press(page: Page, path: string): Promise<number> {
  const menu = page.getByRole("navigation", { name: "Main" });
  const link = menu.getByRole("link", { name: menuName(path), exact: true });
  await link.hover();
  await expect
    .poll(() =>
      page.evaluate(
        (data) => performance.getEntriesByName(data).length,
        `${new URL(page.url()).origin}${path}.data`,
      ),
    )
    .toBeGreaterThan(0);
  // What was fetched is made ready.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const took = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = (since: number) => () => {
          const isThere = document.querySelector(".first-pick") !== null;
          if (isThere) done(performance.now() - since);
          else requestAnimationFrame(look(since));
        };
        addEventListener("click", ({ timeStamp }) => requestAnimationFrame(look(timeStamp)), { once: true });
      }),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await link.click();
  const ms = await took;
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return ms;
}

test(`a press is answered within ${MOST} ms on a slow processor, in the next page's dye`, async ({
  open,
}) => {
  const page = await open("/about", { alone: true });
  await page.evaluate(() => {
    Object.assign(window, { dyes: [] });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.className === "first-pick")
          Reflect.get(window, "dyes").push(node.dataset.dye);
    }).observe(document.body, { childList: true });
  });
  // The best of several: what the machine does besides is not the site's.
  const times: number[] = [];
  const dyes: (string | undefined)[] = [];
  for (const path of ["/services", "/contact", "/portfolio"]) {
    times.push(await press(page, path));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    dyes.push(
      await page.evaluate(() => document.querySelector<HTMLElement>("#root > [data-dye]")?.dataset.dye),
    );
    await expect(page.locator(".first-pick")).toHaveCount(0);
  }
  expect(Math.min(...times)).toBeLessThan(MOST);
  expect(await page.evaluate(() => Reflect.get(window, "dyes"))).toEqual(dyes);
});

test("a press that leads nowhere new, or to a new tab, lays nothing", async ({ open }) => {
  const page = await open("/about", { alone: true });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: menuName("/about"), exact: true })
    .click();
  const tab = page.context().waitForEvent("page");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: menuName("/contact"), exact: true })
    .click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(page.locator(".first-pick")).toHaveCount(0);
});
