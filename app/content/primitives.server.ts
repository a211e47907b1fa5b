import { z } from "zod";

/** The seven services; a project's `serviceCategory` is one of them (specification, section 3). */
export const SERVICE_IDS = [
  "web-design",
  "digital-marketing",
  "branding",
  "graphic-design",
  "ai-development",
  "ai-automation",
  "industrial-automation",
] as const;

/** One dye per service; the names are the colour tokens of `app/theme.css`. */
export const DYES = ["indigo", "turmeric", "madder", "lac", "iron", "leaf", "catechu"] as const;

const PLACEHOLDER = /lorem ipsum|\bTODO\b|\bTBD\b|\bXXX+\b|\{\{|\{(?:email|phone|key)\}/i;

/** A non-empty sentence or label of at most `max` characters, with no leftover placeholder. */
export function text(max = 600) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(max, `must be at most ${max} characters`)
    .refine((value) => !PLACEHOLDER.test(value), "still holds a placeholder: write the final text");
}

/** Text in paragraphs separated by a blank line. */
export const prose = text(4000);

/** Lower-case words joined by hyphens, as used in ids and addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens, like 'web-1'");

/** A page of this site ('/about') or an https address. Existence is checked by `check-links`. */
export const link = z
  .string()
  .regex(/^(?:\/[^\s]*|https:\/\/[^\s]+)$/, "must start with '/' (a page of this site) or 'https://'");

/** A picture of ours ('/pictures/web-1/cover.avif') or an https address of any host that the policy allows. */
export const imageUrl = z
  .string()
  .regex(
    /^(?:\/pictures\/[a-z0-9/-]+\.avif|https:\/\/[^\s]+)$/,
    "must be '/pictures/<folder>/<name>.avif' or an https address",
  );

export const serviceId = z.enum(SERVICE_IDS);
export const dye = z.enum(DYES);
