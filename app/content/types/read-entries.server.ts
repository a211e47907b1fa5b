import { listFolder, type Reading, readMarkdown, readYaml } from "../files/read-files.server.ts";
import type { Entries } from "../schema/content.server.ts";
import type { AnyEntry, ContentType, ReadBefore, ReadFile } from "./content-type.server.ts";
import { CONTENT_TYPES } from "./index.server.ts";

/** Reads the entries of all types. Services are read first, for use by the others. Collects problems in `reading`. */
export function readEntries(reading: Reading, before: Omit<ReadBefore, "services">): Entries {
  const found: Record<string, AnyEntry[]> = {};
  for (const [name, type] of CONTENT_TYPES) {
    const services = (found.services ?? []) as Entries["services"];
    found[name] = type.read(readFiles(type, reading, before), { ...before, services });
  }
  return found as Entries;
}

type File = ReadFile<ContentType["schema"]>;

/** Reads and validates the files of a type. */
function readFiles(type: ContentType, reading: Reading, { langOf }: Omit<ReadBefore, "services">): File[] {
  const { folder, ending, schema } = type;
  const { root, translation } = reading;
  return listFolder(root, folder, ending).flatMap((name): File[] => {
    const file = `${folder}/${name}${ending}`;
    if (ending === ".yaml") {
      const fields = readYaml(schema, file, reading);
      return fields ? [{ ...Object(fields), file, name, body: "", lang: langOf(file) }] : [];
    }
    const read = readMarkdown(schema, file, reading);
    if (!read) return [];
    const original = translation && { originalBody: read.original.body };
    return [{ ...Object(read.fields), file, name, body: read.body, lang: langOf(file), ...original }];
  });
}
