import { describe, expect, it } from "vitest";
import { checkPostFacts } from "../../../app/content/check-posts.server.ts";
import { type Content, readContent } from "../../../app/content/read-content.server.ts";
import { Problems } from "../../../app/content/read-files.server.ts";
import { countWords, readTime } from "../../../app/content/read-time.server.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("reading time", () => {
  it("counts words, not markup, addresses, code blocks or dashes", () => {
    expect(countWords("## Two words\n\nA *third*, a [link of four](/portfolio/web-1)[^1] – end.")).toBe(9);
    expect(countWords("One\n\n```js\nconst not = counted;\n```\n\ntwo")).toBe(2);
    expect(countWords("| Price | ৳780 |\n|---|--:|\n| 1 | 2 |")).toBe(4);
    expect(countWords("[^1]: A note.")).toBe(2);
  });

  it("rounds up to whole minutes at 220 words a minute", () => {
    expect(readTime(words(220))).toBe("1 min read");
    expect(readTime(words(221))).toBe("2 min read");
    expect(readTime(words(1320))).toBe("6 min read");
  });

  it("is checked against what each post states, and so is the author", () => {
    const content = readContent(process.cwd(), true);
    const problemsOf = (posts: Content["posts"]) => {
      const problems = new Problems();
      checkPostFacts({ ...content, posts }, problems);
      return problems.list;
    };
    expect(problemsOf(content.posts)).toEqual([]);
    const wrong = content.posts
      .slice(0, 1)
      .map((post) => ({ ...post, readTime: "1 min read", author: "Nobody" }));
    expect(problemsOf(wrong)).toEqual([
      expect.stringMatching(/readTime: the text takes '\d+ min read'/),
      expect.stringMatching(/author: 'Nobody' is not in content\/about\.yaml/),
    ]);
  });
});
