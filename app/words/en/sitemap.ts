/**
 * The sitemap. A group of projects is named after the id of its category, `[id]` ("garden-care" is "Garden Care");
 * `[title]` would be the service's title.
 */
export const sitemap = { main: "Main Pages", services: "Services", legal: "Legal", projects: "[id]" };
