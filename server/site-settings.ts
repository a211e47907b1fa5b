import path from "node:path";
import { parse } from "yaml";
import { errorText, StartError } from "./start-error.ts";
import { readTextFile } from "./text-file.ts";

/** What the server needs of site.yaml. */
export type SiteSettings = {
  name: string;
  /** BCP 47 tag of its first language, which notices are in. */
  language: string;
  timeZone: string;
  /** True when the contact form also sends phone and company. */
  storesOptionalFields: boolean;
  /** True when the newsletter's form really subscribes; otherwise its table takes nothing. */
  storesSubscribers: boolean;
  /** True when page views and sent messages are counted. */
  countsVisits: boolean;
  /** Host of stock photos that the policy allows besides this site, or undefined. */
  stockPhotoHost: string | undefined;
};

/**
 * Reads `site.yaml`. The build validates the whole file; only these values are checked here, because server/ imports
 * nothing of app/.
 * @param agencyDir absolute path of the agency's folder
 * @throws StartError when the file cannot be read or a value has the wrong shape
 */
export function readSiteSettings(agencyDir: string): SiteSettings {
  const file = path.join(agencyDir, "site.yaml");
  let site: unknown;
  try {
    site = parse(readTextFile(file));
  } catch (error) {
    throw new StartError(`${file} cannot be read (${errorText(error)}): restore or correct it.`);
  }
  const stockPhotoHost = at(site, "switches", "stockPhotoHost") ?? undefined;
  if (
    stockPhotoHost !== undefined &&
    !(typeof stockPhotoHost === "string" && /^[a-z0-9.-]+$/.test(stockPhotoHost))
  ) {
    throw new StartError(
      `${file}: switches.stockPhotoHost must be a host name like 'images.unsplash.com', or null.`,
    );
  }
  const name = at(site, "name");
  const languages = at(site, "languages");
  const language: unknown = Array.isArray(languages) ? languages[0] : undefined;
  const timeZone = at(site, "contact", "timeZone");
  return {
    name: typeof name === "string" ? name : "The site",
    language:
      typeof language === "string" && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) ? language : "en",
    timeZone: typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : "UTC",
    storesOptionalFields: at(site, "switches", "contactFields") === "all",
    storesSubscribers: at(site, "switches", "newsletter") === "stored",
    countsVisits: at(site, "switches", "counts") === "on",
    stockPhotoHost,
  };
}

function at(value: unknown, ...keys: string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
