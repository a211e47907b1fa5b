import { describe, expect, it } from "vitest";
import { inParts } from "../../../app/content/read/text-parts.server.ts";
import type { RichNode } from "../../../app/lib/rich-text.ts";

const heading = (id: string): RichNode => ["h2", { id }, [id]];
const text: RichNode = ["p", {}, ["a", ["em", {}, ["b"]]]];
const figure: RichNode = ["figure", { "data-block": "figure" }, [["p", {}, ["3 days"]]]];
const part = (children: RichNode[], ground?: string): RichNode => [
  "section",
  { "data-part": "", ...(ground && { "data-ground": ground }) },
  children,
];
const body = (...nodes: RichNode[]): RichNode => ["div", { "data-words": "" }, nodes];

describe("a text in parts", () => {
  it("takes each heading with what follows it up to the next, and leaves what stands before the first", () => {
    expect(inParts([text, heading("one"), text, heading("two"), heading("three"), text])).toEqual([
      text,
      part([heading("one"), body(text)]),
      part([heading("two")]),
      part([heading("three"), body(text)]),
    ]);
    expect(inParts([text, text])).toEqual([text, text]);
    expect(inParts([])).toEqual([]);
  });
  it("puts figures beside the heading, wherever they stand", () => {
    expect(inParts([heading("one"), text, figure, text])).toEqual([
      part([heading("one"), ["div", { "data-figures": "" }, [figure]], body(text, text)]),
    ]);
  });
  it("puts two short parts abreast, the much longer one on more room, and none with a list", () => {
    const paragraph = (words: string): RichNode => ["p", {}, [words]];
    const long = paragraph("far more words than the other");
    const pair = (long: string, ...parts: RichNode[]) => ["div", { "data-pair": long }, parts];
    const list: RichNode = ["ul", {}, []];
    const children = [
      heading("one"),
      paragraph("ab"),
      heading("two"),
      paragraph("ab"),
      heading("three"),
      paragraph("ab"),
      heading("four"),
      long,
    ];
    expect(inParts([...children, heading("five"), list, heading("six"), paragraph("ab")])).toEqual([
      pair("", part([heading("one"), body(paragraph("ab"))]), part([heading("two"), body(paragraph("ab"))])),
      pair("last", part([heading("three"), body(paragraph("ab"))]), part([heading("four"), body(long)])),
      part([heading("five"), body(list)]),
      part([heading("six"), body(paragraph("ab"))]),
    ]);
  });
});
