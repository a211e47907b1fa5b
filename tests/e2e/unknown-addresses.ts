/** Unknown addresses below every folder that has pages. */
export const UNKNOWN = [
  ...[
    "/services/nope",
    "/portfolio/category/nope",
    "/portfolio/page/2",
    "/portfolio/a/b",
    "/portfolio/x.html",
  ],
  ...["/portfolio/%", "/blog/category/nope", "/blog/page/2", "/blog/a/b", "/about/nope", "/contact/nope"],
  ...["/assets/nope.js", "/search/nope", "/sitemap/nope"],
];
