import { metaFor } from "../../content/addresses/meta.server";
import { isPaged } from "../../content/addresses/paging.server";
import { fitHeadline } from "../../content/headlines/fit-lines.server";
import { pictureAt } from "../../content/pictures/pictures.server";
import type { Content } from "../../content/schema/content.server";
import { portraitOf, teamMember } from "../../content/types/about/team.server";
import { hoursByRange, mondayFirst, openingTexts } from "../../lib/opening-hours";
import { postalAddress } from "../../lib/postal-address";
import { PATHS } from "../../paths.ts";
import { offsetsOf } from "./utc-offsets";

/** Returns the data of the contact page. A section that the agency left out is undefined or empty. */
export function contactPage(content: Content) {
  const { pages, site, services, projects, words } = content;
  const { meta, accent, title, headline, picture, reader, map, ...texts } = pages.contact;
  const { email, phones, address, hours, weekStart, hoursNote, timeZone } = site.contact;
  const strip = picture?.strip && pictureAt(content, picture.strip, picture.alt);
  const { opening } = words.contact;
  return {
    accent,
    meta: metaFor(content, meta, PATHS.contact),
    headline: fitHeadline(headline ?? title, 32),
    picture: picture && { picture: pictureAt(content, picture.imageUrl, picture.alt), focus: picture.focus },
    strip: strip && (strip.srcSet ?? strip.src),
    reader: reader && { ...reader, picture: portraitOf(content, teamMember(content, reader.name)) },
    texts,
    contact: {
      email,
      phones,
      hoursNote,
      /** The postal address on one line and the business hours as displayed. */
      postal: postalAddress(address, site),
      hoursShown: hoursByRange(hours, site.locale, opening),
      opening: {
        texts: openingTexts(mondayFirst(hours, weekStart), site.locale, opening),
        offsets: offsetsOf(timeZone, new Date().getUTCFullYear()),
      },
    },
    fields: site.switches.contactFields,
    services: Object.fromEntries(services.map(({ id, title }) => [id, title])),
    map: map && { title: map.title, text: map.text, picture: pictureAt(content, map.imageUrl, map.alt) },
    /**
     * Titles by id for the first line of a quote request. Leaves out a long list of projects to keep the page small.
     */
    names: Object.fromEntries(
      [...services, ...(isPaged(projects.length) ? [] : projects)].map((named) => [named.id, named.title]),
    ),
  };
}

export type ContactPageData = ReturnType<typeof contactPage>;
