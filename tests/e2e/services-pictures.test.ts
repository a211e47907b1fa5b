import { services } from "./content.ts";
import { expect, test } from "./site.ts";

for (const width of [1440, 768, 390])
  test(`the services' works are seen whole at ${width} px, the wide ones largest`, async ({ look }) => {
    const page = await look("/services", { width, height: 900 });
    const cards = page.getByRole("main").locator("ul > li:has(h2)");
    await expect(cards).toHaveCount(services.length);
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { width, height } = card.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
        return { width, height, isWide: card.clientWidth === card.parentElement?.clientWidth };
      }),
    );
    for (const [at, { width: across, height, isWide }] of boxes.entries()) {
      if (across > 0) expect.soft(across / height, `work ${at + 1}`).toBeCloseTo(4 / 3, 1);
      const isAlone = at % 3 === 1 && at === services.length - 1;
      expect.soft(isWide, `length ${at + 1}`).toBe(width < 768 || at % 3 === 0 || isAlone);
      if (isWide && width >= 1024) expect.soft(across === 0 || across / width > 0.58).toBe(true);
    }
  });

for (const { id, link, layout, page: words } of services)
  test(`${id}: each step shows its picture, each name of its line its end`, async ({ look }) => {
    const page = await look(link);
    const pictures = words.process?.steps.flatMap(({ picture }) => picture?.alt ?? []) ?? [];
    const shown = page.locator("#process img");
    expect(await shown.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))).toEqual(
      pictures,
    );
    const stations = layout === "showcase" ? [] : (words.line?.stations ?? []);
    const lists = page.locator("ol > li > ul");
    await expect(lists).toHaveCount(stations.filter(({ names }) => names).length);
    const named = stations.flatMap(({ names }, at) => (names ? [{ names, next: stations[at + 1] }] : []));
    for (const [at, { names, next }] of named.entries()) {
      const left = [next?.shown, ...(next?.names?.map(({ name }) => name) ?? [])];
      const list = lists.nth(at);
      await expect(list.getByRole("listitem")).toHaveText(names.map(({ name, fell = "" }) => name + fell));
      await expect(list.locator("s")).toHaveText(
        names.filter(({ name }) => !left.includes(name)).map(({ name }) => name),
      );
    }
  });
