import { globSync } from "node:fs";
import { type Problems, readText } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { CONTENT_TYPES } from "../types/index.server.ts";
import { checkCharts } from "./check-charts.server.ts";
import { checkColors } from "./check-colors.server.ts";
import { checkGlyphs } from "./check-glyphs.server.ts";
import { checkLists } from "./check-lists.server.ts";
import { checkPictures } from "./check-pictures.server.ts";
import { checkLinks, checkReferences } from "./check-references.server.ts";
import { checkTexts } from "./check-texts.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** Reports code, styles and drawings that are not UTF-8. YAML and Markdown files are checked when they are read. */
function checkEncodings(root: string, problems: Problems): void {
  for (const file of globSync("**/*.{css,json,svg,ts,tsx}", {
    cwd: root,
    exclude: ["{tools,tests,.cache}/**"],
  }))
    readText(root, file.replaceAll("\\", "/"), problems);
}

/** Reports YAML and Markdown files that would not be read because of a wrong extension. */
function checkEndings(root: string, problems: Problems): void {
  const endings = new Map([["pages", new Set([".yaml"])]]);
  for (const [, { folder, ending }] of CONTENT_TYPES)
    endings.set(folder, new Set([...(endings.get(folder) ?? []), ending]));
  for (const file of globSync(`{${[...endings.keys()].join()}}/*`, { cwd: root })) {
    const [, folder = "", ending = ""] = /^(\w+)[\\/].*(\.(?:ya?ml|md|markdown))$/i.exec(file) ?? [];
    const known = endings.get(folder);
    if (!known || known.has(ending)) continue;
    const [right = ""] = known.size > 1 && /m(?:d|arkdown)$/i.test(ending) ? [".md"] : known;
    problems.add(file.replaceAll("\\", "/"), "", `is not read: its name must end with '${right}'`);
  }
}

/** Checks rules that a schema cannot express. @param isWhole whether all files are valid; otherwise skips references */
export function checkContent(content: Content, root: string, problems: Problems, isWhole: boolean): void {
  const texts = textsOf(content);
  if (isWhole) {
    checkLists(content, root, problems, texts);
    checkLinks(content, problems, texts);
  }
  checkReferences(content, problems, texts, isWhole);
  checkTexts(problems, texts);
  checkCharts(content, problems);
  checkGlyphs(content, root, problems, texts);
  // The remaining checks concern only the original.
  if (content.translation) return;
  checkEncodings(root, problems);
  checkEndings(root, problems);
  checkColors(root, problems);
  checkPictures(content, root, problems, texts);
  for (const [, type] of CONTENT_TYPES) type.checkOriginal?.(content, problems, texts, root);
}
