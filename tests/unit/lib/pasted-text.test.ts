import { describe, expect, test } from "vitest";
import { checkMessage, toRow } from "../../../app/lib/contact-message.ts";
import { numeralsOf } from "../../../app/lib/count-text.ts";
import { cleanAddress, oneLine, visibleLength } from "../../../app/lib/pasted-text.ts";

const ADDRESS = "anna@client.example";

describe("cleanAddress", () => {
  test.each([
    ["direction marks around it", `\u202a${ADDRESS}\u202c`],
    ["isolates around it", `\u2068${ADDRESS}\u2069`],
    ["a right-to-left mark after it", `${ADDRESS}\u200f`],
    ["a zero-width space before it", `\u200b${ADDRESS}`],
    ["a soft hyphen in it", "an\u00adna@client.example"],
    ["a word joiner after it", `${ADDRESS}\u2060`],
    ["joiners in it", "an\u200dna@cli\u200cent.example"],
    ["a byte order mark before it", `\ufeff${ADDRESS}`],
    ["a variation selector after it", `${ADDRESS}\ufe0f`],
    ["no-break spaces around it", `\u00a0${ADDRESS}\u202f`],
    ["an ideographic space in it", "anna@\u3000client.example"],
    ["a control character in it", "anna\u0007@client.example"],
    ["spaces and line breaks around it", ` \t${ADDRESS}\r\n`],
  ])("removes %s", (_what, pasted) => {
    expect(cleanAddress(pasted)).toBe(ADDRESS);
    const message = {
      name: "Anna Noor",
      email: pasted,
      message: "Could you call us?",
      phone: "",
      company: "",
    };
    expect(checkMessage(message, numeralsOf("en"))).toEqual({});
    expect(toRow(message, "basic").email).toBe(ADDRESS);
  });

  test("keeps a space inside the text, so that two e-mail addresses never become one", () => {
    expect(cleanAddress("anna ben@client.example")).toBe("anna ben@client.example");
  });
});

describe("oneLine", () => {
  test.each([
    ["\u202eAnna\u202c \u200bNoor\ufeff", "Anna Noor"],
    ["\u00a0Anna\u00a0Noor\u3000", "Anna Noor"],
    ["Anna\u200d Noor\u200c", "Anna Noor"],
    ["An\u00adna", "Anna"],
  ])("cleans %j", (pasted, clean) => {
    expect(oneLine(pasted)).toBe(clean);
  });

  test.each([
    ["Bangla joiners", "র\u200d্যাব কর্\u200cম"],
    ["a Persian non-joiner", "می\u200cخواهم"],
    ["an emoji of several code points", "👩🏽\u200d💻 🏳\ufe0f\u200d🌈"],
    ["a flag of tag characters", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["a variant of a kanji", "葛\u{e0100}城"],
  ])("keeps %s", (_what, text) => {
    expect(oneLine(text)).toBe(text);
  });
});

describe("visibleLength", () => {
  test.each([
    ["no-break spaces", "\u00a0"],
    ["ideographic spaces", "\u3000"],
    ["zero-width spaces", "\u200b"],
    ["combining accents", "\u0301"],
    ["vowel signs without a letter", "া"],
  ])("is 0 for text that has only %s", (_what, character) => {
    expect(visibleLength(character.repeat(12))).toBe(0);
  });

  test("counts letters and their marks, but no invisible characters", () => {
    expect(visibleLength("মা")).toBe(2);
    expect(visibleLength(" \u200bAnna\u00a0")).toBe(4);
  });
});
