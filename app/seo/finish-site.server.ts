import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInLanguage } from "../content/addresses/meta.server.ts";
import { listOf } from "../content/addresses/paging.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import { searchFilePath, searchIndex } from "../content/search/search-index.server.ts";
import { type BuiltPage, builtPages, languageFolder, pageFiles } from "./built-page.server.ts";
import { drawCards } from "./cards/draw-cards.server.ts";
import { articlesOf, JSON_FEED, jsonFeed, RSS, rssFeed } from "./feeds/feeds.server.ts";
import { pageTags, siteTags, structuredData, withHead } from "./head-tags.server.ts";
import { readHistory } from "./history.server.ts";
import { translatedPaths } from "./languages.server.ts";
import { llmsTxt, markdownTwin, twinAddress } from "./markdown-twins.server.ts";
import { OF_EACH_LANGUAGE, PLAIN_FILES } from "./plain-files.server.ts";
import { sitemapXml } from "./sitemap-xml.server.ts";
import { subjectAt } from "./subject.server.ts";

/**
 * Adds structured data and sharing tags to the built pages, and writes cards, feeds, Markdown twins, sitemap and icons.
 * Works on the finished HTML, so that none of this adds to the pages' scripts or data.
 * @param client the folder of the built site
 * @param rewrite further changes to each page's HTML
 * @returns the number of cards, the number drawn, and the time taken in ms
 */
export async function finishSite(content: Content, client: string, rewrite: (html: string) => string) {
  const folder = languageFolder(content, client);
  const { prefix } = content.site;
  // The router's fallback page for unknown addresses, which a server would send with 200.
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  const pages = builtPages(content, client);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const changed = readHistory();
  const started = performance.now();
  const { cards, drawn } = await drawCards(content, client, pages);
  const ms = Math.round(performance.now() - started);
  const common = siteTags(content);
  const tagsOf = (page: BuiltPage) => {
    const subject = subjectAt(content, page.path);
    return pageTags(content, page, subject, cards.get(listOf(page.path) ?? page.path), changed(subject));
  };
  const byFile = new Map(pages.map((page) => [page.file, page]));
  for (const file of pageFiles(content, client)) {
    const page = byFile.get(file);
    const html = rewrite(readFileSync(file, "utf8"));
    const finished = page
      ? withHead(
          html,
          [...common, ...tagsOf(page)],
          isInLanguage(content, page.path) ? structuredData(content, page) : "",
        )
      : withHead(html, common);
    writeFileSync(file, finished);
  }
  const files: [address: string, content: string | Buffer][] = [
    ["/llms.txt", llmsTxt(content, byPath)],
    ["/sitemap.xml", sitemapXml(content, byPath, changed)],
  ];
  for (const path of translatedPaths(content)) {
    const page = byPath.get(path);
    const twin = page && markdownTwin(content, page);
    if (twin !== undefined) files.push([twinAddress(path), twin]);
  }
  if (articlesOf(content).length > 0)
    files.push([RSS, rssFeed(content, cards)], [JSON_FEED, jsonFeed(content, cards)]);
  for (const [name, json] of searchIndex(content).files) files.push([searchFilePath(content, name), json]);
  for (const [address, make] of PLAIN_FILES)
    if (!prefix || OF_EACH_LANGUAGE.has(address)) files.push([address, await make(content)]);
  for (const [address, content] of files) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), content);
  }
  return { cards: cards.size, drawn, ms };
}
