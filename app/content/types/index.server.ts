import type { Content } from "../schema/content.server.ts";
import type { AnyEntry, ContentType } from "./content-type.server.ts";
import { legal } from "./legal/legal.server.ts";
import { posts } from "./post/post.server.ts";
import { projects } from "./project/project.server.ts";
import { services } from "./service/service.server.ts";
import { texts } from "./text/text.server.ts";

/** The content types by their names in `Content`, in reading order. Add new types here. */
export const TYPES = { services, projects, posts, legal, texts };

export type TypeName = keyof typeof TYPES;
export const TYPE_NAMES = Object.keys(TYPES) as TypeName[];

/** The content types as a list, for code that treats all of them alike. */
export const CONTENT_TYPES: readonly [TypeName, ContentType][] = Object.entries<ContentType>(TYPES).map(
  ([name, type]) => [name as TypeName, type],
);

export type TypedEntry = { name: TypeName; type: ContentType; entry: AnyEntry; path: string; file: string };

/** Returns the entries of all types. */
export function allEntries(content: Pick<Content, TypeName>): TypedEntry[] {
  return CONTENT_TYPES.flatMap(([name, type]) =>
    content[name].map((entry) => ({
      name,
      type,
      entry,
      path: type.pathOf(entry),
      file: fileOf(type, entry),
    })),
  );
}

/** Returns an entry's file within the agency's folder. */
export function fileOf(type: ContentType, entry: AnyEntry): string {
  return `${type.folder}/${type.nameOf(entry)}${type.ending}`;
}
