export const languages = {
  list: "ভাষা",
  untranslated: "এই পাতার বাংলা অনুবাদ এখনো হয়নি। এখানে [language] লেখাটি দেখানো হচ্ছে।",
  entryIn: "[language]তে",
};
