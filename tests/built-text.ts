import { elementsOf } from "./built-pages.ts";

const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }));

/** Text as it is read, out of HTML. */
export const decodeHtml = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name) => ENTITIES.get(name) ?? entity);

/** Letters and signs without the spaces between them: a headline's lines and words stand in elements of their own. */
export const joined = (text: string) => text.replace(/\s+/g, "");

/** Everything that can be read in the body of a page, `joined`. */
export function readableText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const bare = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->|<[^>]*>/g, "");
  return joined(decodeHtml(bare));
}

/** The values of an attribute in a page's elements of one name, decoded. */
export function attributesOf(html: string, element: string, attribute: string): string[] {
  const found = elementsOf(html).filter(
    ({ name, attributes }) => name === element && attributes.has(attribute),
  );
  return found.map(({ attributes }) => decodeHtml(attributes.get(attribute) ?? ""));
}

/** The content of the meta tags with a name or property. */
export function metaOf(html: string, name: string): string[] {
  return elementsOf(html).flatMap(({ name: tag, attributes }) => {
    const isMeant = tag === "meta" && [attributes.get("property"), attributes.get("name")].includes(name);
    return isMeant ? [decodeHtml(attributes.get("content") ?? "")] : [];
  });
}

/** What a page says of itself: its title, description and canonical address. */
export function headOf(html: string): { title: string; description: string; canonical: string | undefined } {
  const canonical = elementsOf(html).find(({ attributes }) => attributes.get("rel") === "canonical");
  return {
    title: decodeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: metaOf(html, "description")[0] ?? "",
    canonical: canonical?.attributes.get("href"),
  };
}
