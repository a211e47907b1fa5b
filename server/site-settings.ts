import path from "node:path";
import { parse } from "yaml";
import { errorText, StartError } from "./start-error.ts";
import { readTextFile } from "./text-file.ts";

/** The values of site.yaml that programs other than the pages need. */
export type SiteSettings = {
  name: string;
  /** Public URL without a trailing slash; empty if it is not known. */
  url: string;
  /** BCP 47 tag of the first language, in which notices are written. */
  language: string;
  /** BCP 47 tags of the languages that the agency is translated into. */
  translations: string[];
  timeZone: string;
  /** Whether the contact form also sends phone and company. */
  storesOptionalFields: boolean;
  /** Whether the newsletter form stores e-mail addresses. */
  storesSubscribers: boolean;
  /** Whether page views and sent messages are counted. */
  countsVisits: boolean;
  /** Host of stock photos that the content security policy allows; undefined if pages use none. */
  stockPhotoHost: string | undefined;
  /** Whether site.yaml has the key `layout`. */
  hasLayout: boolean;
};

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const HOST = /^[a-z0-9.-]+$/;

/**
 * Reads `site.yaml` for the server, the scripts and the desk, which must not load the app. The build validates the whole
 * file; a value that is missing or has another type gets a default here.
 * @param agencyDir absolute path of the agency's folder
 * @throws StartError when the file cannot be read, or the stock photo host is invalid and could change the policy
 */
export function readSiteSettings(agencyDir: string): SiteSettings {
  const file = path.join(agencyDir, "site.yaml");
  const site = readYaml(file);
  const text = (value: unknown, otherwise: string, isValid = (_: string) => true) =>
    typeof value === "string" && isValid(value) ? value : otherwise;
  const [language, ...translations] = [at(site, "languages") ?? []].flat();
  const stockPhotoHost = at(site, "switches", "stockPhotoHost") ?? undefined;
  if (stockPhotoHost !== undefined && !(typeof stockPhotoHost === "string" && HOST.test(stockPhotoHost))) {
    throw new StartError(
      `${file}: switches.stockPhotoHost must be a host name like 'images.unsplash.com', or null.`,
    );
  }
  return {
    name: text(at(site, "name"), "The site"),
    url: text(at(site, "url"), ""),
    language: text(language, "en", (tag) => LANGUAGE.test(tag)),
    translations: translations.map(String),
    timeZone: text(at(site, "contact", "timeZone"), "UTC", isTimeZone),
    storesOptionalFields: at(site, "switches", "contactFields") === "all",
    storesSubscribers: at(site, "switches", "newsletter") === "stored",
    countsVisits: at(site, "switches", "counts") === "on",
    stockPhotoHost,
    hasLayout: at(site, "layout") !== undefined,
  };
}

function readYaml(file: string): unknown {
  try {
    return parse(readTextFile(file));
  } catch (error) {
    throw new StartError(`${file} cannot be read (${errorText(error)}): restore or correct it.`);
  }
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((found, key) => Object(found)[key], value);
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
