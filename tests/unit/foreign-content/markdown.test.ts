import { describe, expect, test } from "vitest";
import { bodyFaults } from "../../../app/content/language/body-faults.server.ts";
import { compileMarkdown } from "../../../app/content/markdown/markdown.server.ts";
import { withAbsoluteUrls } from "../../../app/content/markdown/write-markdown.server.ts";
import { markdownTexts } from "../../../app/content/search/texts.server.ts";
import { setType } from "../../../app/content/typography/typography.server.ts";
import { isElement, type RichNode } from "../../../app/lib/rich-text.ts";
import * as en from "../../../app/words/en.ts";
import { copyContent, readExample } from "../content/content-copy.ts";
import { problemsOf, writePost } from "./foreign-content.ts";

const compile = (source: string) =>
  compileMarkdown({ words: en }, source, { language: "en", languages: ["en"] });
const content = readExample();
const [{ featuredImage: picture = "" } = {}] = content.posts;

/** Returns the tags of nodes with their children, such as "h2(a(sup))". */
function shapeOf(nodes: readonly RichNode[]): string {
  return nodes
    .filter(isElement)
    .map(([tag, , children]) => (children.some(isElement) ? `${tag}(${shapeOf(children)})` : tag))
    .join(" ");
}
const hasNestedLink = (nodes: readonly RichNode[], isInLink = false): boolean =>
  nodes.some(
    (node) =>
      isElement(node) &&
      ((node[0] === "a" && isInLink) || hasNestedLink(node[2], isInLink || node[0] === "a")),
  );

describe("Markdown", () => {
  test("has headings from level 2 on, and skips no level", () => {
    const levels = [1, 2, 3, 4, 5, 6].map((depth) => `${"#".repeat(depth)} Level ${depth}`);
    expect(shapeOf(compile(levels.slice(1).join("\n\n")).nodes)).toBe("h2(a) h3(a) h4 h5 h6");
    expect(shapeOf(compile(levels.join("\n\n")).nodes)).toBe("h2(a) h3(a) h4 h5 h6 h6");
    expect(shapeOf(compile("Title\n=====\n\nPart\n----").nodes)).toBe("h2(a) h3(a)");
    expect(shapeOf(compile("### A\n\n##### B\n\n##### C\n\n## D\n\n#### E\n\n### F").nodes)).toBe(
      "h2(a) h3(a) h3(a) h2(a) h3(a) h3(a)",
    );
    expect(markdownTexts(content, "##### Small\n\n###### Smaller")).toEqual(["Small", "Smaller"]);
  });
  test.each([
    "## What [our project](/portfolio/x) taught us",
    "## A claim[^1]\n\n[^1]: Source.",
    "### [All of it](/x)",
    "## https://x.example/",
    "## a@b.example",
    "## *What [a](/x)* `b`",
    "## [ref][r]\n\n[r]: /x",
    "[words[^1]](/x)\n\n[^1]: Source.",
    "[![A picture](/x.jpg)](/x)",
    "- [x] [a](/x)",
    "> ## [a](/x)[^1]\n\n[^1]: See [b](/y).",
    "| [a](/x)[^1] |\n|---|\n| [b](/y) |\n\n[^1]: S.",
  ])("never nests links: %s", (source) => {
    expect(hasNestedLink(compile(source).nodes)).toBe(false);
  });
  test("keeps links in a heading, and leaves footnote numbers out of its name", () => {
    const { nodes, headings } = compile("## What [our project](/p) taught us[^1]\n\n[^1]: Source.");
    expect(shapeOf(nodes.slice(0, 1))).toBe("h2(a sup(a))");
    expect(headings.map(({ text }) => text)).toEqual(["What our project taught us"]);
  });
  test("shows completed tasks, and labels each checkbox with its text", () => {
    const { nodes } = compile("- [x] Done [now](/x)\n- [ ] Open\n  - below");
    const [list] = nodes;
    const tasks = isElement(list) ? list[2] : [];
    expect(shapeOf(tasks)).toBe("li(label(input a)) li(label(input) ul(li))");
    expect(JSON.stringify(tasks)).toContain(
      '["input",{"type":"checkbox","checked":"true","disabled":"true"},[]]',
    );
    expect(JSON.stringify(tasks)).toContain('["input",{"type":"checkbox","disabled":"true"},[]]');
    expect(shapeOf(compile("- [ ] One\n\n- [x] Two").nodes)).toContain("li(p(label(input)))");
  });
  test.each(["<br>", "<br/>", "<br />", "<BR>"])("breaks the line of a table cell at %s", (html) => {
    const { nodes } = compile(`| Day |\n|---|\n| 9 to 12${html}13 to 17 |`);
    expect(JSON.stringify(nodes)).toContain('["td",{},["9 to 12",["br",{},[]]');
    expect(markdownTexts(content, `| Day |\n|---|\n| 9 to 12${html}13 to 17 |`)).toContain(
      "9 to 12 13 to 17",
    );
  });
  test("keeps link definitions whose titles have straight quotation marks", () => {
    const source = `[our work][w] is "ours".\n\n[w]: /portfolio "What we made"`;
    expect(setType(source)).toBe(`[our work][w] is “ours”.\n\n[w]: /portfolio "What we made"`);
  });
  test("is compared with its translation by its visible text, not by its code", () => {
    const original =
      "# One\n\n`[a](/x)` [b][r] ![A picture](/pictures/a.jpg 'T')\n\n[r]: /y\n\n~~~chart\nbars: [1]\n~~~";
    expect(bodyFaults(original, original.replace("/x", "/z"))).toEqual([]);
    expect(bodyFaults(original, original.replace("/y", "/z")).join()).toMatch(
      /links .*lacks '\/y', adds '\/z'/,
    );
    expect(bodyFaults(original, original.replace("# One", "## One")).join()).toMatch(/headings/);
    expect(bodyFaults(original, original.replace("/a.jpg", "/b.jpg")).join()).toMatch(/pictures/);
    expect(bodyFaults(original, original.replace("[1]", "[2]")).join()).toMatch(/charts and figures/);
  });
  test("has absolute URLs in its Markdown twin, even in links with titles, references and nested links", () => {
    const source = '[a](/about "T") [![P](/x)](/blog) [r] `[c](/code)`\n\n[r]: /services';
    expect(withAbsoluteUrls(content, source)).toMatch(
      /^\[a\]\(https:\S+\/about "T"\) \[!\[P\]\(https:\S+\/x\)\]\(https:\S+\/blog\) \[r\] `\[c\]\(\/code\)`\n\n\[r\]: https:\S+\/services$/,
    );
  });
});

/** Invalid Markdown, and the problems that the check reports. */
const REFUSED: [body: string, problem: RegExp][] = [
  ['![Four lamps in the morning](/pictures/no.jpg "Four")', /'\/pictures\/no\.jpg' is missing/],
  ["![Four lamps in the morning][p]\n\n[p]: /pictures/no.jpg", /'\/pictures\/no\.jpg' is missing/],
  [`![](${picture} "Nobody describes it")`, /needs a description between the brackets/],
  [`![Lamp](${picture})`, /needs a description/],
  [`![Four lamps in the morning](..${picture})`, /must be '\/pictures\/<folder>/],
  ["![Four lamps in the morning](lamps.jpg)", /must be '\/pictures\/<folder>/],
  ["![Four lamps in the morning](</pictures/four lamps.jpg>)", /without spaces/],
  ["![Four lamps in the morning](https://cdn.example/a.jpg)", /blocks pictures of 'cdn\.example'/],
  ['[our work](/portfolo "What we made")', /'\/portfolo' leads to no page/],
  ["[our work][w]\n\n[w]: /portfolo", /'\/portfolo' leads to no page/],
  ["[w]\n\n[w]: /portfolo", /'\/portfolo' leads to no page/],
  ["## [our work](/portfolo)", /'\/portfolo' leads to no page/],
  ["[about us](about)", /the link 'about' must begin with '\/'/],
  ["[about us](./about)", /the link '\.\/about' must begin/],
  ["[about us](www.x.example)", /must begin with/],
  ["[x](javascript:alert)", /must begin with/],
  ["Press <kbd>Ctrl</kbd>", /'<kbd>' is HTML/],
  ["<div>\nWords.\n</div>", /'<div>' is HTML/],
  ["Write to <name>", /'<name>' is HTML/],
  ["Words.\n\n[^1]: Source.", /nothing refers to the footnote '\[\^1\]'/],
  ["Words.[^1]\n\n[^1]: Source.\n\n[^1]: Another.", /the footnote '\[\^1\]' is there twice/],
  ["~~~chart\ncaption: Two\n~~~", /chart|rows/],
];
const SOUND = [
  "```markdown\n[a](/some/page)\n![What is seen](/pictures/some/file.jpg)\n```",
  "`[name](/another/page)` and ``![a](/pictures/no.jpg)``",
  "    [name](/another/page)\n    <kbd>",
  "Words `<kbd>`.\n\n<!-- A note\n[a](/nowhere) -->",
  "[a](#part), [b](https://x.example/), [c](mailto:a@b.example), [d](tel:+1), [e](/about?a=b#c), https://x.example",
  "| A |\n|---|\n| one<br>two |\n\nWords[^n].\n\n[^n]: Source.",
];

describe("the check of Markdown", () => {
  test.each(REFUSED)("names the problem of %j", (body, problem) => {
    const root = copyContent();
    writePost(root, "text", {}, body);
    const problems = problemsOf(root);
    expect(problems).toContainEqual(expect.stringMatching(problem));
    for (const each of problems) expect.soft(each).toMatch(/^posts\/text\.md: \w+: /);
  });
  test.each(SOUND)("accepts %j", (body) => {
    const root = copyContent();
    writePost(root, "text", {}, body);
    expect(problemsOf(root)).toEqual([]);
  });
});
