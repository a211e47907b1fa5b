import { categorySlug } from "../../../lib/category-slug.ts";
import { PATHS } from "../../../paths.ts";
import { urlOf } from "../../addresses/meta.server.ts";
import { noteDuplicates } from "../../check/note-duplicates.server.ts";
import { listFolder, type Problems } from "../../files/read-files.server.ts";
import { blocks, entry, list, numbered, section } from "../../markdown/write-markdown.server.ts";
import { pictureAt } from "../../pictures/pictures.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { langs, type SearchPage, thumb } from "../../search/search-page.server.ts";
import { textsIn } from "../../search/texts.server.ts";
import { reference, type Thing } from "../../site/things.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { NO_CURRENCY, priceParts, priceText } from "./money.server.ts";
import { inSitemap, shownProjects } from "./projects.server.ts";
import type { Service } from "./schema.server.ts";
import { serviceSchema } from "./schema.server.ts";

/** Address of the list. The addresses of all services start with it. */
const PATH = PATHS.services;
/** The most services that fit the menu and the services page. */
const MOST_SERVICES = 12;

/** Services and their pages, sorted by `order`. */
export const services: ContentType<Service, typeof serviceSchema> = {
  folder: "services",
  ending: ".yaml",
  schema: serviceSchema,
  nameField: "id",
  list: { path: PATH },
  breadcrumb: [PATH],
  lists: "projects",
  read: (files, { language, translation }) =>
    files
      .map(({ file, name: _, body: __, ...service }): Service => {
        const { local, lang } = service.accentName ?? {};
        return {
          ...service,
          // An accent name in the page's language replaces both names.
          ...(local && lang === language && { accentName: { name: local } }),
          link: `${PATH}/${service.id}`,
          categoryId: categorySlug(translation?.originalOf(file, "title") ?? service.title),
        };
      })
      .sort((a, b) => a.order - b.order),
  nameOf: ({ id }) => id,
  pathOf: ({ link }) => link,
  summaryOf({ site }, { title, description }) {
    return { name: title, label: site.contact.address.city, summary: description };
  },
  searchPage,
  markdown,
  thing,
  sitemapGroups: (content) => [
    {
      title: content.words.sitemap.services,
      variant: "fields",
      links: inSitemap(content).map(({ title, link, color }) => ({ name: title, path: link, accent: color })),
    },
  ],
  isMainInSitemap: true,
  check,
  blank: {
    command: "service",
    title: "A service and its page.",
    starts: (slug, root) => ({
      id: slug,
      order: listFolder(root, "services", ".yaml").length + 1,
      imageUrl: `/pictures/hero/${slug}.jpg`,
    }),
  },
};

function searchPage(content: Content, service: Service): SearchPage {
  const { title, link, color, description, imageUrl, points, page, lang } = service;
  return {
    card: {
      path: link,
      title,
      group: "services",
      accent: color,
      label: priceParts(content, service)?.short ?? "",
      ...langs(lang),
      picture: thumb(pictureAt(content, imageUrl, "")),
    },
    keywords: points,
    passages: [description, ...textsIn(page)],
  };
}

function markdown(content: Content, { id, title, page, price }: Service): string {
  const { features, pipeline, process, work, callToAction } = page;
  return blocks(
    `# ${title}`,
    page.lead,
    priceText(content, { price }),
    features.map((feature) => section({ title: feature.title, text: feature.description })),
    pipeline && section(pipeline, list(pipeline.stations.map(({ name, value }) => `${name}: ${value}`))),
    process && section({ title: process.title }, numbered(process.steps)),
    section(work, list(shownProjects(content, id).map((each) => entry(content, each)))),
    section(callToAction),
  );
}

function thing(
  content: Content,
  { title, link, page: words, price }: Service,
  image: Thing | undefined,
): Thing {
  const priceCurrency = content.site.money?.currency;
  return {
    "@type": "Service",
    ...reference(content, `${link}#service`),
    name: title,
    serviceType: title,
    description: words.lead,
    url: urlOf(content, link),
    image,
    provider: reference(content, "/#organization"),
    offers: price && {
      "@type": "Offer",
      description: price.covers,
      priceSpecification: { "@type": "PriceSpecification", minPrice: price.from, priceCurrency },
    },
  };
}

function check({ services, site }: Content, problems: Problems): void {
  const count = services.length;
  const tooMany = `has ${count} services, but menus have space for ${MOST_SERVICES}: combine some`;
  if (count === 0) problems.add("services", "", "has no service: write one");
  if (count > MOST_SERVICES) problems.add("services", "", tooMany);
  const orders = services.map(({ order }) => `${order}`);
  noteDuplicates(orders, "services", "order", problems);
  for (const { id, price } of services)
    if (price && !site.money) problems.add(`services/${id}.yaml`, "price", NO_CURRENCY);
}
