import { link, text } from "../../../content/schema/primitives.server.ts";

export const headingSchema = { title: text(60), text: text(240) };
/** The link beside it: every section has a page of its own, or one that goes deeper. */
export const wayOnSchema = { linkText: text(40), link };

/** What stands for a block that an agency has left out; a section that is listed must have its block. */
export const NOT_WRITTEN = { title: "", text: "", linkText: "", link: "/" };
