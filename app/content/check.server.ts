import { readContent } from "./read-content.server.ts";
import { ContentError } from "./read-files.server.ts";

/** `npm run check:content`: reads and checks all content, prints every problem, exits 1 if there is any. */
try {
  const started = performance.now();
  const { projects, posts, services, pictures } = readContent(process.cwd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `The content is sound: ${services.length} services, ${projects.length} projects, ${posts.length} posts, ${Object.keys(pictures).length} pictures (${seconds} s).`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
