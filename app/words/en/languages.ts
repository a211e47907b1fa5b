/** The switch between languages, and what is said of a page without a translation; on a site with several alone. */
export const languages = {
  list: "Languages",
  untranslated: "This page is not translated yet. It is shown in [language].",
  entryIn: "in [language]",
};
