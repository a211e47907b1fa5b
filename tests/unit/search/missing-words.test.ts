import { expect, test } from "vitest";
import { missingWords } from "../../../app/lib/missing-words.ts";

test.each([
  ["/portfolio/tea-exchage", "tea exchage"],
  ["/old/Price_List.html", "Price List"],
  ["/%E0%A6%9A%E0%A6%BE/", "চা"],
  ["/404", ""],
  ["/", ""],
  ["/%E0%A4%A", "E0 A4 A"],
])("the words of %s are '%s'", (path, words) => expect(missingWords(path)).toBe(words));
