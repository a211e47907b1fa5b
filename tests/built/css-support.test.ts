import { describe, expect, test } from "vitest";
import { builtFiles, readBuilt } from "../built-pages.ts";
import { isTooYoung, KNOWN } from "./support.ts";

/** Newer CSS that is used, with its effect where it is missing. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "css.at-rules.page": "paper has the browser's own margins",
  "css.at-rules.starting-style": "dialogs open without movement",
  "css.properties.animation-range": "a script makes the header solid; other movement is left out",
  "css.properties.animation-range-start": "the same",
  "css.properties.animation-timeline": "the same",
  "css.properties.view-timeline": "the reading progress is left out",
  "css.properties.break-after.avoid": "on paper a heading may end a page",
  "css.properties.container-type.scroll-state": "the bar has its background from the start",
  "css.properties.field-sizing": "the field keeps its height and scrolls",
  "css.properties.font-family.ui-monospace": "the next family of the list is used",
  "css.properties.forced-color-adjust": "Safari has no forced colours",
  "css.properties.overscroll-behavior": "the page may scroll behind a dialog's end",
  "css.properties.overscroll-behavior-x": "a swipe past a row's end goes back a page",
  "css.properties.print-color-adjust": "the build adds the form with a prefix",
  "css.properties.scroll-target-group": "the contents do not mark the current section",
  "css.selectors.target-current": "the same",
  "css.properties.scrollbar-color": "the scrollbar looks like the browser's own",
  "css.properties.scrollbar-width": "the same",
  "css.properties.text-box": "a text is up to half a line lower",
  "css.properties.text-align.match-parent": "a text of another direction starts at its own side",
  "css.properties.text-size-adjust": "the build adds the form with a prefix",
  "css.properties.text-wrap.pretty": "a last line may be a single word",
  "css.properties.view-transition-name": "pages change without a transition",
  "css.selectors.view-transition-group": "the same",
  "css.selectors.view-transition-old": "the same",
  "css.selectors.view-transition-new": "the same",
  "css.selectors.marker": "Safari draws a list's signs in the text's colour",
};

const young = new Set(KNOWN.flatMap(([key, { support }]) => (isTooYoung(support) ? [key] : [])));

/** Whether a feature, or the property of a value, is explained. */
const isExplained = (key: string) =>
  Object.keys(EXPLAINED).some((explained) => key === explained || key.startsWith(`${explained}.`));

/** Returns the keys of a declaration's property, values and functions. */
function keysOfDeclaration(text: string): string[] {
  const at = text.indexOf(":");
  const [property, value] = [text.slice(0, at).trim(), text.slice(at + 1)];
  const words = value.match(/[\w-]+/g) ?? [];
  const isShorthand = property === "text-decoration" && words.length > 1;
  const functions = value.match(/[\w-]+(?=\()/g) ?? [];
  return [
    `css.properties.${property}`,
    ...(isShorthand ? [`css.properties.${property}.includes_thickness`] : []),
    ...words.map((word) => `css.properties.${property}.${word}`),
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
  ];
}

/** Returns the keys of a selector or at-rule. */
function keysOfPrelude(text: string): string[] {
  const rule = /^\s*@([\w-]+)/.exec(text)?.[1];
  if (rule)
    return [
      `css.at-rules.${rule}`,
      ...(text.match(/[\w-]+(?=\()/g) ?? []).map((name) => `css.at-rules.${rule}.${name}`),
    ];
  return (text.match(/(?<=::?)[a-z-]+/g) ?? []).map((name) => `css.selectors.${name}`);
}

/** Returns the keys of all CSS features in a stylesheet. */
function keysOf(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, "");
  const parts = plain.matchAll(/([^{};]*)([{};])/g);
  return new Set(
    [...parts].flatMap(([, text = "", end]) =>
      end === "{" || text.startsWith("@") ? keysOfPrelude(text) : keysOfDeclaration(text),
    ),
  );
}

describe("built stylesheets", () => {
  const used = new Map<string, string>();
  for (const file of builtFiles(".css"))
    for (const key of keysOf(readBuilt(file))) if (young.has(key)) used.set(key, file);

  test("use no CSS that the oldest supported browsers lack, except where it is no loss", () => {
    const found = [...used].filter(([key]) => !isExplained(key));
    expect(found.map(([key, file]) => `${file}: ${key}`)).toEqual([]);
  });

  test("still use everything that is explained", () => {
    expect(Object.keys(EXPLAINED).filter((key) => !used.has(key))).toEqual([]);
  });
});
