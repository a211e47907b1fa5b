import { initials } from "../../app/ui/initials.ts";
import { oneLine, stats, texts } from "./support/content.ts";
import { expect, test } from "./support/site.ts";

const { story, values, team, title, headline } = texts.about;

test.describe("the about page", () => {
  test("shows its sections in order under one heading, and ends with links", async ({ view }) => {
    const main = (await view("/about")).getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(headline?.join(" ") ?? title);
    await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await expect(main.getByRole("link", { name: "View Portfolio" })).toHaveAttribute("href", "/portfolio");
    const expected = [story, values, team].flatMap((section) => section?.title ?? []);
    const sections = await main.getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.slice(0, expected.length)).toEqual(expected);
  });

  test("shows every paragraph of its story", async ({ view }) => {
    if (!story) return test.skip(true, "this agency has no story");
    const region = (await view("/about")).getByRole("region", { name: story.title });
    const text = oneLine(await region.textContent());
    for (const paragraph of story.paragraphs) expect.soft(text).toContain(oneLine(paragraph));
  });

  test("shows an icon and a reason for each value", async ({ view }) => {
    if (!values) return test.skip(true, "this agency shows no values");
    const items = (await view("/about")).getByRole("region", { name: values.title }).getByRole("listitem");
    await expect(items).toHaveCount(values.list.length);
    await expect(items.getByRole("heading", { level: 3 })).toHaveText(values.list.map(({ title }) => title));
    await expect(items.getByRole("paragraph")).toHaveText(values.list.map(({ desc }) => desc));
    for (const value of await items.all())
      expect.soft(await value.locator("svg[fill='currentColor'] path").count()).toBeGreaterThanOrEqual(1);
  });

  test("shows each leader with role and portrait, and invites visitors to join", async ({ view }) => {
    if (!team) return test.skip(true, "this agency shows no leaders");
    const page = await view("/about");
    const region = page.getByRole("region", { name: team.title });
    for (const { name, role, image } of team.members) {
      const item = region.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      expect.soft(await item.textContent(), name).toContain(role);
      expect.soft(await item.getByRole("img").count(), name).toBe(image ? 1 : 0);
    }
    await expect(region.getByRole("img")).toHaveCount(team.members.filter(({ image }) => image).length);
    const link = region.getByRole("link");
    await expect(link).toHaveCount(team.seat ? 1 : 0);
    if (team.seat) await expect(link).toHaveAttribute("href", "/contact");
  });

  test("shows the initials of a leader if the portrait fails to load", async ({ open }) => {
    const member = team?.members.find(({ image }) => image);
    if (!member) return test.skip(true, "this agency shows no portraits");
    const page = await open("/about", {
      allow: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route(/\.(?:avif|webp|png|jpe?g)$/, (route) => route.abort()),
    });
    const portrait = page.getByRole("img", { name: member.name, exact: true });
    await page.getByRole("heading", { name: member.name }).scrollIntoViewIfNeeded();
    await expect(portrait).toHaveText(initials(member.name));
  });

  test("shows its numbers", async ({ view }) => {
    test.skip(!stats || stats.length === 0, "this agency shows no figures");
    const region = (await view("/about")).getByRole("region", { name: "The agency in figures" });
    await expect(region.locator("dl > div")).toHaveCount(stats.length);
    for (const { label, number } of stats) {
      const stat = region.locator("dl > div").filter({ hasText: label });
      expect.soft(await stat.locator("dd").textContent(), label).toBe(number);
    }
  });
});
