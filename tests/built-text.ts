import { elementsOf } from "./built-pages.ts";

const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }));

/** Decodes HTML entities. */
export const decodeHtml = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name) => ENTITIES.get(name) ?? entity);

/** Removes all white space, because each word of a headline is a separate element. */
export const joined = (text: string) => text.replace(/\s+/g, "");

/** Returns the readable text of a page's body, without white space. */
export function readableText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const bare = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->|<[^>]*>/g, "");
  return joined(decodeHtml(bare));
}

/** Returns the decoded values of an attribute, from all elements with a certain name. */
export function attributesOf(html: string, element: string, attribute: string): string[] {
  const found = elementsOf(html).filter(
    ({ name, attributes }) => name === element && attributes.has(attribute),
  );
  return found.map(({ attributes }) => decodeHtml(attributes.get(attribute) ?? ""));
}

/** Returns the content of all meta tags with a certain name or property. */
export function metaOf(html: string, name: string): string[] {
  return elementsOf(html).flatMap(({ name: tag, attributes }) => {
    const isMeant = tag === "meta" && [attributes.get("property"), attributes.get("name")].includes(name);
    return isMeant ? [decodeHtml(attributes.get("content") ?? "")] : [];
  });
}

/** Returns the title, description and canonical URL of a page. */
export function headOf(html: string): { title: string; description: string; canonical: string | undefined } {
  const canonical = elementsOf(html).find(({ attributes }) => attributes.get("rel") === "canonical");
  return {
    title: decodeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: metaOf(html, "description")[0] ?? "",
    canonical: canonical?.attributes.get("href"),
  };
}
