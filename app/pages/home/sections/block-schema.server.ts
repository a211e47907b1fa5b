import { link, text } from "../../../content/schema/fields.server.ts";

export const headingSchema = { title: text(60), text: text(240) };
/** A section's link to a page with more details. */
export const linkSchema = { linkText: text(40), link };

/** Default for a block that the agency leaves out. `sections` must not list a section without a block. */
export const EMPTY_BLOCK = { title: "", text: "", linkText: "", link: "/" };
