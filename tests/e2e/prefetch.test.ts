import type { Page } from "@playwright/test";
import { elementsOf, initialScripts, readBuilt } from "../built-pages.ts";
import { menuName, postPath, posts, projects, services } from "./content.ts";
import { answered, expect, test } from "./site.ts";

/** Data of pages that a page has asked for, by their paths. */
const dataOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".data")),
  );

/** A page whose browser reports this connection; `asked` gets the paths of the data that it asks for. */
const on = (connection: { saveData: boolean; effectiveType: string } | undefined, asked: string[] = []) => ({
  prepare: (page: Page) => {
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) asked.push(pathname);
    });
    return page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
  },
});

/** A page of each kind, and one that leads to it. */
const VISITS = [
  ["the home page", "/about", "/"],
  ["a list of projects", "/about", "/portfolio"],
  ["a list of posts", "/about", "/blog"],
  ["a form", "/about", "/contact"],
  ["a service", "/services", services[0]?.link ?? ""],
  ["a case study", "/portfolio", projects[0]?.link ?? ""],
  ["a post", "/blog", posts[0] ? postPath(posts[0]) : ""],
] as const;

const dataPath = (path: string) => `${path === "/" ? "/_" : path}.data`;

/** What a page is made of, as its own document names it: code with all that it imports, styles, data. */
function partsOf(path: string): string[] {
  const html = readBuilt(`${path}/index.html`);
  const sheets = elementsOf(html).filter(({ attributes }) => attributes.get("rel") === "stylesheet");
  return [
    ...initialScripts(html),
    // The document's first sheet holds several, which a visit from within the site asks for one by one.
    ...sheets.flatMap(({ attributes }) =>
      (attributes.get("data-sheets") ?? attributes.get("href") ?? "").split(" "),
    ),
    dataPath(path),
  ];
}

/** Parts of a page that went over the network since the timings were cleared; a bare 304 has 300 bytes, too. */
async function sentFor(page: Page, path: string): Promise<string[]> {
  const parts = partsOf(path);
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize }) => [new URL(name).pathname, transferSize] as const),
  );
  return sent.filter(([name]) => parts.includes(name)).map(([name, size]) => `${name}: ${size} bytes`);
}

/** Notes the style sheets that are put into the document or taken out from now on. */
async function watchSheets(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { movedSheets: moved });
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          if (node instanceof HTMLLinkElement && node.rel === "stylesheet" && node.media !== "not all")
            moved.push(node.getAttribute("href") ?? "");
    }).observe(document.head, { childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "movedSheets") as string[]);
}

/** What of a page has not come ahead. */
async function missing(page: Page, path: string): Promise<string[]> {
  const come = await page.evaluate(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const applied = styles
      .filter(({ sheet }) => sheet)
      .flatMap(({ href, dataset }) => dataset.sheets?.split(" ") ?? [new URL(href).pathname]);
    return [...fetched.filter((name) => !name.endsWith(".css")), ...applied];
  });
  return partsOf(path).filter((part) => !come.includes(part));
}

const link = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: menuName(path), exact: true });

const GOOD = { saveData: false, effectiveType: "4g" };

test.describe("pages are fetched ahead", () => {
  test("on a good connection those in view", async ({ open }) => {
    const page = await open("/about", on(GOOD));
    await expect.poll(() => dataOf(page)).toContain("/services.data");
  });

  for (const [kind, from, to] of VISITS)
    test(`a visit to ${kind} asks for nothing of it again`, async ({ open }) => {
      test.skip(!to, "this agency has none");
      // With an empty cache: from a full one nothing would be asked for in any case.
      const page = await open(from, { ...on(GOOD), alone: true });
      const own = page.locator(`a[href="${to}"]:visible`).first();
      await own.hover();
      await expect.poll(() => missing(page, to)).toEqual([]);
      const moved = await watchSheets(page);
      await page.evaluate(() => performance.clearResourceTimings());
      await own.click();
      await page.waitForURL(`**${to}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await answered(page);
      expect(await sentFor(page, to)).toEqual([]);
      // Each sheet that comes or goes has the whole page styled and laid out anew.
      const parts = partsOf(to);
      expect((await moved()).filter((sheet) => parts.includes(sheet))).toEqual([]);
    });

  test("where nobody knows the connection only what is pointed at", async ({ open }) => {
    const asked: string[] = [];
    const page = await open("/about", { ...on(undefined, asked), clock: true });
    await page.clock.runFor(10_000);
    await answered(page);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await link(page, "/portfolio").hover();
    await expect.poll(() => asked).toEqual(["/portfolio.data"]);
  });

  test("what was pointed at before the page listened", async ({ open }) => {
    const asked: string[] = [];
    const { promise: pointed, resolve: point } = Promise.withResolvers<void>();
    const page = await open("/about", {
      alone: true,
      prepare: async (page) => {
        await page.route(/\/assets\/idle-[^/]*\.js/, async (route) => {
          await pointed;
          await route.continue();
        });
        await on(undefined, asked).prepare(page);
      },
    });
    await link(page, "/portfolio").hover();
    point();
    await expect.poll(() => asked).toEqual(["/portfolio.data"]);
  });

  test("with Save-Data, on 3g and on 2g none", async ({ open }) => {
    const poor = [
      { saveData: true, effectiveType: "4g" },
      { saveData: false, effectiveType: "3g" },
      { saveData: false, effectiveType: "2g" },
    ];
    for (const connection of poor) {
      const asked: string[] = [];
      const page = await open("/about", { ...on(connection, asked), clock: true });
      await link(page, "/portfolio").hover();
      await page.clock.runFor(10_000);
      await answered(page);
      expect.soft(asked, JSON.stringify(connection)).toEqual([]);
    }
  });
});
