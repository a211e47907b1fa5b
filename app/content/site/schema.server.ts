import { z } from "zod";
import { NOTICE_LANGUAGES } from "../../../server/notice-words.ts";
import { WEEKDAYS } from "../../lib/opening-hours.ts";
import { didYouMean } from "../files/nearest-word.server.ts";
import { icon, language, link, name, slug, text } from "../schema/fields.server.ts";
import { TYPE_NAMES } from "../types/index.server.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a 24-hour time like '09:00'");

/** A day's opening hours. A closed day has no times. */
const day = z
  .strictObject({
    day: text(12),
    opens: time.optional(),
    closes: time.optional(),
    break: z.strictObject({ from: time, to: time }).optional(),
  })
  .refine(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    "needs both 'opens' and 'closes', or neither on a closed day",
  )
  .refine(
    ({ opens, closes }) => opens === undefined || closes === undefined || opens < closes,
    "must close later than it opens, on the same day",
  )
  .refine(
    ({ opens, closes, break: pause }) =>
      !pause || (opens && closes && opens < pause.from && pause.from < pause.to && pause.to < closes),
    { path: ["break"], error: "must lie between 'opens' and 'closes', with 'from' before 'to'" },
  );

const timeZone = text(40)
  .meta({ isWord: false })
  .refine(isTimeZone, {
    error: ({ input }) =>
      `'${input}' is not a time zone${didYouMean(String(input), Intl.supportedValuesOf("timeZone"))}: use a name of the tz database, like 'Europe/London' or 'Asia/Kolkata'`,
  });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const currency = z
  .string()
  .refine(
    (code) => Intl.supportedValuesOf("currency").includes(code),
    "must be a currency's code, like 'EUR' or 'USD'",
  );

const namedLink = z.strictObject({ name: text(30), path: link });

/** The name of a content type, which is replaced by links to all its entries. */
const typeName = z.enum(TYPE_NAMES);

/** A group's links. */
const groupLinks = z.union([
  typeName,
  z.array(
    z.union([typeName, namedLink], {
      error: `must be one of ${TYPE_NAMES.join(", ")}, or a link with 'name' and 'path'`,
    }),
  ),
]);

const original = language.refine((tag) => NOTICE_LANGUAGES.includes(tag.split("-")[0] ?? ""), {
  error: ({ input }) =>
    `'${input}' has no texts for notices yet: use one of ${NOTICE_LANGUAGES.join(", ")}, or add its texts to server/notice-words.ts`,
});

/** Layouts that the agency chooses instead of the default layouts (docs/layout.md). */
const layoutSchema = z
  .strictObject({
    hero: z.literal("cover"),
    headings: z.literal("centred"),
    cards: z.literal("framed"),
    projects: z.literal("even"),
    services: z.literal("rows"),
  })
  .partial()
  .optional();

const fields = z.strictObject({
  name: name(40),
  /** Public address of the site, without a trailing slash. */
  url: z.string().regex(/^https:\/\/[^\s/]+$/, "must be an https address without a trailing slash"),
  founded: z.number().int(),
  /** The site's languages. The first is the language of the agency's folder and of notices to the staff. */
  languages: z.tuple([original], language),
  /** Locale of dates and numbers in the first language. */
  locale: language.default("en-US"),
  /** Languages that the agency reads, best first. Words in their scripts get a `lang`. */
  answersIn: z.array(language).min(1),
  contact: z
    .strictObject({
      email: z.email("must be an e-mail address"),
      phones: z
        .array(
          text(30)
            .meta({ isWord: false })
            .regex(/^\+[\d ]+$/, "must start with '+' and contain only digits and spaces"),
        )
        .default([]),
      /** Shows the first number on every page: in the footer, in the header from 1280 px, or in both. */
      showPhone: z.array(z.enum(["header", "footer"])).default([]),
      /** All fields are optional, because countries differ. */
      address: z
        .strictObject({
          street: text(80),
          area: text(60),
          city: text(40),
          postcode: text(12).meta({ isWord: false }),
          country: text(40),
        })
        .partial()
        .default({}),
      timeZone,
      /** The first day of `hours`. Pages list the days in the order of `hours`. */
      weekStart: z.enum(WEEKDAYS).default("monday"),
      hours: z.array(day).length(7, "needs the seven days of the week, starting with 'weekStart'"),
      /** A note about the hours, such as "By appointment". */
      hoursNote: text(80).optional(),
    })
    .refine(({ phones, showPhone }) => phones.length > 0 || showPhone.length === 0, {
      path: ["showPhone"],
      error: "needs a number in 'phones' to show",
    }),
  navigation: z
    .array(z.strictObject({ name: text(20), path: link, dropdown: z.literal("services").optional() }))
    .min(1),
  /** The button at the end of the header. */
  getStarted: z.strictObject({ name: text(20), path: link }),
  footer: z.strictObject({
    blurb: text(260),
    groups: z.array(z.strictObject({ title: text(20), links: groupLinks })).default([]),
    links: z.array(namedLink).default([]),
  }),
  social: z.array(z.strictObject({ name: name(20), url: link, icon })).default([]),
  newsletter: z.strictObject({
    title: text(60),
    text: text(200),
    label: text(40),
    placeholder: name(40),
    button: text(20),
  }),
  /** Currency of prices and budgets. `rates`: the value of one unit in other currencies, which prices add. */
  money: z
    .strictObject({
      currency,
      rates: z
        .record(currency, z.number("must be the value of one unit of 'currency'").positive())
        .default({}),
    })
    .optional(),
  /** Texts of the ornament `footerVisit`. */
  visit: z.strictObject({ show: text(30), save: text(30), text: text(160), file: slug }).optional(),
  layout: layoutSchema,
  switches: z.strictObject({
    /** simulated: waits 1 s and reports success. stored: saves the address. */
    newsletter: z.enum(["simulated", "stored"]),
    /** inert: the share links do nothing. live: they open the networks' share pages. */
    shareLinks: z.enum(["inert", "live"]),
    /** basic: sends name, email and message. all: also sends phone and company. */
    contactFields: z.enum(["basic", "all"]),
    /** on: counts page views and sent messages, as sums by day and page. */
    counts: z.enum(["off", "on"]).default("off"),
    /** Duration in ms of a project page's spinner after navigation within the site. */
    detailDelayMs: z.number().int().min(0).max(2000),
    /** Host of stock photos. Their addresses get size parameters, and the security policy allows the host. */
    stockPhotoHost: z
      .string()
      .regex(/^[a-z0-9.-]+$/, "must be a host name like 'images.unsplash.com'")
      .nullable(),
  }),
});

/** `site.yaml`: the agency's facts and switches. */
export const siteSchema = fields.refine(
  ({ languages: [tag], locale }) => tag.split("-")[0] === locale.split("-")[0],
  {
    path: ["locale"],
    error: "must be a locale of the first of 'languages', like 'en-GB' for 'en', because texts contain dates",
  },
);
