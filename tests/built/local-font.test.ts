import { expect, test } from "vitest";
import { builtFiles, elementsOf, readBuilt } from "../built-pages.ts";

test("a page that opens with a name in another script preloads the font that draws it", () => {
  for (const file of builtFiles(".html")) {
    const html = readBuilt(file);
    const links = elementsOf(html.slice(0, html.indexOf("</head>"))).map(({ attributes }) => attributes);
    const opening = html.slice(html.indexOf("<main")).split("</section>").slice(0, 2).join("");
    const hasName = /class="local-script[^>]*>/.test(opening);
    const fonts = links.filter((link) => link.get("as") === "font").map((link) => link.get("href") ?? "");
    expect.soft(fonts.length, file).toBe(hasName ? 3 : 2);
    if (!hasName) continue;
    const sheets = links.filter((link) => link.get("rel") === "stylesheet");
    const css = sheets.map((link) => readBuilt(link.get("href")?.replace(/#$/, "") ?? "")).join("");
    const family = /--face-local:\s*"?([^,;"]+)/.exec(css)?.[1] ?? "";
    const face = css.match(/@font-face\{[^}]*\}/g)?.find((rule) => rule.includes(fonts[2] ?? "?"));
    expect.soft(face, file).toContain(`font-family:${family}`);
  }
});
