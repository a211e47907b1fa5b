export const languages = {
  list: "ভাষা",
  untranslated: "এই পাতার বাংলা এখনো তৈরি হয়নি। লেখাটি [language] ভাষায়।",
};
