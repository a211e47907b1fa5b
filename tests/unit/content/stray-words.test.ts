import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/** Attributes that a visitor sees or hears. */
const SAID = /^(?:aria-(?:label|roledescription|description)|title|alt|placeholder)$/;
/** Properties of our components that are said, unless they choose among kinds: "year". */
const PASSED = /^(?:label|legend|summary|about|text)$/;

type Node = { type: string; start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
type Text = { start: number; text: string };

/** The texts that an expression may come to, without what it compares or calls. */
function textsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node)) return [];
  const { type, start, value } = node;
  if (type === "JSXExpressionContainer") return textsOf(node.expression);
  if (type === "ConditionalExpression") return textsOf([node.consequent, node.alternate]);
  if (type === "LogicalExpression" || node.operator === "+") return textsOf([node.left, node.right]);
  if (type === "TemplateLiteral") return textsOf([node.quasis, node.expressions]);
  if (type === "TemplateElement") return [{ start, text: (value as { cooked: string }).cooked }];
  return typeof value === "string" ? [{ start, text: value }] : [];
}

/** The words of JSX texts, and of attributes that are said, that stand in a source themselves: "12: Read more". */
function strayWords(source: string): string[] {
  const texts: Text[] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node) && !isNode(node)) return;
    if (isNode(node) && /^JSX(?:Element|Fragment)$/.test(node.type)) texts.push(...textsOf(node.children));
    if (isNode(node) && node.type === "JSXAttribute") {
      const name = String((node.name as Node).name);
      if (SAID.test(name)) texts.push(...textsOf(node.value));
      if (PASSED.test(name)) texts.push(...textsOf(node.value).filter(({ text }) => /\p{Lu}|\s/u.test(text)));
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang: "tsx" }));
  return texts
    .filter(({ text }) => /\p{L}/u.test(text))
    .sort((a, b) => a.start - b.start)
    .map(({ start, text }) => `${source.slice(0, start).split("\n").length}: ${text.trim()}`);
}

test("no words stand in a component: they are data of app/words", () => {
  const files = globSync("app/**/*.tsx");
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect.soft(strayWords(readFileSync(file, "utf8")), file).toEqual([]);
});

test("words that are planted are found; classes, numbers and what is compared are not", () => {
  const planted = `<p className="wide" title={isOn ? "Stop it" : words.start}>
    <Card label="year" about="about us" /> 1/2 · {"×"}
    {n === "many" && <b aria-label={\`slide \${n}\`}>{n > 1 ? "pages" : label("x")} more</b>}
  </p>`;
  expect(strayWords(planted)).toEqual(["1: Stop it", "2: about us", "3: slide", "3: pages", "3: more"]);
});
