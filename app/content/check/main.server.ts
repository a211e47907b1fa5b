import { agencyFolder } from "../../../server/folders.ts";
import { TextFileError } from "../../../server/text-file.ts";
import { canonicalPaths } from "../addresses/known-paths.server.ts";
import { ContentError } from "../files/read-files.server.ts";
import { preparePictures } from "../pictures/prepare.server.ts";
import { readContent } from "../read-content.server.ts";
import { CONTENT_TYPES } from "../types/index.server.ts";

/** `npm run check:content`: reads and checks all content. Prints every problem; exits with 1 if there is one. */
try {
  await preparePictures(agencyFolder());
  const started = performance.now();
  const content = readContent(agencyFolder());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = CONTENT_TYPES.flatMap(([name, { list }]) =>
    list ? [`${content[name].length} ${name}`] : [],
  );
  counts.push(`${Object.keys(content.pictures).length} pictures`);
  console.log(`The content is sound: ${counts.join(", ")} (${seconds} s).`);
  for (const { tag, name } of content.site.allLanguages.slice(1)) {
    const { translation, untranslated } = readContent(agencyFolder(), false, tag);
    const pages = canonicalPaths(content).length;
    console.log(`${name} (${tag}): ${pages - untranslated.size} of ${pages} pages are translated.`);
    for (const notice of translation?.notices() ?? []) console.log(notice);
  }
} catch (error) {
  if (!(error instanceof ContentError || error instanceof TextFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
