/** Sitemap page. `projects` uses the service's title, `[title]`, because ids are English. */
export const sitemap = { main: "প্রধান পাতা", services: "সেবা", legal: "আইনি তথ্য", projects: "[title]" };
