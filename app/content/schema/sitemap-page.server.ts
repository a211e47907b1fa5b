import { z } from "zod";
import { pageTop } from "./primitives.server.ts";

/** `pages/sitemap.yaml`: the words of the sitemap page. */
export const sitemapSchema = z.strictObject(pageTop);
