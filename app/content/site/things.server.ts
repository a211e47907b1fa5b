import { capitalize } from "../../lib/capitalize.ts";
import { mondayFirst, spansOf, WEEKDAYS } from "../../lib/opening-hours.ts";
import { streetLine } from "../../lib/postal-address.ts";
import { PATHS } from "../../paths.ts";
import { urlOf } from "../addresses/meta.server.ts";
import type { PictureData } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";

/**
 * A schema.org thing; undefined properties are left out of the JSON. tests/built/structured-data.test.ts checks the
 * built pages against the vocabulary.
 */
export type Thing = { "@type": string; "@id"?: string; [property: string]: unknown };

/** Returns a reference to a thing in the graph. The agency has the same id in all languages. */
export const reference = (content: Content, path: string) => ({
  "@id": path === "/#organization" ? content.site.origin + path : urlOf(content, path),
});

/** Returns the opening hours with equal days grouped and closed days left out. */
function openingHours(content: Content): Thing[] {
  const { hours, weekStart } = content.site.contact;
  const spans = mondayFirst(hours, weekStart).flatMap((day, index) =>
    spansOf(day).map((span) => ({ ...span, name: capitalize(WEEKDAYS[index] ?? "") })),
  );
  return [...Map.groupBy(spans, ({ opens, closes }) => `${opens} ${closes}`).values()].map((same) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: same.map(({ name }) => name),
    opens: same[0]?.opens,
    closes: same[0]?.closes,
  }));
}

/** Returns the agency with the facts that the page shows. @param isContact adds telephone numbers, country and hours */
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
            streetAddress: streetLine(rest, content.site) || undefined,
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
      target: {
        "@type": "EntryPoint",
        urlTemplate: urlOf(content, `${PATHS.search}?q={search_term_string}`),
      },
      "query-input": "required name=search_term_string",
    },
  };
}

export function imageObject(
  content: Content,
  { src, alt, width, height }: Pick<PictureData, "src" | "alt" | "width" | "height">,
): Thing {
  const url = content.site.origin + src;
  const size = { width: `${width}`, height: `${height}` };
  return { "@type": "ImageObject", url, contentUrl: url, caption: alt, ...size };
}

/** Returns a team member. The person has the same id in posts and on the About page. */
export function person(content: Content, name: string, role: string | undefined): Thing {
  return {
    "@type": "Person",
    ...reference(content, `${PATHS.about}#${encodeURIComponent(name.toLowerCase().replace(/\s+/g, "-"))}`),
    name,
    jobTitle: role,
    worksFor: reference(content, "/#organization"),
  };
}
