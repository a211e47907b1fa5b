import { describe, expect } from "vitest";
import { test } from "./site.ts";

const LEADERS = {
  "Nusrat Karim": "Managing Director",
  "Tanvir Rahman": "Creative Director",
  "Farhana Islam": "Head of AI and Software",
  "Imtiaz Hossain": "Head of Industrial Automation",
  "Sadia Chowdhury": "Head of Marketing",
};
const STATS = {
  "Projects Completed": "200+",
  "Industry Awards": "50+",
  "Client Retention Rate": "95%",
  "Years of Experience": "4+",
};

describe("about", () => {
  test("has its sections in order, under one heading", async ({ open }) => {
    const main = (await open("/about")).getByRole("main");
    expect((await main.getByRole("heading", { level: 1 }).textContent())?.trim()).toMatch(
      /^About\s+Loomwright$/,
    );
    const sections = await main.getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.slice(0, 3)).toEqual(["Our Story", "Core Values", "Leadership Team"]);
    expect(await main.getByRole("region", { name: "Our Story" }).textContent()).toContain("founded in 2015");
  });

  test("has six values, each with an icon and a reason", async ({ open }) => {
    const values = (await open("/about")).getByRole("region", { name: "Core Values" }).getByRole("listitem");
    expect(await values.count()).toBe(6);
    for (const value of await values.all()) {
      expect.soft(await value.getByRole("heading", { level: 3 }).count()).toBe(1);
      expect.soft(await value.locator("svg[fill='currentColor'] path").count()).toBe(1);
      expect.soft((await value.getByRole("paragraph").textContent())?.length).toBeGreaterThan(60);
    }
  });

  test("has five leaders with role and portrait, and a free chair that leads to the contact page", async ({
    open,
  }) => {
    const page = await open("/about");
    const team = page.getByRole("region", { name: "Leadership Team" });
    for (const [name, role] of Object.entries(LEADERS)) {
      const seat = team.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      expect.soft(await seat.textContent(), name).toContain(role);
      expect.soft(await seat.getByRole("img").count(), name).toBe(1);
    }
    expect(await team.getByRole("img").count()).toBe(5);
    expect(await team.getByRole("link").getAttribute("href")).toBe("/contact");
  });

  test("states the four figures", async ({ open }) => {
    const stats = (await open("/about")).getByRole("region", { name: "The agency in figures" });
    for (const [label, number] of Object.entries(STATS)) {
      const stat = stats.locator("dl > div").filter({ hasText: label });
      expect.soft(await stat.locator("dd").textContent(), label).toBe(number);
    }
  });

  test("ends with ways to the contact page and the portfolio", async ({ open }) => {
    const main = (await open("/about")).getByRole("main");
    expect(await main.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact");
    expect(await main.getByRole("link", { name: "View Portfolio" }).getAttribute("href")).toBe("/portfolio");
  });

  test("the threads over the name change nothing for those who hear it", async ({ open }) => {
    const page = await open("/about");
    const name = page.getByRole("heading", { level: 1 });
    expect(await name.locator("svg").count()).toBe(0);
    for (const svg of await name.locator("xpath=..").locator("svg").all())
      expect.soft(await svg.getAttribute("aria-hidden")).toBe("true");
  });
});
