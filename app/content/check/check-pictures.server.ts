import { existsSync, globSync } from "node:fs";
import { didYouMean } from "../files/nearest-word.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import { targetsIn } from "../markdown/markdown-document.server.ts";
import { builtAddress } from "../pictures/pictures.server.ts";
import { type Prepared, readPrepared } from "../pictures/prepare.server.ts";
import { agencyFile } from "../pictures/source.server.ts";
import type { Content } from "../schema/content.server.ts";
import { imageUrl } from "../schema/fields.server.ts";
import { allEntries } from "../types/index.server.ts";
import type { ContentText } from "./walk-content.server.ts";

/** Minimum widths in px of pictures, by the field's last key. */
const LEAST_WIDTH: Record<string, number> = { imageUrl: 640, featuredImage: 640, src: 480, image: 240 };
/** Fields whose pictures fill the window, with their minimum width in px. */
const WIDE = { field: /^(?:slides\[|callToAction\.)/, width: 1200 };

/** Reports pictures that are missing, unusable, too small, or on a host that the security policy blocks. */
export function checkPictures(
  content: Content,
  root: string,
  problems: Problems,
  texts: readonly ContentText[],
): void {
  const allowed = content.site.switches.stockPhotoHost;
  const prepared = readPrepared(root);
  checkNames(content, problems);
  const inTexts = texts.filter(({ key }) => key === "body").flatMap((text) => picturesInText(text, problems));
  for (const each of [...texts.filter(({ key }) => key in LEAST_WIDTH), ...inTexts]) {
    const { text, file, field } = each;
    const fault = text.startsWith("/") ? faultOf(each, content, root, prepared) : hostFault(text, allowed);
    if (fault) problems.add(file, field, fault);
  }
}

/** Returns the pictures in Markdown in the form of fields. Reports faulty addresses and descriptions. */
function picturesInText(source: ContentText, problems: Problems): ContentText[] {
  return targetsIn(source.text).pictures.flatMap(({ url, alt }) => {
    const note = (fault: string) => problems.add(source.file, "text", fault);
    if ((alt ?? "").trim().length < 10)
      note(`the picture '${url}' needs a description between the brackets of '![]'`);
    const { error } = imageUrl.safeParse(url);
    if (error) note(`the picture '${url}' ${error.issues[0]?.message}`);
    return error ? [] : { ...source, text: url, field: "text", key: "imageUrl" };
  });
}

/** Reports files that would be built under the same name. Ignores case, because some file systems do. */
function checkNames(content: Content, problems: Problems): void {
  const files = allEntries(content).flatMap(({ type, entry }) =>
    (type.filesOf?.(entry) ?? []).map((address) => [address, { widths: [] }] as const),
  );
  const built = new Map<string, string>();
  for (const [address, { widths }] of [...Object.entries(content.pictures), ...files])
    for (const width of [undefined, ...widths]) {
      const name = builtAddress(address, width).toLowerCase();
      const other = built.get(name) ?? address;
      const fault = `'${other}' and '${address}' would be built under one name: rename one of the files`;
      if (other !== address) problems.add("pictures", "", fault);
      built.set(name, address);
    }
}

/** Returns the fault of an agency's picture, with a fix; undefined if there is none. */
function faultOf(picture: ContentText, content: Content, root: string, all: Prepared): string | undefined {
  const { text: address, field, key } = picture;
  const isThere = existsSync(agencyFile(root, address));
  const prepared = all[address];
  if (prepared && "problem" in prepared && isThere) return `the picture '${address}' ${prepared.problem}`;
  const entry = content.pictures[address];
  if (!entry) {
    const files = globSync("pictures/**/*.*", { cwd: root }).map((name) => `/${name.replaceAll("\\", "/")}`);
    return `the picture '${address}' is missing${didYouMean(address, files)}: put a JPEG, PNG, WebP or AVIF there, or correct its name`;
  }
  if (!isThere) return `the picture '${address}' is in pictures.json but not in pictures/: restore the file`;
  const width = (prepared && "sourceWidth" in prepared ? prepared.sourceWidth : undefined) ?? entry.width;
  const least = WIDE.field.test(field) ? WIDE.width : (LEAST_WIDTH[key] ?? 0);
  return width < least
    ? `the picture '${address}' is ${width} px wide, too small for this place: use one of at least ${least} px`
    : undefined;
}

function hostFault(address: string, allowed: string | null): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : allowed;
  if (host === allowed) return undefined;
  return `the security policy blocks pictures of '${host}': put the picture into pictures/, or name that host in site.yaml under switches.stockPhotoHost`;
}
