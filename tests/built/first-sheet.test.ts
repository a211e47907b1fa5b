import { describe, expect, test } from "vitest";
import { builtFiles, elementsOf, readBuilt } from "../built-pages.ts";

type Link = Map<string, string>;
const pages = builtFiles(".html").map((file) => {
  const html = readBuilt(file);
  const head = html.slice(0, html.indexOf("</head>"));
  const links = elementsOf(head)
    .filter(({ name }) => name === "link")
    .map(({ attributes }) => attributes);
  return { file, html, links };
});
const sheetsOf = (links: Link[]) =>
  links.filter((link) => link.get("rel") === "stylesheet" && !link.has("media"));

describe("a page's first sheet", { timeout: 120_000 }, () => {
  test("is the only one that the first paint waits for, and holds what it says", () => {
    for (const { file, links } of pages) {
      const [first, ...others] = sheetsOf(links);
      expect.soft(others, file).toEqual([]);
      const held = (first?.get("data-sheets") ?? "").split(" ");
      expect.soft(held[0], file).toMatch(/^\/assets\/site-/);
      expect
        .soft(readBuilt(first?.get("href") ?? ""), file)
        .toBe(held.map((sheet) => readBuilt(sheet).trim()).join(""));
    }
  });

  test("comes with the font of the names in another script that the page opens with", () => {
    for (const { file, html, links } of pages) {
      const opening = html.slice(html.indexOf("<main")).split("</section>").slice(0, 2).join("");
      const letter = /class="local-script[^>]*>([^<])/.exec(opening)?.[1];
      const fonts = links.filter((link) => link.get("as") === "font");
      expect.soft(fonts.length, file).toBe(letter ? 3 : 2);
      if (!letter) continue;
      // The same face as the styles name for such letters.
      const css = readBuilt(sheetsOf(links)[0]?.get("href") ?? "");
      const family = /--face-local:\s*"?([^,;"]+)/.exec(css)?.[1] ?? "";
      const face = css
        .match(/@font-face\{[^}]*\}/g)
        ?.find((rule) => rule.includes(fonts[2]?.get("href") ?? "?"));
      expect.soft(face, file).toContain(`font-family:${family}`);
    }
  });
});
