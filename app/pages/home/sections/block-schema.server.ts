import { link, text } from "../../../content/schema/fields.server.ts";

export const headingSchema = { title: text(60), text: text(240) };
/** A section's link to its own page or to a more detailed one. */
export const linkSchema = { linkText: text(40), link };

/** Replaces a block that the agency has left out; a listed section must have its block. */
export const EMPTY_BLOCK = { title: "", text: "", linkText: "", link: "/" };
