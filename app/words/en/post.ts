/** A post, and what cards say of it. */
export const post = {
  readTime: { one: "[count] min read", other: "[count] min read" },
  facts: { author: "Written by", date: "Published", length: "Length" },
  contents: "In this post",
  links: "Links in this text",
  topics: "Topics",
  share: "Share this post",
  next: "Next post",
};
