import type { Blank, ContentType } from "../types/content-type.server.ts";
import { CONTENT_TYPES } from "../types/index.server.ts";

/** The content types that `npm run new` supports, by their name in the command. */
export const TYPES_BY_COMMAND: ReadonlyMap<string, ContentType & { blank: Blank }> = new Map(
  CONTENT_TYPES.flatMap(([, type]) =>
    type.blank ? [[type.blank.command, { ...type, blank: type.blank }]] : [],
  ),
);
