import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { laterFonts } from "../../../app/content/check/check-glyphs.server.ts";
import { getContent } from "../../../app/content/read/content.server.ts";
import type { Content } from "../../../app/content/schema/content.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const face = (range: string) =>
  `@font-face { font-family: A; src: url("./text.woff2"); font-weight: 400; unicode-range: ${range}; }`;

test("a page is named whose first screen has letters of a typeface's second file", () => {
  const root = temporaryFolder();
  copyFileSync("examples/fern-and-field/fonts/text.woff2", join(root, "text.woff2"));
  writeFileSync(join(root, "theme.css"), face("U+20-7E, U+20AC") + face("U+A1-FF"));
  const content: Content = getContent();
  const [post] = content.posts;
  if (!post) return;
  const found = (title: string, body: string) =>
    laterFonts({ ...content, posts: [{ ...post, title, body }] }, root).filter((sentence) =>
      sentence.startsWith(`posts/${post.slug}.md: title:`),
    );
  expect(found("Café au lait", "")).toEqual([expect.stringContaining("'é'")]);
  expect(found("Tea for €4", "At a café.")).toEqual([]);
});
