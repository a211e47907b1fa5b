import type { Content } from "./read-content.server.ts";
import type { Problems } from "./read-files.server.ts";
import { readTime } from "./read-time.server.ts";

/** Notes posts whose stated reading time is not that of their text, or whose author is none of the leaders. */
export function checkPostFacts({ posts, about }: Content, problems: Problems): void {
  const leaders = about.team.members.map(({ name }) => name);
  for (const post of posts) {
    const file = `content/posts/${post.slug}.md`;
    const computed = readTime(post.body);
    if (post.readTime !== computed)
      problems.add(file, "readTime", `the text takes '${computed}': write that`);
    if (!leaders.includes(post.author)) {
      problems.add(
        file,
        "author",
        `'${post.author}' is not in content/about.yaml: use ${leaders.join(", ")}`,
      );
    }
  }
}
