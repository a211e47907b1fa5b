/*
 * The words of the interface in English, by place. A component imports the file of its place, so that a page carries no
 * other words; where an agency's `words.yaml` overrules some, the build puts them into that file (scripts/agency-files.ts).
 * What is counted has a form for each plural of the language (lib/count-text.ts).
 */
export { about } from "./en/about.ts";
export { blog } from "./en/blog.ts";
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
export { starter } from "./en/starter.ts";
export { text } from "./en/text.ts";
export { toasts } from "./en/toasts.ts";
