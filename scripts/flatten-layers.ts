import type { AtRule, Plugin, Rule } from "postcss";

/** The layers that become plain rules, from the weakest on: all whose sheets may come while a page is seen. */
const FLAT = ["ui", "layout", "sections", "pages", "utilities", "print"];

/** The place of the last pseudo-element in a selector, or its end. */
const END = /(?:::[\w-]+(?:\([^)]*\))?(?::[\w-]+(?:\([^)]*\))?)*)?$/;

const isNested = (rule: Rule): boolean => {
  for (let above = rule.parent; above && above.type !== "root"; above = above.parent as typeof above)
    if (above.type === "rule" || (above as AtRule).name.endsWith("keyframes")) return true;
  return false;
};

/**
 * Turns cascade layers into weight: a rule of a later layer gets more ids that no element has, so that it still wins
 * whatever the selectors. A style sheet with layers that arrives later makes Chromium style and lay out the whole
 * page anew (about 50 ms on a slow phone, for each); one without touches only what it names. The layers that every
 * page has from its start (theme, reset, base, vendor) stay, and so lose against all of these.
 */
export function flattenLayers(): Plugin {
  return {
    postcssPlugin: "flatten-layers",
    OnceExit(root) {
      root.walkAtRules("layer", (layer) => {
        if (!layer.nodes) {
          layer.params = layer.params
            .split(/,\s*/)
            .filter((name) => !FLAT.includes(name))
            .join(", ");
          if (layer.params === "") layer.remove();
          return;
        }
        const weight = FLAT.indexOf(layer.params);
        if (weight < 0) return;
        const never = weight === 0 ? "" : `:not(${"#_".repeat(weight)})`;
        layer.walkRules((rule) => {
          if (!isNested(rule)) rule.selectors = rule.selectors.map((one) => one.replace(END, `${never}$&`));
        });
        layer.replaceWith(layer.nodes);
      });
    },
  };
}
