import { afterEach, describe, expect, test, vi } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { dayOf } from "../../../app/content/schema/day.server.ts";
import { searchPages } from "../../../app/content/search/search-pages.server.ts";
import { postCard } from "../../../app/content/types/post/card.server.ts";
import { posts } from "../../../app/content/types/post/post.server.ts";
import { jsonFeed, rssFeed } from "../../../app/seo/feeds/feeds.server.ts";
import { copyContent } from "../content/content-copy.ts";
import { problemsOf, writePost } from "./foreign-content.ts";

afterEach(() => vi.unstubAllEnvs());

const DAYS: Record<string, string[]> = {
  "2024-01-10": ["January 10, 2024", "January 10 2024", "Jan 10, 2024", "Jan. 10, 2024", "10 January 2024"],
  "2024-01-01": ["2024-01-01", "January 1, 2024", "1 jan 2024", "JANUARY 01, 2024", "1. January 2024"],
  "2024-02-29": ["February 29, 2024", "29 Feb 2024"],
  "2025-09-05": ["Sept 5, 2025", "5 Sep 2025"],
};
const NO_DAYS = [
  ...["03/04/2026", "3.4.2026", "2026/03/04", "04-03-2026", "2026-3-4", "20260304", "March 4, 26", "March 4"],
  ...["February 30, 2026", "February 29, 2025", "2026-02-30", "2026-13-01", "2026-00-10", "April 31, 2026"],
  ...[
    "2026-03-10T09:00:00.000Z",
    "2026-03-10T09:00",
    "2026-03-10 09:00",
    "March 10, 2026 09:00",
    "March 2026",
  ],
  ...["2026", "spring 2026", "Ma 4, 2026", "Marchy 4, 2026", "March 0, 2026", "today", "0000-01-01"],
];

describe("the date of a post", () => {
  test.each(Object.entries(DAYS))("is read as %s from %j", (day, written) => {
    expect(written.map(dayOf)).toEqual(written.map(() => day));
  });
  test.each(NO_DAYS)("is rejected with the right format: %s", (date) => {
    const root = copyContent();
    writePost(root, "one-day", { date: JSON.stringify(date) });
    expect(problemsOf(root)).toEqual([
      "posts/one-day.md: date: is not a date: write it like 'January 10, 2024' or '2024-01-10', without a time",
    ]);
  });
  test.each(["America/New_York", "Pacific/Kiritimati", "Asia/Dhaka", "UTC"])(
    "is the same day in %s",
    (zone) => {
      const root = copyContent();
      for (const [slug, date] of Object.entries({ first: "2026-01-01", last: "December 31, 2025" }))
        writePost(root, slug, { date });
      vi.stubEnv("TZ", zone);
      vi.stubEnv("AGENCY_DIR", root);
      expect(new Date("2026-01-01T00:00Z").getTimezoneOffset() === 0).toBe(zone === "UTC");
      const content = getContent();
      const shown = Object.fromEntries(
        ["first", "last"].map((slug) => {
          const post = content.posts.find((each) => each.slug === slug);
          if (!post) throw new Error(`There is no post '${slug}'`);
          const label = searchPages(content).find(({ card }) => card.path === `/blog/${slug}`)?.card.label;
          return [
            slug,
            [post.date, postCard(content, post).date, label, posts.markdown(content, post).split("\n")[2]],
          ];
        }),
      );
      expect(shown).toMatchObject({
        first: ["2026-01-01", expect.stringMatching(/\b1\b.*2026/), "Signs and maps, 2026", /./],
        last: ["2025-12-31", expect.stringMatching(/\b31\b.*2025/), "Signs and maps, 2025", /./],
      });
      const [rss, json] = [rssFeed(content, new Map()), jsonFeed(content, new Map())];
      for (const day of ["Thu, 01 Jan 2026 00:00:00 GMT", "Wed, 31 Dec 2025 00:00:00 GMT"])
        expect(rss).toContain(day);
      for (const day of ["2026-01-01T00:00:00Z", "2025-12-31T00:00:00Z"]) expect(json).toContain(day);
    },
  );
});
