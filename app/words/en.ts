import { about } from "./en/about.ts";
import { blog } from "./en/blog.ts";
import { contact } from "./en/contact.ts";
import { home } from "./en/home.ts";
import { languages } from "./en/languages.ts";
import { layout } from "./en/layout.ts";
import { links } from "./en/links.ts";
import { lists } from "./en/lists.ts";
import { money } from "./en/money.ts";
import { newsletter } from "./en/newsletter.ts";
import { pages } from "./en/pages.ts";
import { portfolio } from "./en/portfolio.ts";
import { post } from "./en/post.ts";
import { project } from "./en/project.ts";
import { search } from "./en/search.ts";
import { service } from "./en/service.ts";
import { sitemap } from "./en/sitemap.ts";
import { starter } from "./en/starter.ts";
import { text } from "./en/text.ts";
import { toasts } from "./en/toasts.ts";

/**
 * The words of the interface in English, by place. A component imports the file of its place, so that a page carries no
 * other words; where an agency's `words.yaml` overrules some, the build puts them into that file (scripts/words.ts).
 * What is counted has a form for each plural of the language (lib/count-text.ts).
 */
export const en = {
  about,
  blog,
  contact,
  home,
  languages,
  layout,
  links,
  lists,
  money,
  newsletter,
  pages,
  portfolio,
  post,
  project,
  search,
  service,
  sitemap,
  starter,
  text,
  toasts,
};

/** The words of the interface; every language has the same. */
export type Words = typeof en;
