import type {
  OpeningHoursSpecification,
  ProfessionalService,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { getContent } from "../../content/read/content.server.ts";

/** schema.org's names of the days, Monday first as in site.yaml, whatever language the site is in. */
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The agency's @id. */
export function organizationId(): string {
  return `${getContent().site.url}/#organization`;
}

/** The site's @id. */
export function siteId(): string {
  return `${getContent().site.url}/#website`;
}

/** Days with the same hours together; closed days are left out. */
function openingHours(): OpeningHoursSpecification[] {
  const days = new Map<string, (typeof DAYS)[number][]>();
  for (const [index, { opens, closes }] of getContent().site.contact.hours.entries()) {
    const day = DAYS[index];
    if (opens === undefined || closes === undefined || day === undefined) continue;
    const key = `${opens} ${closes}`;
    days.set(key, [...(days.get(key) ?? []), day]);
  }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens = "", closes = ""] = key.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

/**
 * The agency as far as a page shows it: name, e-mail, address and profiles stand in every footer.
 * @param isContact whether the page also shows telephones, country and hours
 */
export function organization(isContact: boolean): ProfessionalService {
  const { url, name, contact, social } = getContent().site;
  const { street, area, city, postcode, country } = contact.address;
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(),
    name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    image: `${url}/icon-512.png`,
    email: contact.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}, ${area}`,
      addressLocality: city,
      postalCode: postcode,
      ...(isContact ? { addressCountry: country } : {}),
    },
    sameAs: social.map((profile) => profile.url),
    ...(isContact ? { telephone: contact.phones, openingHoursSpecification: openingHours() } : {}),
  };
}

/** The site with its search, which search engines may offer beside it. */
export function webSite(): WebSite {
  const { url, name, language } = getContent().site;
  const potentialAction: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${url}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": siteId(),
    url: `${url}/`,
    name,
    inLanguage: language,
    publisher: { "@id": organizationId() },
    potentialAction,
  };
}
