import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../../../app/content/markdown/markdown.server.ts";
import * as en from "../../../app/words/en.ts";

const LANGUAGES = { language: "en", languages: ["en", "bn", "ja"] };
const compiled = (source: string) => JSON.stringify(compileMarkdown({ words: en }, source, LANGUAGES).nodes);

describe("compiled Markdown", () => {
  it("marks phrases in another script, but not the taka sign of an amount", () => {
    expect(compiled("The form, মেঘনা, costs ৳780.")).toContain(
      '["The form, ",["span",{"lang":"bn"},["মেঘনা"]],", costs ৳780."]',
    );
    expect(compiled("match: খাঁটি মধু, সুন্দরবনের মধু. Next")).toContain('["খাঁটি মধু, সুন্দরবনের মধু"]],". Next"');
  });

  it("marks only scripts of the site's languages", () => {
    expect(compiled("Say 機織り here")).toContain('"Say ",["span",{"lang":"ja"},["機織り"]]," here"');
    expect(compiled("Say ткать here")).toContain('["Say ткать here"]');
    const bangla = { language: "bn", languages: ["bn", "en"] };
    expect(JSON.stringify(compileMarkdown({ words: en }, "মেঘনা river", bangla).nodes)).toContain(
      '["মেঘনা ",["span",{"lang":"en"},["river"]]]',
    );
  });

  it("marks columns of numbers", () => {
    const table = compiled("| a | b |\n|---|--:|\n| 1 | 2 |");
    expect(table).toContain('["td",{},["1"]],["td",{"data-number":""},["2"]]');
  });

  it("puts no text between the cells of a table", () => {
    expect(compiled("| a |\n|---|\n| 1 |")).not.toContain("\\n");
  });

  it("highlights code in common languages, and leaves other code unchanged", () => {
    expect(compiled("```python\nreturn 1\n```")).toContain('{"className":"hljs-keyword"},["return"]');
    expect(compiled("```unheard-of\nIF x\n```")).toContain('["IF x\\n"]');
  });

  it("links headings to themselves, and lists the second-level headings", () => {
    const { nodes, headings } = compileMarkdown({ words: en }, "## Layer `one`\n\n### Below", LANGUAGES);
    expect(headings).toEqual([{ id: "layer-one", text: "Layer one" }]);
    const link = ["a", { href: "#layer-one" }, ["Layer ", ["code", {}, ["one"]]]];
    expect(nodes[0]).toEqual(["h2", { id: "layer-one" }, [link]]);
  });

  it("drops raw HTML", () => {
    const raw = "<script>alert(1)</script>\n\ntext <b onclick='x'>bold</b>";
    expect(compiled(raw)).not.toMatch(/script|onclick/);
  });
});
