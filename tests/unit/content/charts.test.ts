import { expect, test } from "vitest";
import { chartFaults } from "../../../app/content/charts/charts.server.ts";
import { compileMarkdown } from "../../../app/content/markdown/markdown.server.ts";
import type { RichNode } from "../../../app/lib/rich-text.ts";
import * as en from "../../../app/words/en.ts";

/** Attributes that are only used in CSS. */
const STYLING_ATTRIBUTES = new Set(["className", "data-number", "data-barred"]);

/** Renders compiled Markdown as HTML without the attributes for CSS. A bar becomes its length, such as `[25%]`. */
function html(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, attributes, children] = node;
      if ("data-bar" in attributes) return `[${/x="([^"]*)/.exec(html(children))?.[1] ?? ""}]`;
      const written = Object.entries(attributes).filter(([name]) => !STYLING_ATTRIBUTES.has(name));
      return `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join("")}>${html(children)}</${tag}>`;
    })
    .join("");
}

const compiled = (markdown: string) =>
  html(compileMarkdown({ words: en }, markdown, { language: "en", languages: [] }).nodes);
const block = (kind: string, yaml: string) => `\`\`\`${kind}\n${yaml}\n\`\`\`\n`;

const ROWS = '[{ name: One, value: 20, shown: "20" }, { name: Two, value: 5, shown: "5", marked: true }]';
const CHART = block("chart", `caption: The mill's stops\nrows: ${ROWS}`);

test("renders a chart as a list of numbers with proportional bars", () => {
  expect(compiled(CHART)).toBe(
    '<figure data-block="chart"><figcaption><p>The mill’s stops</p></figcaption><ul>' +
      "<li>One: <strong>20</strong>[100%]</li>" +
      '<li data-marked="">Two: <strong>5</strong>[25%]</li></ul></figure>',
  );
});

test("names the faulty field of a chart that cannot be drawn", () => {
  const wrong = block("chart", "caption: Stops\nrows: [{ name: One, value: -1, shown: '1' }]");
  expect(chartFaults(CHART)).toEqual([]);
  expect(chartFaults(wrong)[0]).toMatch(/value/);
});

const TABLE = `${block("chart", "caption: Stops of a shift\nbars: [Stops]")}
| Lamp | Stops | Cause |
|---|--:|---|
| 17 | 2,000 | Fuse |
| 31 | **500** | West |
| 40 | above | |
| **Both** | **2,500** | |`;

test("puts the table after a chart into the chart, with a bar beside each number in the chosen columns", () => {
  const rows = [
    "<td>17</td><td>2,000[100%]</td><td>Fuse</td>",
    '<td>31</td><td data-marked=""><strong>500</strong>[25%]</td><td>West</td>',
    "<td>40</td><td>above[]</td><td></td>",
    // A total has no bar, and does not shorten the other bars.
    "<td><strong>Both</strong></td><td><strong>2,500</strong>[]</td><td></td>",
  ];
  expect(compiled(TABLE)).toBe(
    '<figure data-block="chart"><figcaption><p>Stops of a shift</p></figcaption><table>' +
      "<thead><tr><th>Lamp</th><th>Stops</th><th>Cause</th></tr></thead>" +
      `<tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table></figure>`,
  );
});

test("names bars without a table after the chart, or without a column of that name", () => {
  expect(chartFaults(TABLE)).toEqual([]);
  const faultOf = (from: string, to: string) => chartFaults(TABLE.replace(from, to))[0];
  expect(faultOf("bars: [Stops]", "bars: [Breaks]")).toMatch(/'Breaks' must be a column/);
  expect(faultOf("| Lamp", "Words.\n\n| Lamp")).toMatch(/'Stops' must be a column/);
});

test("renders a figure as a number with a caption", () => {
  expect(compiled(block("figure", 'figure: "41 s"\ntext: to find the end'))).toBe(
    '<figure data-block="figure"><p>41\u00a0s</p><figcaption>to find the end</figcaption></figure>',
  );
  const long = block("figure", "figure: a whole sentence of words\ntext: Too long");
  expect(chartFaults(long)[0]).toMatch(/figure/);
});

test("renders a picture alone in its paragraph as a figure with its title as caption, but not a picture in a sentence", () => {
  const markdown = '![A lamp at rest](/pictures/a.avif "At rest")';
  const image = '<img src="/pictures/a.avif" alt="A lamp at rest" title="At rest"></img>';
  expect(compiled(markdown)).toBe(
    `<figure data-block="plate">${image}<figcaption>At rest</figcaption></figure>`,
  );
  expect(compiled(`See ${markdown}.`)).toBe(`<p>See ${image}.</p>`);
});
