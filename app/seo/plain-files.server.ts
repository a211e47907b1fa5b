import sharp from "sharp";
import { iconSvg } from "../content/brand/mark.server.ts";
import type { Content } from "../content/schema/content.server.ts";

/** Validity of security.txt after a build in days (RFC 9116 recommends less than a year). */
const VALID_DAYS = 300;

function png(content: Content, size: number, isMaskable = false): Promise<Buffer> {
  const { mark, theme } = content;
  const svg = iconSvg(mark, theme.icon, { size, isMaskable });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Returns an .ico file with icons of these side lengths in px, each below 256. */
async function ico(content: Content, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(content, size)));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, at);
    header.writeUInt8(sizes[index] ?? 0, at + 1);
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

function robotsTxt(content: Content): string {
  const { origin, allLanguages } = content.site;
  const sitemaps = allLanguages.map(({ prefix }) => `Sitemap: ${origin}${prefix}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`;
}

/** Returns security.txt, which says where to report vulnerabilities (RFC 9116). */
function securityTxt(content: Content): string {
  const { site } = content;
  const lines = [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${site.answersIn.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}

function webManifest(content: Content): string {
  const { site, theme, pages } = content;
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}-${size}.png`,
    type: "image/png",
    sizes: `${size}x${size}`,
    purpose,
  });
  const manifest = {
    id: site.prefix || "/",
    name: site.name,
    short_name: site.name,
    description: pages.home.meta.description,
    lang: site.language,
    ...(site.dir === "rtl" && { dir: site.dir }),
    start_url: site.prefix || "/",
    scope: site.prefix || "/",
    display: "minimal-ui",
    background_color: theme.icon.ground,
    theme_color: theme.icon.ground,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Files that exist for each translation. */
export const OF_EACH_LANGUAGE: ReadonlySet<string> = new Set(["/site.webmanifest"]);

/** Files other than pages, by address. In development they are created on request. */
export const PLAIN_FILES = new Map<string, (content: Content) => string | Promise<Buffer>>([
  ["/robots.txt", robotsTxt],
  ["/.well-known/security.txt", securityTxt],
  ["/site.webmanifest", webManifest],
  ["/icon.svg", (content) => iconSvg(content.mark, content.theme.icon)],
  ["/favicon.ico", (content) => ico(content, [16, 32, 48])],
  ["/apple-touch-icon.png", (content) => png(content, 180)],
  ["/icon-192.png", (content) => png(content, 192)],
  ["/icon-512.png", (content) => png(content, 512)],
  ["/icon-maskable-192.png", (content) => png(content, 192, true)],
  ["/icon-maskable-512.png", (content) => png(content, 512, true)],
]);
