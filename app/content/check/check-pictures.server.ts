import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { type Prepared, readPrepared } from "../pictures/prepare.server.ts";
import { pictureFile } from "../pictures/source.server.ts";
import { didYouMean } from "../read/nearest-word.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { type Place, textsOf } from "./walk-content.server.ts";

/** Fields that name a picture, and how wide in px it must be to stand where they show it. */
const LEAST_WIDTH: Record<string, number> = {
  imageUrl: 640,
  featuredImage: 640,
  src: 480,
  image: 240,
};
/** Where the picture fills the window. */
const WIDE = { field: /^(?:slides\[|callToAction\.)/, width: 1200 };

const IN_MARKDOWN = /!\[(?<words>[^\]]*)\]\((?<address>[^)\s]+)\)/g;

/** Pictures inside the text of a post or a legal page, as if each stood in a field of its own. */
function picturesInText(place: Place, problems: Problems): Place[] {
  return [...place.text.matchAll(IN_MARKDOWN)].map(({ groups }) => {
    const { words = "", address = "" } = groups ?? {};
    if (words.trim().length < 10)
      problems.add(
        place.file,
        "text",
        `'![${words}](${address})' must describe the picture between the brackets`,
      );
    return { ...place, text: address, field: "text", key: "imageUrl" };
  });
}

function leastWidth({ field, key }: Place): number {
  return WIDE.field.test(field) ? WIDE.width : (LEAST_WIDTH[key] ?? 0);
}

/** The addresses of all files in the agency's pictures. */
function picturesIn(root: string): string[] {
  const folder = join(root, "pictures");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => extname(name) !== "")
    .map((name) => `/pictures/${name.replaceAll("\\", "/")}`);
}

/** What keeps a picture of ours from being shown, and what to do; undefined when nothing does. */
function faultOf(place: Place, content: Content, root: string, all: Prepared): string | undefined {
  const prepared = all[place.text];
  if (prepared && "problem" in prepared && existsSync(pictureFile(root, place.text)))
    return `the picture '${place.text}' ${prepared.problem}`;
  const entry = content.pictures[place.text];
  if (!entry)
    return `the picture '${place.text}' is missing${didYouMean(place.text, picturesIn(root))}: put a JPEG, PNG, WebP or AVIF there, or correct its name`;
  if (!existsSync(pictureFile(root, place.text)))
    return `the picture '${place.text}' is in pictures.json but not in pictures/: restore the file`;
  const width = (prepared && "sourceWidth" in prepared ? prepared.sourceWidth : undefined) ?? entry.width;
  const least = leastWidth(place);
  return width < least
    ? `the picture '${place.text}' is ${width} px wide, too small for this place: use one of at least ${least} px`
    : undefined;
}

/** Notes pictures that are missing, unusable or too small, and hosts that the security policy keeps out. */
export function checkPictures(content: Content, root: string, problems: Problems): void {
  const allowed = content.site.switches.stockPhotoHost;
  const prepared = readPrepared(root);
  const texts = textsOf(content);
  const inTexts = texts
    .filter(({ key }) => key === "body")
    .flatMap((place) => picturesInText(place, problems));
  for (const place of [...texts.filter(({ key }) => key in LEAST_WIDTH), ...inTexts]) {
    const { text, file, field } = place;
    if (text.startsWith("/")) {
      const fault = faultOf(place, content, root, prepared);
      if (fault) problems.add(file, field, fault);
    } else if (URL.canParse(text) && new URL(text).hostname !== allowed)
      problems.add(
        file,
        field,
        `the security policy blocks pictures of '${new URL(text).hostname}': put the picture into pictures/, or name that host in site.yaml under switches.stockPhotoHost`,
      );
  }
}
