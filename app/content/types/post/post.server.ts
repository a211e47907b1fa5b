import { categorySlug } from "../../../lib/category-slug.ts";
import { countText, numeralsOf, yearText } from "../../../lib/count-text.ts";
import { formatDate } from "../../../lib/format-date.ts";
import type { RichNode } from "../../../lib/rich-text.ts";
import { PATHS } from "../../../paths.ts";
import { urlOf } from "../../addresses/meta.server.ts";
import { pageName } from "../../addresses/page-names.server.ts";
import { noteDuplicates } from "../../check/note-duplicates.server.ts";
import type { Problems } from "../../files/read-files.server.ts";
import { compileMarkdown } from "../../markdown/markdown.server.ts";
import { readMinutes } from "../../markdown/read-time.server.ts";
import { withPictures } from "../../markdown/text-pictures.server.ts";
import { blocks, image, withAbsoluteUrls } from "../../markdown/write-markdown.server.ts";
import { pictureAt } from "../../pictures/pictures.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { langs, type SearchPage, thumb } from "../../search/search-page.server.ts";
import { markdownTexts } from "../../search/texts.server.ts";
import { person, reference, type Thing } from "../../site/things.server.ts";
import { checkMember, memberChoices, nameInTeam, teamMember } from "../about/team.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { postCard } from "./card.server.ts";
import { checkCategories } from "./check-categories.server.ts";
import type { Post } from "./schema.server.ts";
import { postSchema } from "./schema.server.ts";

/** Address of the list. The addresses of all posts start with it. */
const PATH = PATHS.blog;

/** Posts, newest first. */
export const posts: ContentType<Post, typeof postSchema> = {
  folder: "posts",
  ending: ".md",
  schema: postSchema,
  nameField: "slug",
  list: { path: PATH, categoryOf: ({ categoryId }) => categoryId },
  breadcrumb: [PATH],
  read: (files, { site, words, translation, services }) =>
    files
      .map(({ file, name: _, ...post }): Post => {
        const inOriginal = (field: "category" | "author") =>
          translation?.originalOf(file, field) ?? post[field];
        const categoryId = categorySlug(inOriginal("category"));
        const service = services.find((each) => each.categoryId === categoryId);
        const minutes = readMinutes(post.body, post.lang ?? site?.language);
        return {
          ...post,
          link: `${PATH}/${post.slug}`,
          author: nameInTeam(translation, inOriginal("author")) ?? post.author,
          categoryId,
          // An untranslated post still shows the translated title of its service.
          category: (post.lang && service?.title) ?? post.category,
          minutes,
          readTime: countText(words.post.readTime, minutes, site ?? numeralsOf("en")),
        };
      })
      .sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
  nameOf: ({ slug }) => slug,
  pathOf: ({ link }) => link,
  summaryOf: (_content, { title, category, excerpt }) => ({ name: title, label: category, summary: excerpt }),
  searchPage,
  markdown,
  thing,
  article: ({ title, excerpt, date, author, category, tags }) => {
    return { title, summary: excerpt, date, author, category, tags };
  },
  feedText,
  chartText: ({ body }) => body,
  sitemapGroups: (content) => [
    {
      title: pageName(content, PATH),
      links: content.posts.map((post) => {
        const { title, link, lang, accent } = postCard(content, post);
        return { name: title, path: link, accent, ...(lang && { lang }) };
      }),
    },
  ],
  check,
  blank: {
    command: "post",
    title: "A post. Write its text below the second line '---', in Markdown: '## ' starts a heading.",
    starts: (slug) => ({
      id: slug,
      slug,
      featuredImage: `/pictures/blog/${slug}.jpg`,
      date: formatDate(new Date(), "en-US"),
    }),
    choices: memberChoices,
  },
};

function searchPage(content: Content, post: Post): SearchPage {
  const { title, accent, category, excerpt, picture, coverCrop } = postCard(content, post);
  const label = `${category}, ${yearText(Number(post.date.slice(0, 4)), content.site)}`;
  const shown = { path: post.link, title, ...langs(post.lang), accent, label };
  return {
    card: { ...shown, group: "posts", picture: thumb(picture, coverCrop) },
    keywords: [category, post.author, ...post.tags],
    passages: [excerpt, ...markdownTexts(content, post.body)],
  };
}

function markdown(content: Content, post: Post): string {
  const { title, category, author, date, readTime, excerpt, featuredImage, alt, body } = post;
  return blocks(
    `# ${title}`,
    `${author}, ${formatDate(date, content.site.locale)}, ${category}, ${readTime}`,
    excerpt,
    image(content, featuredImage, alt),
    withAbsoluteUrls(content, body),
  );
}

function thing(content: Content, post: Post, image: Thing | undefined): Thing {
  const { site } = content;
  const member = teamMember(content, post.author);
  return {
    "@type": "BlogPosting",
    ...reference(content, `${post.link}#post`),
    headline: post.title,
    description: post.excerpt,
    url: urlOf(content, post.link),
    image,
    datePublished: post.date,
    timeRequired: `PT${post.minutes}M`,
    articleSection: post.category,
    keywords: post.tags.length > 0 ? post.tags : undefined,
    inLanguage: site.language,
    author: person(content, post.author, member?.role),
    publisher: reference(content, "/#organization"),
    mainEntityOfPage: reference(content, post.link),
  };
}

function feedText(content: Content, { featuredImage, alt, body }: Post): RichNode[] {
  const { src, width, height } = pictureAt(content, featuredImage, alt);
  const picture: RichNode = ["img", { src, width: `${width}`, height: `${height}`, alt }, []];
  const { nodes } = compileMarkdown(content, body, content.site);
  return [["p", {}, [picture]], ...withPictures(content, nodes)];
}

function check(content: Content, problems: Problems): void {
  const ids = content.posts.map(({ id }) => id);
  noteDuplicates(ids, "posts", "id", problems);
  checkCategories(content, problems);
  for (const { slug, link, author } of content.posts) {
    checkMember(content, author, `posts/${slug}.md`, "author", problems);
    if (link === PATHS.postNotFound)
      problems.add(`posts/${slug}.md`, "slug", "is the page for unknown posts: choose another");
  }
}
