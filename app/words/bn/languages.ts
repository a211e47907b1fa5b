export const languages = {
  list: "ভাষা",
  untranslated: "এই পাতাটির বাংলা এখনো হয়নি। লেখাটি [language] ভাষায়।",
};
