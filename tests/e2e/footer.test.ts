import { groupPaths, site } from "./content.ts";
import { hrefsOf } from "./main-menu.ts";
import { expect, test } from "./site.ts";

test.describe("the footer", () => {
  test("contains the newsletter card, a short text and groups of links", async ({ view }) => {
    const footer = (await view("/about")).getByRole("contentinfo");
    await expect(footer.getByRole("textbox", { name: site.newsletter.label })).toBeVisible();
    await expect(footer).toContainText(site.footer.blurb);
    for (const group of site.footer.groups) {
      const title = footer.getByRole("heading", { name: group.title, exact: true });
      const links = title.locator("xpath=following-sibling::ul").getByRole("link");
      expect.soft(await hrefsOf(links), group.title).toEqual(groupPaths(group));
    }
  });

  test("has an e-mail link that is tall enough to tap", async ({ view }) => {
    const page = await view("/", { width: 390, height: 844 });
    const mail = page.getByRole("contentinfo").locator("a[href^='mailto:']");
    expect((await mail.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("opens social networks in new tabs that cannot access the page", async ({ view }) => {
    const footer = (await view("/about")).getByRole("contentinfo");
    await expect(footer.locator("a[href^='https://']")).toHaveCount(site.social.length);
    for (const { name, url } of site.social) {
      const link = footer.getByRole("link", { name });
      await expect.soft(link).toHaveAttribute("href", url);
      await expect.soft(link).toHaveAttribute("target", "_blank");
      await expect.soft(link).toHaveAttribute("rel", /noopener/);
    }
  });

  test("shows the current year, even if the site was built earlier", async ({ open }) => {
    const page = await open("/", { now: "2031-03-05T10:00:00Z" });
    await expect(page.getByRole("contentinfo")).toContainText(/© ?2031/);
  });

  test("ends with links of its own, which open their pages", async ({ open }) => {
    test.skip(site.footer.links.length === 0, "this agency's footer ends without links");
    const page = await open("/about");
    const link = (name = "") => page.getByRole("contentinfo").getByRole("link", { name, exact: true }).last();
    for (const { name, path } of site.footer.links) await expect(link(name)).toHaveAttribute("href", path);
    const last = site.footer.links.at(-1);
    await link(last?.name).click();
    await page.waitForURL(`**${last?.path}`);
  });
});
