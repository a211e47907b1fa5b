/** Language switch and notes on untranslated texts, for sites with several languages. */
export const languages = {
  list: "Languages",
  untranslated: "This page is not translated yet. It is shown in [language].",
  entryIn: "in [language]",
};
