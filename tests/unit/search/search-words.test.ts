import { describe, expect, test } from "vitest";
import { normalizeWord, tokenize } from "../../../supabase/search-words.ts";

const words = (text: string) => tokenize(text).map(({ word }) => word);

describe("words are found however they are typed", () => {
  const SAME: readonly (readonly [language: string, ...forms: string[]])[] = [
    ["Arabic, with the article", "سلط", "السلط", "والسلط", "بالسلط"],
    ["Arabic, with a preposition and the article", "معرض", "للمعرض", "كالمعرض"],
    ["Arabic, alef with and without hamza", "اعمال", "أعمال", "الأعمال", "إعمال"],
    ["Arabic, ta marbuta", "مكتبه", "مكتبة", "مَكتبة", "المكتبة"],
    ["Arabic, marks and tatweel", "العبادي", "العبّادي", "العبـــادي"],
    ["Arabic, a word that begins like the article", "التزام", "الالتزام"],
    ["Persian letters", "كتابي", "کتابی"],
    ["Hebrew, points", "שלום", "שָׁלוֹם"],
    ["Hebrew, final letters and gershayim", "צהל", "צה״ל"],
    ["French", "cafe", "café", "CAFÉ"],
    ["German", "strasse", "Straße"],
    ["Polish", "lodz", "Łódź"],
    ["Danish", "smorrebrod", "smørrebrød"],
    ["Vietnamese", "da", "Đà"],
    ["Turkish", "istanbul", "İstanbul"],
    ["Greek", "οδοσ", "Οδός"],
    ["Russian", "елка", "ёлка"],
    ["Japanese, full width", "abc", "ＡＢＣ"],
    ["Bangla digits and joiners", "র্যাক", "র‍্যাক"],
    ["English possessive", "osaka", "Ōsaka's", "Osaka’s"],
  ];
  for (const [language, first = "", ...forms] of SAME)
    test(language, () => expect(forms.map(normalizeWord)).toEqual(forms.map(() => normalizeWord(first))));

  test("a normalized word stays the same if it is normalized again", () => {
    const all = SAME.flatMap(([, ...forms]) => forms.map(normalizeWord));
    expect(all.map(normalizeWord)).toEqual(all);
  });
  test("short Arabic words keep their beginning, even if it looks like the article", () => {
    expect(words("الى الله لله")).toEqual(["الي", "الله", "لله"].map(normalizeWord));
  });
});

describe("scripts without spaces", () => {
  test.each([
    ["Chinese", "我们设计网站", "网站"],
    ["Japanese", "東京の展示会", "東京"],
    ["Thai", "ออกแบบเว็บไซต์", "เว็บไซต์"],
  ])("are divided into words: %s", (_, text, word) => {
    expect(words(text).length).toBeGreaterThan(1);
    expect(words(text)).toContain(normalizeWord(word));
  });
  test("keep the positions of their words", () => {
    const text = "Tea: 我们设计网站!";
    for (const { word, start, end } of tokenize(text))
      expect(normalizeWord(text.slice(start, end))).toBe(word);
  });
});
