/** Post pages and post cards. */
export const post = {
  readTime: { one: "[count] min read", other: "[count] min read" },
  facts: { author: "Written by", date: "Published", length: "Length" },
  contents: "In this post",
  links: "Links in this text",
  topics: "Topics",
  share: "Share this post",
  next: "Next post",
};
