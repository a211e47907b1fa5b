import { describe, expect, it } from "vitest";
import { keepUnits, setType, setTypeIn } from "../../../app/content/typography/typography.server.ts";
import { splitWhole } from "../../../app/content/typography/whole-words.server.ts";

describe("setType", () => {
  it.each([
    ["the client's own", "the client’s own"],
    ["two gardeners' shifts", "two gardeners’ shifts"],
    ['He said "stop" (and "go").', "He said “stop” (and “go”)."],
    ["a 'hold' of 15", "a ‘hold’ of 15"],
    ["the '96 lamp", "the ’96 lamp"],
    ["from -5 to 12-14, S7-1200, 2024-11-05", "from −5 to 12-14, S7-1200, 2024-11-05"],
    ["**'quoted'** and *\"so\"*", "**‘quoted’** and *“so”*"],
  ])("typesets %s", (written, set) => expect(setType(written)).toBe(set));

  it.each([
    "`it's -1`",
    "```ts\nconst a = 'b' - 1;\n```",
    '[a](/b "c\'s")',
    '<b title="x">',
    "https://a.example/it's",
  ])("leaves %s unchanged", (code) => expect(setType(code)).toBe(code));
});

describe("keepUnits", () => {
  it.each([
    ["875 to 1,100 ms: the phone", "875 to 1,100_ms: the phone"],
    ["1.6 Mbit/s, 31 kB and 6 percent", "1.6_Mbit/s, 31_kB and 6_percent"],
    ["the figure 4+ Years, 200+, C++ too", "the figure 4+_Years, 200+, C++ too"],
    ["12 sales, 3 minutes, 40 members", "12 sales, 3 minutes, 40 members"],
  ])("keeps numbers and units together in %s", (written, set) =>
    expect(keepUnits(written)).toBe(set.replaceAll("_", "\u00a0")),
  );
});

it("typesets alternative texts, but not URLs", () => {
  const data = { alt: "The miller's board", text: "The miller's board", list: ["/it's", "it's"], year: 2020 };
  expect(setTypeIn(data)).toEqual({
    alt: "The miller’s board",
    text: "The miller’s board",
    list: ["/it's", "it’s"],
    year: 2020,
  });
});

it("uses single quotation marks inside a quotation, and double quotation marks elsewhere", () => {
  const sentence = `It says "no" and doesn't sulk.`;
  expect(setTypeIn({ quote: sentence, text: sentence })).toEqual({
    quote: "It says ‘no’ and doesn’t sulk.",
    text: "It says “no” and doesn’t sulk.",
  });
});

it.each([
  ["an S7-1200 runs the take-up.", ["an ", "S7-1200", " runs the ", "take-up", "."]],
  ["a DenseNet-121, GPT-4.1 mini", ["a ", "DenseNet-121", ", ", "GPT-4", ".1 mini"]],
  ["take-up re-issued", ["", "take-up", " ", "re-issued", ""]],
  ["a well-considered page of 2024-2025", ["a well-considered page of ", "2024-2025", ""]],
  ["HTML-এর ১.১-এ তা-ও", ["", "HTML-এর", " ১.", "১-এ", " ", "তা-ও", ""]],
  ["nothing of the kind", ["nothing of the kind"]],
])("splits '%s' into alternating breakable text and unbreakable words", (text, parts) => {
  expect(splitWhole(text)).toEqual(parts);
});
