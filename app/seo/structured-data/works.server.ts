import type { BlogPosting, CreativeWork, ImageObject, Person, Service } from "schema-dts";
import { getContent } from "../../content/read/content.server.ts";
import type { Post, Project, Service as ServiceContent } from "../../content/schema/content.server.ts";
import type { BuiltPage, ShownPicture } from "../built-page.server.ts";
import { isoDate } from "../iso-date.server.ts";
import { organizationId } from "./organization.server.ts";

/** A picture of a page. */
export function imageObject({ src, alt, width, height }: ShownPicture): ImageObject {
  const address = `${getContent().site.url}${src}`;
  return {
    "@type": "ImageObject",
    url: address,
    contentUrl: address,
    caption: alt,
    width: `${width}`,
    height: `${height}`,
  };
}

/** The first picture of a page, where it has one. */
function imageOf({ pictures: [first] }: BuiltPage): { image?: ImageObject } {
  return first ? { image: imageObject(first) } : {};
}

/** A person of the team, by a name that the about page and posts share. */
export function person({ name, role }: { name: string; role?: string | undefined }): Person {
  const { url } = getContent().site;
  const id = encodeURIComponent(name.toLowerCase().replace(/\s+/g, "-"));
  return {
    "@type": "Person",
    "@id": `${url}/about#${id}`,
    name,
    ...(role ? { jobTitle: role } : {}),
    worksFor: { "@id": organizationId() },
  };
}

/** A case study, with its client and year. */
export function caseStudy(page: BuiltPage, project: Project): CreativeWork {
  const { title, description, client, year, technologies, caseStudy: study } = project;
  const { testimonial } = study;
  return {
    "@type": "CreativeWork",
    "@id": `${getContent().site.url}${page.path}#work`,
    name: title,
    description,
    url: `${getContent().site.url}${page.path}`,
    ...imageOf(page),
    creator: { "@id": organizationId() },
    // "The organization on whose behalf the creator was working."
    ...(client ? { sourceOrganization: { "@type": "Organization", name: client } } : {}),
    ...(year ? { dateCreated: `${year}` } : {}),
    ...(technologies.length > 0 ? { keywords: technologies } : {}),
    ...(testimonial
      ? {
          review: {
            "@type": "Review",
            reviewBody: testimonial.quote.trim(),
            author: { "@type": "Person", name: testimonial.author, jobTitle: testimonial.position },
          },
        }
      : {}),
  };
}

/** A post. */
export function blogPosting(page: BuiltPage, post: Post): BlogPosting {
  const { pages, site } = getContent();
  const member = pages.about.team?.members.find(({ name }) => name === post.author);
  return {
    "@type": "BlogPosting",
    "@id": `${site.url}${page.path}#post`,
    headline: post.title,
    description: post.excerpt,
    url: `${site.url}${page.path}`,
    ...imageOf(page),
    datePublished: isoDate(post.date),
    timeRequired: `PT${Number.parseInt(post.readTime, 10)}M`,
    articleSection: post.category,
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    inLanguage: site.language,
    author: person({ name: post.author, role: member?.role }),
    publisher: { "@id": organizationId() },
    mainEntityOfPage: { "@id": `${site.url}${page.path}` },
  };
}

/** A service, with what it consists of. */
export function service(page: BuiltPage, { title, page: words }: ServiceContent): Service {
  const { url } = getContent().site;
  return {
    "@type": "Service",
    "@id": `${url}${page.path}#service`,
    name: title,
    serviceType: title,
    description: words.lead,
    url: `${url}${page.path}`,
    ...imageOf(page),
    provider: { "@id": organizationId() },
  };
}
