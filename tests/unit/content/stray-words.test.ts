import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/** Attributes whose values visitors see or hear. */
const TEXT_ATTRIBUTES = /^(?:aria-(?:label|roledescription|description)|title|alt|placeholder)$/;
/** Component props that contain visible text. A single lower-case word in them is an option, such as "year". */
const TEXT_PROPS = /^(?:label|legend|summary|about|text)$/;

type Node = { type: string; start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
type Text = { start: number; text: string };

/** Returns the strings that an expression may evaluate to. Ignores operands of comparisons and arguments of calls. */
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

/** Returns the visible text written directly in a source file, each with its line, such as "12: Read more". */
function strayWords(source: string): string[] {
  const texts: Text[] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node) && !isNode(node)) return;
    if (isNode(node) && /^JSX(?:Element|Fragment)$/.test(node.type)) texts.push(...textsOf(node.children));
    if (isNode(node) && node.type === "JSXAttribute") {
      const name = String((node.name as Node).name);
      if (TEXT_ATTRIBUTES.test(name)) texts.push(...textsOf(node.value));
      if (TEXT_PROPS.test(name))
        texts.push(...textsOf(node.value).filter(({ text }) => /\p{Lu}|\s/u.test(text)));
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang: "tsx" }));
  return texts
    .filter(({ text }) => /\p{L}/u.test(text))
    .sort((a, b) => a.start - b.start)
    .map(({ start, text }) => `${source.slice(0, start).split("\n").length}: ${text.trim()}`);
}

test("finds no visible text in components, because it belongs in app/words", () => {
  const files = globSync("app/**/*.tsx");
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect.soft(strayWords(readFileSync(file, "utf8")), file).toEqual([]);
});

test("finds visible text in a component, but not its classes, numbers and compared values", () => {
  const planted = `<p className="wide" title={isOn ? "Stop it" : words.start}>
    <Card label="year" about="about us" /> 1/2 · {"×"}
    {n === "many" && <b aria-label={\`slide \${n}\`}>{n > 1 ? "pages" : label("x")} more</b>}
  </p>`;
  expect(strayWords(planted)).toEqual(["1: Stop it", "2: about us", "3: slide", "3: pages", "3: more"]);
});
