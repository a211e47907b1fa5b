/** Post pages and post cards. */
export const post = {
  readTime: { one: "পড়তে [count] মিনিট", other: "পড়তে [count] মিনিট" },
  facts: { author: "লিখেছেন", date: "প্রকাশ", length: "সময়" },
  contents: "এই লেখায়",
  links: "এই লেখার লিংক",
  topics: "বিষয়",
  share: "লেখাটি শেয়ার করুন",
  next: "পরের লেখা",
};
