import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { postCard } from "../../../app/content/types/post/card.server.ts";
import { categorySlug } from "../../../app/lib/category-slug.ts";
import { blogPage } from "../../../app/pages/blog/data.server.ts";
import { change, copyContent, readExample, writeMeasures } from "../content/content-copy.ts";
import { problemsOf, writePost } from "./world.ts";

afterEach(() => vi.unstubAllEnvs());

const { projects, services, posts, legal } = readExample();
const [first = "", second = ""] = projects.map(({ id }) => id);
const CATEGORIES = [
  ...["C", "C++", "C#", "C*", "F#", "Café", "Über uns", "Straße", "ওয়েব ডিজাইন", "ব্র্যান্ডিং", "تصميم", "برمجة"],
  ...["设计", "開発", "디자인", "дизайн", "й", "и", "עיצוב", "การออกแบบ", "🚀", "€", "100 %", "Web Design"],
];

describe("the slugs of categories", () => {
  test("are lower-case words joined by hyphens in English", () => {
    const slugs = ["Web Design", "AI Development", "  Print & Paper! ", "Signs and maps", "3D"].map(
      categorySlug,
    );
    expect(slugs).toEqual(["web-design", "ai-development", "print-paper", "signs-and-maps", "3d"]);
    expect(["Café", "C++", "设计"].map(categorySlug)).toEqual(["cafe", "c-2b2b", "8bbe8ba1"]);
  });
  test("are unique in every script and valid on every host", () => {
    const slugs = CATEGORIES.map(categorySlug);
    expect(new Set(slugs).size).toBe(CATEGORIES.length);
    for (const slug of slugs) expect.soft(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
  test("do not depend on Unicode composition or case", () => {
    for (const name of [...CATEGORIES, "É", "Й"]) {
      expect.soft(categorySlug(name.normalize("NFD")), name).toBe(categorySlug(name.normalize("NFC")));
      expect.soft(categorySlug(name.toUpperCase().toLowerCase()), name).toBe(categorySlug(name));
    }
  });
  test("give each category a button, a page and its service's colour", () => {
    const root = copyContent();
    const named = ["C++", "C#", "নকশা", "设计"];
    for (const [at, title] of named.entries()) {
      const { id = "" } = services[at] ?? {};
      change(root, `services/${id}.yaml`, (service) => Object.assign(service, { title }));
      writePost(root, `post-${at}`, { category: JSON.stringify(title) });
    }
    vi.stubEnv("AGENCY_DIR", root);
    vi.stubEnv("DRAFT", "1");
    // Ignore the check's warning that the example's fonts lack these letters.
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const options = blogPage(getContent())?.list.options ?? [];
    const all = getContent();
    warn.mockRestore();
    for (const [at, title] of named.entries()) {
      const option = options.find((each) => each.title === title);
      const { color } = all.services.find(({ id }) => id === services[at]?.id) ?? {};
      expect.soft(option, title).toMatchObject({ hasButton: true, count: 1, accent: color });
      expect.soft(blogPage(getContent(), option?.to)?.list.options.length, title).toBe(options.length);
      const post = all.posts.find(({ slug }) => slug === `post-${at}`);
      expect.soft(post && postCard(getContent(), post).accent, title).toBe(color);
    }
    expect(new Set(options.map(({ to }) => to)).size).toBe(options.length);
  });
  test.each([
    ["Print & Paper", "Print Paper"],
    ["Café", "Cafe"],
    ["Roof-Repair", "Roof Repair"],
  ])("of '%s' and '%s' are rejected because they are equal", (one, other) => {
    const root = copyContent();
    writePost(root, "one", { category: one });
    writePost(root, "other", { category: other });
    expect(problemsOf(root)).toEqual([
      expect.stringMatching(/^posts\/\w+\.md: category: '.+' and '.+' would share an address/),
    ]);
  });
  test("are rejected for a category without a letter", () => {
    const root = copyContent();
    writePost(root, "one", { category: '"!!!"' });
    expect(problemsOf(root)).toEqual(["posts/one.md: category: must contain a letter or a digit"]);
  });
});

describe("content that would share a URL or file name", () => {
  test.each([
    ["door.jpg", "door.png"],
    ["Door.jpg", "door.jpg"],
    ["door.JPG", "Door.webp"],
    ["door.jpg", "door-640.jpg"],
    ["hall/door.jpg", "Hall/door.jpg"],
  ])("is rejected: the pictures %s and %s", (one, other) => {
    const root = copyContent();
    for (const [id, file] of [
      [first, one],
      [second, other],
    ])
      change(root, `projects/${id}.yaml`, (project) => {
        project.imageUrl = `/pictures/world/${file}`;
      });
    writeMeasures(root);
    const meeting = problemsOf(root).filter((problem) => problem.startsWith("pictures: "));
    expect(meeting).toEqual([
      expect.stringMatching(
        /^pictures: '\S+' and '\S+' would be built under one name: rename one of the files$/,
      ),
    ]);
    for (const file of [one, other]) expect(meeting[0]).toContain(`'/pictures/world/${file}'`);
  });
  test("is rejected: a project's slug that is another project's id", () => {
    const root = copyContent();
    change(root, `projects/${first}.yaml`, (project) => {
      project.slug = second;
    });
    const [problem, ...more] = problemsOf(root);
    expect(more).toEqual([]);
    expect(problem).toMatch(/^projects\/\S+: slug: '\/portfolio\/\S+' is also the address of projects\/\S+/);
    for (const id of [first, second]) expect(problem).toContain(`projects/${id}.yaml`);
  });
  test("is rejected: a post with the name of the page for unknown posts", () => {
    const root = copyContent();
    writePost(root, "post-not-found", {});
    expect(problemsOf(root)).toEqual([
      "posts/post-not-found.md: slug: is the page for unknown posts: choose another",
    ]);
  });
  test.each([
    "index",
    "404",
    "search",
    "blog",
    "rest",
    "About",
    "cafe\u0301",
    "café",
    legal[0]?.path.slice(1) ?? "",
  ])("is rejected: a text page named '%s'", (name) => {
    const root = copyContent();
    const [{ accent = "" } = {}] =
      readExample().texts.length > 0 ? readExample().texts : [{ accent: "neutral" }];
    const meta = "{ title: Ours, description: Where to find us between two and four in the afternoon. }";
    mkdirSync(join(root, "pages"), { recursive: true });
    const fields = `meta: ${meta}\naccent: ${accent}\ntitle: Ours\nlead: Come in.`;
    writeFileSync(join(root, `pages/${name}.md`), `---\n${fields}\n---\n\nText.\n`);
    expect(problemsOf(root)).toContain(
      `pages/${name}.md: its name is its address: lower-case words joined by hyphens, and no other page's`,
    );
  });
  test("is rejected: two posts whose file names differ only in case", () => {
    const root = copyContent();
    const [{ slug = "" } = {}] = posts;
    writePost(root, "tea", {});
    renameSync(join(root, "posts/tea.md"), join(root, `posts/${slug.toUpperCase()}.md`));
    expect(problemsOf(root).join()).toMatch(/posts\/tea\.md: slug: must be the name of its file/);
  });
});
