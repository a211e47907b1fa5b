/**
 * The sitemap. A group of projects is named after its service, `[title]`, as the words of a category's id are English.
 */
export const sitemap = { main: "প্রধান পাতা", services: "সেবা", legal: "আইনি তথ্য", projects: "[title]" };
