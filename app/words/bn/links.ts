/** Links shared by several pages. */
export const links = {
  contact: "যোগাযোগ করুন",
  requestQuote: "কোটেশন নিন",
  getQuote: "কোটেশন নিন",
  portfolio: "কাজ দেখুন",
  allProjects: "সব কাজ দেখুন",
  learnMore: "আরও জানুন",
};
