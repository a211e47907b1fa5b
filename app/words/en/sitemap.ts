/**
 * Sitemap page. `projects` names a group of projects: `[id]` is the service's id, spelled out ("garden-care" → "Garden
 * Care"), and `[title]` the service's title.
 */
export const sitemap = { main: "Main Pages", services: "Services", legal: "Legal", projects: "[id]" };
