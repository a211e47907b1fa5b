/** Long texts: the legal ones, the agency's own pages, posts. */
export const text = {
  updated: "সর্বশেষ হালনাগাদ:",
  contents: "এই পাতায়",
  table: "সারণি: [columns]",
  footnotes: "টীকা",
  backTo: "[number] নম্বর উল্লেখে ফিরুন",
};
