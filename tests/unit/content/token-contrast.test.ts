import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { themeColors } from "../../../app/content/brand/theme-colors.server.ts";
import { checkColors } from "../../../app/content/check/check-colors.server.ts";
import { contrast, nearestPassing } from "../../../app/content/check/contrast.server.ts";
import { Problems } from "../../../app/content/files/read-files.server.ts";
import { agencyFolder } from "../../../server/folders.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const css = readFileSync(join(agencyFolder(), "theme.css"), "utf8");
const { accents } = themeColors(css);
const [accent = ""] = accents.keys();

/** Returns the contrast problems of a theme. */
function problemsOf(source: string): string[] {
  const root = temporaryFolder();
  writeFileSync(join(root, "theme.css"), source);
  const problems = new Problems(root);
  checkColors(root, problems);
  return problems.list;
}

/** Returns the problems of the agency's theme if a later rule overrides some of its colours. */
const withRule = (rule: string) => problemsOf(`${css}\n${rule}`);
const withAccent = (colors: string) => withRule(`[data-accent="${accent}"] { ${colors} }`);

describe("the contrast check of a theme's colours", () => {
  test("accepts every colour pair of the agency, in light and dark mode", () => {
    expect(accents.size).toBeGreaterThan(0);
    expect(problemsOf(css)).toEqual([]);
  });

  test("names a pair below its threshold, with its ratio and the nearest colour that passes", () => {
    const [problem = "", ...more] = withAccent("--on-tint: #777777; --tint: #ffffff;");
    expect(more).toEqual([]);
    expect(problem).toMatch(
      /theme\.css: \[data-accent="[^"]+"\] --on-tint on --tint: #777777 on #ffffff has a contrast of 4\.47:1/,
    );
    const mended = /needs 7:1; the nearest that passes: --on-tint: (#[\da-f]{6})$/.exec(problem)?.[1] ?? "";
    expect(contrast(mended, "#ffffff")).toBeGreaterThanOrEqual(7);
    expect(contrast(mended, "#ffffff")).toBeLessThan(7.5);
  });

  test("names the mode in which a colour fails", () => {
    const onDark = problemsOf(css.replace(/(scheme: dark\) \{[^}]*--soft:\s*)#\w{6}/, "$1#5a5f5d"));
    expect(onDark.join("\n")).toMatch(/--soft on --ground: #5a5f5d on .* on a dark screen/);
    const onLight = withRule(":root { --soft: #8a8f8d; }");
    expect(onLight.join("\n")).toMatch(/--soft on --ground: .*:1 and needs 7:1/);
  });

  test("names the variables that a bright accent needs if the signal colour is invisible on it", () => {
    const signal = themeColors(css).light.signal ?? "";
    const bright = `[data-accent="bright"] { --field: ${signal}; --field-deep: ${signal}; --on-field: #000000; --tint: #ffffff; --on-tint: #000000; --mark: var(--text);`;
    const problems = withRule(`${bright} }`).join("\n");
    expect(problems).toMatch(
      /"bright"\] --on-field-button on --field-words: .* needs 3:1; write --on-field-button:/,
    );
    expect(problems).toMatch(/"bright"\] --closing-button on --closing: .* needs 3:1; write --closing:/);
    const own =
      "--on-field-button: var(--ink); --on-field-button-text: var(--paper); --closing: var(--neutral-field); --on-closing: var(--paper);";
    expect(withRule(`${bright} ${own} }`)).toEqual([]);
  });

  test("proposes no fix that is part of another proposed fix", () => {
    const rule =
      ':root { --signal: #ffe060; } [data-accent="mid"] { --field: #a87820; --field-deep: #000000; --on-field: #ffffff; --tint: #ffffff; --on-tint: #000000; --mark: var(--text); }';
    const ofAccent = withRule(rule).filter((problem) => problem.includes('"mid"'));
    expect(ofAccent.map((problem) => problem.replace(/.*] /, ""))).toEqual([
      expect.stringMatching(/^--on-field on --field: .*; the nearest that passes: --field: #/),
    ]);
  });

  test("names each variable once, with a colour that passes on every background", () => {
    const twice = withRule(":root { --ground: #ffffff; --ground-2: #e0e0e0; --soft: #8a8f8d; }");
    const ofSoft = twice.filter((problem) => /^(?!.*dark screen).*--soft: #/.test(problem));
    expect(ofSoft).toHaveLength(1);
    const color = /--soft: (#\w{6})$/.exec(ofSoft[0] ?? "")?.[1] ?? "";
    expect(contrast(color, "#e0e0e0")).toBeGreaterThanOrEqual(7);
    const [problem = "", ...more] = withAccent("--mark: #7a7a7a;");
    expect(more).toEqual([]);
    expect(problem).toMatch(/--mark: light-dark\(#\w{6}, #\w{6}\)$/);
  });

  test("names a value that is not a plain colour", () => {
    expect(withAccent("--field: tomato;").join("\n")).toMatch(/--field: must be a colour/);
  });
});

test("proposes another background if no text colour passes", () => {
  const mend = nearestPassing("#ffffff", "#e2a23a", 4.5);
  expect(mend.which).toBe("ground");
  expect(contrast("#ffffff", mend.color)).toBeGreaterThanOrEqual(4.5);
});
