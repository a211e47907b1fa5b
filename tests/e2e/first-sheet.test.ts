import { elementsOf, readBuilt } from "../built-pages.ts";
import { menuName } from "./content.ts";
import { showAll } from "./lazy-boxes.ts";
import { scrollToNow } from "./motion.ts";
import { expect, test } from "./site.ts";

test.use({ fetchesAhead: true });

/** Sheets that the home page's first one holds. */
const HELD = elementsOf(readBuilt("index.html")).flatMap(
  ({ attributes }) => attributes.get("data-sheets")?.split(" ") ?? [],
);

test("what the first sheet holds is asked for by no section and no later page", async ({ open }) => {
  expect(HELD.length).toBeGreaterThan(1);
  const page = await open("/", { alone: true });
  await showAll(page);
  await scrollToNow(page, 0);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: menuName("/about"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map((link) =>
      link.getAttribute("href"),
    ),
  );
  // The page's own has come, the shared ones stand.
  expect(sheets.some((href) => href?.startsWith("/assets/page-"))).toBe(true);
  expect(sheets.filter((href) => HELD.includes(href ?? ""))).toEqual([]);
});
