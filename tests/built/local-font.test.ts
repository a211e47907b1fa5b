import { expect, test } from "vitest";
import { builtFiles, elementsOf, readBuilt } from "../built-pages.ts";

const pages = builtFiles(".html").map((file) => {
  const html = readBuilt(file);
  const links = elementsOf(html.slice(0, html.indexOf("</head>"))).map(({ attributes }) => attributes);
  const hrefs = (name: string, value: string) =>
    links.filter((link) => link.get(name) === value).map((link) => link.get("href") ?? "");
  return { file, html, fonts: hrefs("as", "font"), sheets: hrefs("rel", "stylesheet") };
});

test("a page that opens with a name in another script preloads the font that draws it", () => {
  for (const { file, html, fonts, sheets } of pages) {
    const own = fonts.filter((font) => !pages.every((page) => page.fonts.includes(font)));
    const opening = html.slice(html.indexOf("<main")).split("</section>").slice(0, 2).join("");
    const hasName = /class="local-script[^>]*>/.test(opening);
    expect.soft(own.length, file).toBe(hasName ? 1 : 0);
    if (!hasName) continue;
    const css = sheets.map((href) => readBuilt(href.replace(/#$/, ""))).join("");
    const family = /--face-local:\s*"?([^,;"]+)/.exec(css)?.[1] ?? "";
    const face = css.match(/@font-face\{[^}]*\}/g)?.find((rule) => rule.includes(own[0] ?? "?"));
    expect.soft(face, file).toContain(`font-family:${family}`);
  }
});
