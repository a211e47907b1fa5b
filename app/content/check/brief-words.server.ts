import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** The part of a picture brief that is compared; whoever draws reads the rest. */
const briefSchema = z.object({
  pictures: z.array(z.object({ file: z.string(), words: z.array(z.coerce.string()).default([]) })),
});

/**
 * The words that stand in a project's drawn pictures, one entry each, read from its brief.
 * @param root the agency's folder, which holds `art/projects/<id>.yaml`
 */
export function wordsInPictures(root: string, id: string): { file: string; field: string; text: string }[] {
  const file = `art/projects/${id}.yaml`;
  const brief = briefSchema.safeParse(parse(readFileSync(join(root, file), "utf8")));
  return (brief.data?.pictures ?? []).flatMap(({ file: picture, words }) =>
    words.map((text) => ({ file, field: `${picture}.words`, text })),
  );
}
