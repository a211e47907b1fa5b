/*
 * Interface texts in English, in one file per page or area. Components import single files, so that a page loads only
 * its own texts. The build replaces these modules by the site's language, with the agency's words.yaml
 * (scripts/agency-files.ts). Counted texts have one form per plural category of the language (lib/count-text.ts).
 */
export { about } from "./en/about.ts";
export { blog } from "./en/blog.ts";
export { boot } from "./en/boot.ts";
export { contact } from "./en/contact.ts";
export { home } from "./en/home.ts";
export { languages } from "./en/languages.ts";
export { layout } from "./en/layout.ts";
export { links } from "./en/links.ts";
export { lists } from "./en/lists.ts";
export { money } from "./en/money.ts";
export { newsletter } from "./en/newsletter.ts";
export { pages } from "./en/pages.ts";
export { portfolio } from "./en/portfolio.ts";
export { post } from "./en/post.ts";
export { project } from "./en/project.ts";
export { search } from "./en/search.ts";
export { service } from "./en/service.ts";
export { sitemap } from "./en/sitemap.ts";
export { text } from "./en/text.ts";
export { toasts } from "./en/toasts.ts";
