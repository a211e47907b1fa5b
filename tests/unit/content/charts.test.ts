import { expect, test } from "vitest";
import { chartFaults } from "../../../app/content/read/charts.server.ts";
import { compileMarkdown } from "../../../app/content/read/markdown.server.ts";
import type { RichNode } from "../../../app/lib/rich-text.ts";

/** A compiled text as markup without classes for looks; a bar is the share that its cover begins at. */
function html(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, { className = "", ...attributes }, children] = node;
      if (/\bchart-bar\b/.test(className)) return `[${/x="([^"]*)/.exec(html(children))?.[1] ?? ""}]`;
      const mark = /(?:^| )(chart-marked|whole|pull|plate)\b/.exec(className)?.[1];
      const written = Object.entries({ ...(mark ? { class: mark } : {}), ...attributes });
      return `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join("")}>${html(children)}</${tag}>`;
    })
    .join("");
}

const compiled = (markdown: string) =>
  html(compileMarkdown(markdown, { language: "en", languages: [] }).nodes);
const block = (kind: string, yaml: string) => `\`\`\`${kind}\n${yaml}\n\`\`\`\n`;

const CHART = block(
  "chart",
  'caption: The mill\'s stops\nrows:\n  - { name: One, value: 20, shown: "20" }\n  - { name: Two, value: 5, shown: "5", marked: true }',
);

test("a chart is bars in proportion, covered where they end, with the figures in words", () => {
  const [, figure] = compileMarkdown(CHART, ENGLISH).nodes;
  const bar = (x: string) => [
    "span",
    { className: "weave weave-middle", "data-bar": "", "aria-hidden": "true" },
    [["svg", {}, [["rect", { x, width: "100%", height: "100%" }, []]]]],
  ];
  expect(figure).toEqual([
    "figure",
    { "data-block": "chart" },
    [
      ["figcaption", {}, [["p", {}, ["The mill’s stops"]]]],
      [
        "ul",
        {},
        [
          ["li", {}, ["One: ", ["strong", {}, ["20"]], bar("100%")]],
          ["li", { "data-marked": "" }, ["Two: ", ["strong", {}, ["5"]], bar("25%")]],
        ],
      ],
    ],
  ]);
});

test("a chart that cannot be drawn is a fault that names the field", () => {
  expect(chartFaults(CHART)).toEqual([]);
  expect(chartFaults(block("caption: Stops\nrows: [{ name: One, value: -1, shown: '1' }]"))[0]).toMatch(
    /value/,
  );
});

test("a chart that cannot be drawn is a fault that names the field", () => {
  const wrong = block("chart", "caption: Stops\nrows: [{ name: One, value: -1, shown: '1' }]");
  expect(chartFaults(CHART)).toEqual([]);
  expect(chartFaults(wrong)[0]).toMatch(/value/);
});

const TABLE = `${block("chart", "caption: Stops of a shift\nbars: [Stops]")}
| Loom | Stops | Cause |
|---|--:|---|
| 17 | 2,000 | Warp |
| 31 | **500** | Weft |
| 40 | above | |
| **Both** | **2,500** | |`;

test("a chart before a table takes it in, with a bar beside each number of its columns", () => {
  const { nodes } = compileMarkdown(TABLE, ENGLISH);
  const bar = (x: string) => [
    "span",
    { className: "weave weave-middle", "data-bar": "", "aria-hidden": "true" },
    [["svg", {}, [["rect", { x, width: "100%", height: "100%" }, []]]]],
  ];
  const none = ["span", { "data-bar": "", "aria-hidden": "true" }, []];
  const cell = (words: unknown, after: unknown, mark = {}) => [
    "td",
    { "data-number": "", "data-barred": "", ...mark },
    [words, after],
  ];
  const plainCell = (...words: unknown[]) => ["td", {}, words];
  expect(nodes).toEqual([
    [
      "figure",
      { "data-block": "chart" },
      [
        ["figcaption", {}, [["p", {}, ["Stops of a shift"]]]],
        [
          "table",
          {},
          [
            [
              "thead",
              {},
              [
                [
                  "tr",
                  {},
                  [
                    ["th", {}, ["Loom"]],
                    ["th", { "data-number": "", "data-barred": "" }, ["Stops"]],
                    ["th", {}, ["Cause"]],
                  ],
                ],
              ],
            ],
            [
              "tbody",
              {},
              [
                ["tr", {}, [plainCell("17"), cell("2,000", bar("100%")), plainCell("Warp")]],
                [
                  "tr",
                  {},
                  [
                    plainCell("31"),
                    cell(["strong", {}, ["500"]], bar("25%"), { "data-marked": "" }),
                    plainCell("Weft"),
                  ],
                ],
                ["tr", {}, [plainCell("40"), cell("above", none), plainCell()]],
                // A sum has no bar, and does not make the others short.
                [
                  "tr",
                  {},
                  [plainCell(["strong", {}, ["Both"]]), cell(["strong", {}, ["2,500"]], none), plainCell()],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
});

test("bars need a table right after the chart, with a column of that name", () => {
  expect(chartFaults(TABLE)).toEqual([]);
  const faultOf = (from: string, to: string) => chartFaults(TABLE.replace(from, to))[0];
  expect(faultOf("bars: [Stops]", "bars: [Breaks]")).toMatch(/'Breaks' must be a column/);
  expect(faultOf("| Loom", "Words.\n\n| Loom")).toMatch(/'Stops' must be a column/);
});

test("a figure is a number with its sentence", () => {
  const figure = (yaml: string) => `\`\`\`figure\n${yaml}\n\`\`\``;
  expect(compileMarkdown(figure('figure: "41 s"\ntext: to find the end'), ENGLISH).nodes).toEqual([
    [
      "figure",
      { "data-block": "figure" },
      [
        ["p", { "data-width": "wide" }, ["41\u00a0s"]],
        ["figcaption", {}, ["to find the end"]],
      ],
    ],
  ]);
  expect(chartFaults(`${figure("figure: a whole sentence of words\ntext: Too long")}\n`)[0]).toMatch(
    /figure/,
  );
  const long = block("figure", "figure: a whole sentence of words\ntext: Too long");
  expect(chartFaults(long)[0]).toMatch(/figure/);
});

test("a picture alone in its paragraph is a plate, its title the caption; among words it stays where it is", () => {
  const image = ["img", { src: "/pictures/a.avif", alt: "A loom at rest", title: "At rest" }, []];
  expect(compileMarkdown('![A loom at rest](/pictures/a.avif "At rest")', ENGLISH).nodes).toEqual([
    ["figure", { "data-block": "plate" }, [image, ["figcaption", {}, ["At rest"]]]],
  ]);
  const [inside] = compileMarkdown('See ![A loom at rest](/pictures/a.avif "At rest").', ENGLISH).nodes;
  expect(inside?.[0]).toBe("p");
});

test("short words with a hyphen stay whole; code does not change", () => {
  expect(compiled("The take-up of an S7-1200, well-considered, `take-up`.")).toBe(
    '<p>The <span class="whole">take-up</span> of an <span class="whole">S7-1200</span>, well-considered, <code>take-up</code>.</p>',
  );
});

const TIMELINE = block(
  "timeline",
  `title: A cloth
scale: Days, to scale
marks: [{ at: 0, shown: Start }, { at: 8, shown: Sale }]
steps:
  - { name: Warp, lasts: 2, text: It is stretched. }
  - { name: Weft, lasts: 6, text: It is woven., loose: true, pegs: [4] }`,
);

test("a timeline is a list of its steps, each bare where it does not last", () => {
  const timeline = compiled(TIMELINE);
  expect(timeline).toContain("<li><p><strong>Warp</strong> <span>It is stretched.</span></p>");
  const bare = [...timeline.matchAll(/<svg x="([\d.]+%)" width="([\d.]+%)"/g)].map(([, ...at]) => at);
  expect(bare).toEqual([
    ["25%", "75%"],
    ["0%", "25%"],
  ]);
  expect([...drawn.matchAll(/"rect",\{"x":"([\d.]+%)"/g)].map(([, at]) => at)).toEqual(["0%", "50%"]);
});

test.each([
  ["pegs: [4]", "pegs: [1]", /within the step, from 2 to 8/],
  ["lasts: 2, ", "", /lasts/],
  ["{ at: 8, shown: Sale }", "", /both ends of the scale/],
])("a timeline with %s as '%s' is a fault", (good, bad, fault) => {
  expect(chartFaults(TIMELINE)).toEqual([]);
  expect(chartFaults(TIMELINE.replace(good, bad))[0]).toMatch(fault);
});
