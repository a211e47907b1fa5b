import { describe, expect, test } from "vitest";
import { replyAddress } from "../../../server/notify-email.ts";
import { chatText } from "../../../server/notify-webhook.ts";

describe("chatText", () => {
  test("leaves short text unchanged", () => {
    expect(chatText("x".repeat(2000))).toBe("x".repeat(2000));
  });

  test.each([
    ["letters", "x"],
    ["escaped characters", "&"],
    ["emoji of several code points", "👨‍👩‍👧‍👦"],
    ["Bangla conjuncts", "ক্ষ্ম"],
    ["letters with marks", "e\u0301"],
  ])("cuts text only between characters: %s", (_name, character) => {
    const short = chatText(character.repeat(2001));
    const escaped = chatText(character);
    expect(short.length).toBeLessThanOrEqual(2000);
    expect(short.length).toBeGreaterThan(2000 - escaped.length - 1);
    expect(short.slice(0, -1).replaceAll(escaped, "")).toBe("");
    expect(short.at(-1)).toBe("…");
  });
});

test.each([
  ["anna@client.example", "anna@client.example"],
  ["o'neill+web@client.example", "o'neill+web@client.example"],
  ["anna@BÜCHER.example", "anna@xn--bcher-kva.example"],
  ["jürgen@client.example", undefined],
  ["রহিম@ক্লায়েন্ট.বাংলা", undefined],
  ["anna..b@client.example", undefined],
  ["anna@client..example", undefined],
  ["anna@-client.example", undefined],
  [`${"x".repeat(65)}@client.example`, undefined],
])("turns %s into the reply address %s", (email, expected) => {
  expect(replyAddress(email)).toBe(expected);
});
