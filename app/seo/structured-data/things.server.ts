import { urlOf } from "../../content/addresses/meta.server.ts";
import { getContent } from "../../content/content.server.ts";
import type { Post, Project, Service } from "../../content/schema/content.server.ts";
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
export const reference = (path: string) => ({
  "@id": path === "/#organization" ? getContent().site.origin + path : urlOf(path),
});

/** Returns the opening hours with equal days grouped and closed days left out. */
function openingHours(): Thing[] {
  const days = getContent().site.contact.hours.map((hours, index) => ({ ...hours, name: DAYS[index] }));
  const open = days.filter(({ opens, closes }) => opens && closes);
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`).values()].map((same) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: same.map(({ name }) => name),
    opens: same[0]?.opens,
    closes: same[0]?.closes,
  }));
}

/** Returns the agency, limited to what a page shows. @param isContact adds telephone numbers, country and hours */
export function organization(isContact: boolean): Thing {
  const { name, contact, social, origin } = getContent().site;
  const { city, postcode, country, ...rest } = contact.address;
  return {
    "@type": "ProfessionalService",
    ...reference("/#organization"),
    name,
    url: urlOf("/"),
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
      openingHoursSpecification: openingHours(),
    }),
  };
}

/** Returns the site with its search, which search engines may offer in their results. */
export function webSite(): Thing {
  const { name, language } = getContent().site;
  return {
    "@type": "WebSite",
    ...reference("/#website"),
    url: urlOf("/"),
    name,
    inLanguage: language,
    publisher: reference("/#organization"),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: urlOf("/search?q={search_term_string}") },
      "query-input": "required name=search_term_string",
    },
  };
}

function imageObject({ src, alt, width, height }: ShownPicture): Thing {
  const url = getContent().site.origin + src;
  const size = { width: `${width}`, height: `${height}` };
  return { "@type": "ImageObject", url, contentUrl: url, caption: alt, ...size };
}

const firstImage = ({ pictures: [first] }: BuiltPage) => first && imageObject(first);

/** Returns a team member; posts and the About page share the id. */
function person(name: string, role: string | undefined): Thing {
  return {
    "@type": "Person",
    ...reference(`/about#${encodeURIComponent(name.toLowerCase().replace(/\s+/g, "-"))}`),
    name,
    jobTitle: role,
    worksFor: reference("/#organization"),
  };
}

export function team({ pictures }: BuiltPage): Thing[] {
  const members = getContent().pages.about.team?.members ?? [];
  return members.map(({ name, role, alt, responsibility: description }) => {
    const portrait = alt && pictures.find((picture) => picture.alt === alt);
    return { ...person(name, role), description, image: portrait ? imageObject(portrait) : undefined };
  });
}

export function caseStudy(page: BuiltPage, project: Project): Thing {
  const { title, description, client, year, technologies } = project;
  const { testimonial } = project.caseStudy;
  return {
    "@type": "CreativeWork",
    ...reference(`${page.path}#work`),
    name: title,
    description,
    url: urlOf(page.path),
    image: firstImage(page),
    creator: reference("/#organization"),
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

export function blogPosting(page: BuiltPage, post: Post): Thing {
  const { site } = getContent();
  const member = teamMember(post.author);
  return {
    "@type": "BlogPosting",
    ...reference(`${page.path}#post`),
    headline: post.title,
    description: post.excerpt,
    url: urlOf(page.path),
    image: firstImage(page),
    datePublished: post.date,
    timeRequired: `PT${post.minutes}M`,
    articleSection: post.category,
    keywords: post.tags.length > 0 ? post.tags : undefined,
    inLanguage: site.language,
    author: person(post.author, member?.role),
    publisher: reference("/#organization"),
    mainEntityOfPage: reference(page.path),
  };
}

export function service(page: BuiltPage, { title, page: words, price }: Service): Thing {
  const priceCurrency = getContent().site.money?.currency;
  return {
    "@type": "Service",
    ...reference(`${page.path}#service`),
    name: title,
    serviceType: title,
    description: words.lead,
    url: urlOf(page.path),
    image: firstImage(page),
    provider: reference("/#organization"),
    offers: price && {
      "@type": "Offer",
      description: price.covers,
      priceSpecification: { "@type": "PriceSpecification", minPrice: price.from, priceCurrency },
    },
  };
}

/** Returns the contact page's questions; [] if it has none. */
export function faqPage(page: BuiltPage): Thing[] {
  const { faq } = getContent().pages.contact;
  if (!faq) return [];
  const mainEntity = faq.entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.trim() },
  }));
  return [{ "@type": "FAQPage", ...reference(`${page.path}#faq`), mainEntity }];
}
