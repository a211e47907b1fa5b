import { urlOf } from "../../content/addresses/meta.server.ts";
import type { Content, Post, Project, Service } from "../../content/schema/content.server.ts";
import { teamMember } from "../../content/types/about/team.server.ts";
import { streetLine } from "../../lib/postal-address.ts";
import type { BuiltPage, ShownPicture } from "../built-page.server.ts";

/**
 * A schema.org thing; undefined properties are left out of the JSON. tests/built/structured-data.test.ts checks the
 * built pages against the vocabulary.
 */
export type Thing = { "@type": string; "@id"?: string; [property: string]: unknown };

/** schema.org's English day names, Monday first as in site.yaml. */
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns a reference to a thing in the graph; the agency has the same id in all languages. */
export const reference = (content: Content, path: string) => ({
  "@id": path === "/#organization" ? content.site.origin + path : urlOf(content, path),
});

/** Returns the opening hours with equal days grouped and closed days left out. */
function openingHours(content: Content): Thing[] {
  const days = content.site.contact.hours.map((hours, index) => ({ ...hours, name: DAYS[index] }));
  const open = days.filter(({ opens, closes }) => opens && closes);
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`).values()].map((same) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: same.map(({ name }) => name),
    opens: same[0]?.opens,
    closes: same[0]?.closes,
  }));
}

/** Returns the agency, limited to what a page shows. @param isContact adds telephone numbers, country and hours */
export function organization(content: Content, isContact: boolean): Thing {
  const { name, contact, social, origin } = content.site;
  const { city, postcode, country, ...rest } = contact.address;
  return {
    "@type": "ProfessionalService",
    ...reference(content, "/#organization"),
    name,
    url: urlOf(content, "/"),
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    email: contact.email,
    address:
      Object.keys(contact.address).length === 0
        ? undefined
        : {
            "@type": "PostalAddress",
            streetAddress: streetLine(rest) || undefined,
            addressLocality: city,
            postalCode: postcode,
            addressCountry: isContact ? country : undefined,
          },
    sameAs: social.map((profile) => profile.url),
    ...(isContact && {
      telephone: contact.phones.length > 0 ? contact.phones : undefined,
      openingHoursSpecification: openingHours(content),
    }),
  };
}

/** Returns the site with its search, which search engines may offer in their results. */
export function webSite(content: Content): Thing {
  const { name, language } = content.site;
  return {
    "@type": "WebSite",
    ...reference(content, "/#website"),
    url: urlOf(content, "/"),
    name,
    inLanguage: language,
    publisher: reference(content, "/#organization"),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: urlOf(content, "/search?q={search_term_string}") },
      "query-input": "required name=search_term_string",
    },
  };
}

function imageObject(content: Content, { src, alt, width, height }: ShownPicture): Thing {
  const url = content.site.origin + src;
  const size = { width: `${width}`, height: `${height}` };
  return { "@type": "ImageObject", url, contentUrl: url, caption: alt, ...size };
}

const firstImage = (content: Content, { pictures: [first] }: BuiltPage) =>
  first && imageObject(content, first);

/** Returns a team member; posts and the About page share the id. */
function person(content: Content, name: string, role: string | undefined): Thing {
  return {
    "@type": "Person",
    ...reference(content, `/about#${encodeURIComponent(name.toLowerCase().replace(/\s+/g, "-"))}`),
    name,
    jobTitle: role,
    worksFor: reference(content, "/#organization"),
  };
}

export function team(content: Content, { pictures }: BuiltPage): Thing[] {
  const members = content.pages.about.team?.members ?? [];
  return members.map(({ name, role, alt, responsibility: description }) => {
    const portrait = alt && pictures.find((picture) => picture.alt === alt);
    return {
      ...person(content, name, role),
      description,
      image: portrait ? imageObject(content, portrait) : undefined,
    };
  });
}

export function caseStudy(content: Content, page: BuiltPage, project: Project): Thing {
  const { title, description, client, year, technologies } = project;
  const { testimonial } = project.caseStudy;
  return {
    "@type": "CreativeWork",
    ...reference(content, `${page.path}#work`),
    name: title,
    description,
    url: urlOf(content, page.path),
    image: firstImage(content, page),
    creator: reference(content, "/#organization"),
    // schema.org: "The organization on whose behalf the creator was working."
    sourceOrganization: client && { "@type": "Organization", name: client },
    dateCreated: year && `${year}`,
    keywords: technologies.length > 0 ? technologies : undefined,
    review: testimonial && {
      "@type": "Review",
      reviewBody: testimonial.quote.trim(),
      author: { "@type": "Person", name: testimonial.author, jobTitle: testimonial.position },
    },
  };
}

export function blogPosting(content: Content, page: BuiltPage, post: Post): Thing {
  const { site } = content;
  const member = teamMember(content, post.author);
  return {
    "@type": "BlogPosting",
    ...reference(content, `${page.path}#post`),
    headline: post.title,
    description: post.excerpt,
    url: urlOf(content, page.path),
    image: firstImage(content, page),
    datePublished: post.date,
    timeRequired: `PT${post.minutes}M`,
    articleSection: post.category,
    keywords: post.tags.length > 0 ? post.tags : undefined,
    inLanguage: site.language,
    author: person(content, post.author, member?.role),
    publisher: reference(content, "/#organization"),
    mainEntityOfPage: reference(content, page.path),
  };
}

export function service(content: Content, page: BuiltPage, { title, page: words, price }: Service): Thing {
  const priceCurrency = content.site.money?.currency;
  return {
    "@type": "Service",
    ...reference(content, `${page.path}#service`),
    name: title,
    serviceType: title,
    description: words.lead,
    url: urlOf(content, page.path),
    image: firstImage(content, page),
    provider: reference(content, "/#organization"),
    offers: price && {
      "@type": "Offer",
      description: price.covers,
      priceSpecification: { "@type": "PriceSpecification", minPrice: price.from, priceCurrency },
    },
  };
}

/** Returns the contact page's questions; [] if it has none. */
export function faqPage(content: Content, page: BuiltPage): Thing[] {
  const { faq } = content.pages.contact;
  if (!faq) return [];
  const mainEntity = faq.entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.trim() },
  }));
  return [{ "@type": "FAQPage", ...reference(content, `${page.path}#faq`), mainEntity }];
}
