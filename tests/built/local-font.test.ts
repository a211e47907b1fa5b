import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { agencyFolder } from "../../server/folders.ts";
import { addressOf, builtFiles, elementsOf, readBuilt } from "../built-pages.ts";

const LOCAL = /\/local-[\w-]+\.woff2$/;

/** Whether the agency has a font for names in its local script. */
const hasFont = existsSync(join(agencyFolder(), "fonts/local.woff2"));

test("preloads the font for the local script only on service pages whose heading uses it", () => {
  for (const file of builtFiles(".html")) {
    const html = readBuilt(file);
    const links = elementsOf(html.slice(0, html.indexOf("</head>"))).map(({ attributes }) => attributes);
    const fonts = links.filter((link) => link.get("as") === "font").map((link) => link.get("href") ?? "");
    const own = fonts.filter((font) => LOCAL.test(font));
    const hasName = hasFont && /^\/services\/./.test(addressOf(file)) && html.includes('class="local-script');
    expect.soft(own.length, file).toBe(hasName ? 1 : 0);
    if (!hasName) continue;
    const sheets = links
      .filter((link) => link.get("rel") === "stylesheet")
      .map((link) => link.get("href") ?? "");
    const css = sheets.map((href) => readBuilt(href.replace(/#$/, ""))).join("");
    const family = /--face-local:\s*"?([^,;"]+)/.exec(css)?.[1] ?? "";
    const face = css.match(/@font-face\{[^}]*\}/g)?.find((rule) => rule.includes(own[0] ?? "?"));
    expect.soft(face, file).toContain(`font-family:${family}`);
  }
});
