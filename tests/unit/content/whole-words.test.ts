import { expect, test } from "vitest";
import { splitWhole } from "../../../app/content/read/whole-words.server.ts";

test.each([
  ["an S7-1200 runs the take-up.", ["an ", "S7-1200", " runs the ", "take-up", "."]],
  ["we re-issued it", ["we ", "re-issued", " it"]],
  ["a DenseNet-121, GPT-4.1 mini", ["a ", "DenseNet-121", ", ", "GPT-4", ".1 mini"]],
  ["take-up first", ["", "take-up", " first"]],
  [
    "a well-considered, server-rendered page of 2024-2025",
    ["a well-considered, server-rendered page of ", "2024-2025", ""],
  ],
  ["HTML-এর ১.১-এ তা-ও", ["", "HTML-এর", " ১.", "১-এ", " ", "তা-ও", ""]],
  ["nothing of the kind", ["nothing of the kind"]],
])("'%s' keeps its short compounds whole, at every second place", (text, parts) => {
  expect(splitWhole(text)).toEqual(parts);
});
