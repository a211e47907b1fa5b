import { describe, expect, it } from "vitest";
import { withHighlight } from "../../../app/content/read/highlight.server.ts";
import type { RichNode } from "../../../app/lib/rich-text.ts";

const heading = (id: string): RichNode => ["h2", { id }, [id]];
const text: RichNode = ["p", {}, ["text"]];
const nodes = [heading("first"), text, heading("second"), text, text, heading("third"), text];

describe("withHighlight", () => {
  it("takes a heading and what follows it up to the next", () => {
    expect(withHighlight(nodes, "second")).toEqual([
      heading("first"),
      text,
      ["section", { "data-highlight": "" }, [heading("second"), text, text]],
      heading("third"),
      text,
    ]);
  });
  it("takes the last one to the end", () => {
    expect(withHighlight(nodes, "third").at(-1)).toEqual([
      "section",
      { "data-highlight": "" },
      [heading("third"), text],
    ]);
  });
  it("leaves a text without it as it is", () => {
    expect(withHighlight(nodes, "fourth")).toEqual(nodes);
    expect(withHighlight(nodes, undefined)).toEqual(nodes);
  });
});
