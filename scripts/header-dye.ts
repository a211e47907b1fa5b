/** The part of a page that changes its dye while it is open: the hero of home, the head of a filtered list. */
const HERO = ".header:has(~ main > :is(.dipped, .hero)";
/** What the header stands in: the colour of its words, of its button and of the button's block. */
const IN_HEADER = /^--on-(?:field|deep)/;
const DYE = /^\[data-dye(?:="[^"]+")?\]$/;

/** The little of PostCSS that is needed here; the package comes with Vite. */
type Rule = { selectors: string[]; nodes?: { type: string; prop?: string }[] };

/**
 * The header takes the dye of the hero below it, which is no ancestor: every rule that sets what a header needs
 * for a dye (`[data-dye="leaf"]`) is written for the header above such a hero, too, so that no theme has to.
 */
export function headerDye() {
  return {
    postcssPlugin: "header-dye",
    Rule(rule: Rule) {
      if (!rule.nodes?.some(({ prop }) => prop !== undefined && IN_HEADER.test(prop))) return;
      const own = rule.selectors.filter((selector) => DYE.test(selector)).map((dye) => `${HERO}${dye})`);
      const missing = own.filter((selector) => !rule.selectors.includes(selector));
      // A changed rule is visited again.
      if (missing.length > 0) rule.selectors = [...rule.selectors, ...missing];
    },
  };
}
