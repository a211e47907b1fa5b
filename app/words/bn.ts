import { about } from "./bn/about.ts";
import { blog } from "./bn/blog.ts";
import { contact } from "./bn/contact.ts";
import { home } from "./bn/home.ts";
import { languages } from "./bn/languages.ts";
import { layout } from "./bn/layout.ts";
import { links } from "./bn/links.ts";
import { lists } from "./bn/lists.ts";
import { money } from "./bn/money.ts";
import { newsletter } from "./bn/newsletter.ts";
import { pages } from "./bn/pages.ts";
import { portfolio } from "./bn/portfolio.ts";
import { post } from "./bn/post.ts";
import { project } from "./bn/project.ts";
import { search } from "./bn/search.ts";
import { service } from "./bn/service.ts";
import { sitemap } from "./bn/sitemap.ts";
import { starter } from "./bn/starter.ts";
import { text } from "./bn/text.ts";
import { toasts } from "./bn/toasts.ts";
import type { Words } from "./en.ts";

/** The words of the interface in Bangla, by place; what they are for is said in app/words/en. */
export const bn: Words = {
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
