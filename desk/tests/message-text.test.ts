import { describe, expect, test } from "vitest";
import { csvTable } from "../../server/csv.ts";
import { bn } from "../page/words/bn.ts";
import { logDetail } from "../page/words/words.ts";
import { answerText } from "../server/answers.ts";
import { sharesLimit } from "../server/config.ts";
import { createOneTimeKey } from "../server/local-sign-in.ts";
import { guessLanguage, mentions, searchQuery, searchWords } from "../server/message-text.ts";

const PAGES = {
  url: "https://agency.example",
  services: new Map([["Web Design", "/services/web"]]),
  projects: new Map([["River Planner", "/portfolio/river"]]),
};

describe("the text of messages", () => {
  test("is split into search words in any script, in lower case and without joiners", () => {
    expect(searchWords("Rahim@Tea.example, ব্র্যান্ডিং কাজ! ＡＢＣ 4021-7735")).toEqual([
      "rahim",
      "tea",
      "example",
      "ব্র্যান্ডিং",
      "কাজ",
      "abc",
      "4021",
      "7735",
    ]);
    expect(searchWords("ক্\u200dষ")).toEqual(searchWords("ক্ষ"));
    expect(searchWords(`${"a".repeat(39)}\u{1E922}\u{1E922}`)).toEqual([`${"a".repeat(39)}\u{1E922}`]);
  });
  test("is found by the beginnings of the searched words, while quotes and operators are ignored", () => {
    expect(searchQuery("tea' | !x & (b):*")).toBe("'tea':* & 'x':* & 'b':*");
    expect(searchQuery("  ' & ")).toBeUndefined();
  });
  test("has a language, guessed from its script and common words", () => {
    expect(guessLanguage("আমরা ঢাকায় একটি দোকান চালাই, web লাগবে", "en")).toBe("bn");
    expect(guessLanguage("Wir suchen eine Anzeige für die Maschinen", "en")).toBe("de");
    expect(guessLanguage("12345", "bn")).toBe("bn");
  });
  test("mentions pages of the site by title or by URL", () => {
    const found = mentions(
      "I would like a quote for Web Design, something like River Planner.\n\nSee https://agency.example/about. and https://other.example/x",
      PAGES,
    );
    expect(found.service).toBe("web");
    expect(found.pages.map(({ path }) => path)).toEqual(["/services/web", "/portfolio/river", "/about"]);
    expect(mentions("Hello.\n\nWhat we need: Web Design\nBudget: small", PAGES).service).toBe("web");
    expect(mentions("We are Web Designers.", PAGES).pages).toEqual([]);
  });
});

test("adds the signature and the quoted message to an answer", () => {
  const message = {
    id: 1,
    created_at: "2026-01-02T03:04:05Z",
    name: "Mita",
    email: "m@x.example",
    message: "One\nTwo",
    language: "en",
  };
  const site = { name: "Agency", language: "en", timeZone: "Asia/Dhaka" };
  expect(answerText("Yes.\n", "Rina\nAgency", message, site)).toBe(
    "Yes.\n\n-- \nRina\nAgency\n\nOn January 2, 2026 at 9:04 AM, Mita wrote:\n> One\n> Two\n",
  );
});

test("accepts only the newest one-time key, only once, and only until it expires", () => {
  let now = 0;
  const key = createOneTimeKey(1000, () => now);
  const old = key.make();
  const newest = key.make();
  expect(key.use(old)).toBe(false);
  expect(key.use(newest)).toBe(true);
  expect(key.use(newest)).toBe(false);
  const late = key.make();
  now = 2000;
  expect(key.use(late)).toBe(false);
});

test("escapes formulas in CSV, even for programs that split at semicolons and ignore quotes", () => {
  const csv = (text: string) => csvTable(["text"], [{ text }]).slice("\ufefftext\r\n".length, -2);
  for (const inner of ["=1", "@A1", "+cmd|' /C calc'!A0", " -1*(2)"])
    for (const before of ["a;", "a\n", "a\t"]) expect(csv(before + inner)).toMatch(/a[;\n\t] *'[=@+-]/);
  for (const text of ["Yours ;-)", "a - b; c = d", "a@b.example"]) expect(csv(text)).toBe(text);
});

test("translates roles in the log", () => {
  expect(logDetail(bn, { did: "role", detail: "a@x.example → editor" })).toBe("a@x.example → সম্পাদক");
  expect(logDetail(bn, { did: "invite", detail: "o@x.example owner (owner)" })).toBe(
    "o@x.example owner (মালিক)",
  );
  expect(logDetail(bn, { did: "note", detail: "editor" })).toBe("editor");
});

test("detects that everybody shares one sign-in limit behind a proxy without TRUST_PROXY", () => {
  expect(sharesLimit({ origin: "https://desk.example.com" }, { trustProxy: 0 })).toBe(true);
  expect(sharesLimit({ origin: "https://desk.example.com" }, { trustProxy: 1 })).toBe(false);
});
