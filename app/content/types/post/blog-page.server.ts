import { z } from "zod";
import { formatDate } from "../../../lib/format-date.ts";
import { PATHS } from "../../../paths.ts";
import { blocks, link, list } from "../../markdown/write-markdown.server.ts";
import { accent, callToAction, pageTop, text } from "../../schema/fields.server.ts";
import type { PageType } from "../page-type.server.ts";

/** Texts of the blog page, and texts that all post pages share. */
const blogSchema = z.strictObject({
  ...pageTop,
  all: text(30),
  empty: text(100),
  related: text(60),
  /** This block has its own accent, because the page's accent changes with the filter. */
  callToAction: callToAction.extend({ accent: accent.optional() }).optional(),
});

/** The list of posts. */
export const blogPage: PageType<typeof blogSchema> = {
  file: "pages/blog.yaml",
  schema: blogSchema,
  path: PATHS.blog,
  isMain: true,
  linkFault: ({ posts }) =>
    posts.length === 0 ? "leads to a blog without posts: remove this entry, or write a post" : undefined,
  markdown(content) {
    const { pages, posts, site } = content;
    const lines = posts.map(
      (post) => `${link(content, post.title, post.link)}, ${formatDate(post.date, site.locale)}`,
    );
    return blocks(`# ${pages.blog.title}`, pages.blog.lead, list(lines));
  },
  search: ({ posts: [newest] }) => ({ picture: newest?.coverCrop ?? newest?.featuredImage }),
};
