import { services } from "./content.ts";
import { expect, test } from "./site.ts";

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
