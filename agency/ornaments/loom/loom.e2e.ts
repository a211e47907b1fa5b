import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeViolations } from "../../../tests/e2e/axe.ts";
import { services, words } from "../../../tests/e2e/content.ts";
import { show } from "../../../tests/e2e/lazy-boxes.ts";
import { frames } from "../../../tests/e2e/motion.ts";
import { expect, test } from "../../../tests/e2e/site.ts";

test.use({ reducedMotion: "no-preference" });

const { techStack } = words.home;
const loom = techStack?.play;

test.describe("the loom", () => {
  test.skip(!loom, "this agency's loom is not played");
  if (!techStack || !loom) return;
  const [service] = services;
  const [tool, ...others] = techStack.tools;

  async function play(page: Page) {
    const box = await show(page, "techStack");
    await box.getByRole("button", { name: loom?.play ?? "" }).click();
    await box.getByRole("img", { name: loom?.picture ?? "" }).waitFor();
    return box;
  }
  /** Returns the drawn cloth as image data. */
  const cloth = (page: Page) =>
    page.locator("[data-loom] canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

  test("loads its code only when its button is pressed", async ({ open }) => {
    const loaded: string[] = [];
    const page = await open("/", {
      alone: true,
      prepare: async (fresh) => void fresh.on("request", (request) => loaded.push(request.url())),
    });
    const isLoom = (address: string) => /\/loom-[\w-]+\.(?:js|css)$/.test(address);
    await show(page, "techStack");
    expect(loaded.filter(isLoom)).toEqual([]);
    await play(page);
    expect(loaded.filter(isLoom)).toHaveLength(2);
  });

  test("weaves the chosen services and tools, which the keyboard can switch off", async ({ open }) => {
    const page = await open("/", { reducedMotion: true });
    const box = await play(page);
    const original = await cloth(page);
    const treadle = box.getByRole("button", { name: service?.title ?? "", exact: true });
    await treadle.focus();
    await page.keyboard.press("Space");
    await expect(treadle).toHaveAttribute("aria-pressed", "false");
    await expect(box.getByRole("status")).not.toContainText(service?.title ?? "");
    await expect.poll(() => cloth(page)).not.toBe(original);
    await box.getByRole("button", { name: loom.all }).click();
    await expect.poll(() => cloth(page)).toBe(original);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("runs until it is paused", async ({ open }) => {
    const page = await open("/");
    const box = await play(page);
    const before = await cloth(page);
    await expect.poll(() => cloth(page)).not.toBe(before);
    await box.getByRole("button", { name: loom.pause }).click();
    // The loom finishes the current row.
    await frames(page, 60);
    const held = await cloth(page);
    await frames(page, 20);
    expect(await cloth(page)).toBe(held);
  });

  test("weaves one row per press under reduced motion, and saves the cloth as an SVG in plain colours", async ({
    open,
  }) => {
    const page = await open("/", { reducedMotion: true });
    const box = await play(page);
    const before = await cloth(page);
    await frames(page, 20);
    expect(await cloth(page)).toBe(before);
    await box.getByRole("button", { name: loom.play }).click();
    expect(await cloth(page)).not.toBe(before);
    const saved = page.waitForEvent("download");
    await box.getByRole("button", { name: loom.save }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${loom.file}.svg`);
    const svg = readFileSync(await file.path(), "utf8");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toMatch(/<path fill="#[0-9a-f]{6}"/);
    expect(svg).not.toContain("var(");
  });

  test("adds the choice as text and the cloth as a picture to the contact page's brief", async ({ open }) => {
    test.skip(!words.contact.brief, "this agency's contact page has no brief");
    const page = await open("/", { reducedMotion: true });
    const box = await play(page);
    await box.getByRole("button", { name: tool?.name ?? "", exact: true }).click();
    await box.getByRole("button", { name: loom.send }).click();
    await page.waitForURL("**/contact?type=quote*");
    const picture = page.locator("#brief img");
    await picture.waitFor();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(
      true,
    );
    await expect(picture).toHaveAttribute("alt", new RegExp(`${loom.services}: ${service?.title}`));
    const brief = page.locator("#brief");
    await expect(brief).toContainText(`${loom.tools}: ${others.map(({ name }) => name).join(", ")}`);
    for (const { title } of services) await expect(brief.getByLabel(title, { exact: true })).toBeChecked();
    await brief.getByRole("button", { name: words.contact.brief?.clear ?? "", exact: true }).click();
    await expect(picture).toHaveCount(0);
  });
});
