import { metaFor } from "../../content/addresses/meta.server.ts";
import { fitHeadline } from "../../content/headlines/fit-lines.server.ts";
import { pictureAt } from "../../content/pictures/pictures.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import { wideHeadline } from "./hero/wide-headline.server.ts";
import { pageSections } from "./sections/page-sections.server.ts";

export function homePage(content: Content) {
  const { pages, services } = content;
  const { home } = pages;
  const { accent, meta, intro, quote } = home;
  const { lines, imageUrl, alt, ...call } = home.callToAction;
  return {
    accent,
    meta: metaFor(content, meta, "/"),
    // Make the headline as tall as fits above the fold, with narrow letters in the upper lines and wide letters below.
    headline: fitHeadline(home.headline, undefined, 55),
    wideLines: wideHeadline(home.headline, home.headlineWide),
    slides: home.slides.map((slide) => ({
      ...slide,
      accent: services.find(({ link }) => link === slide.link)?.color ?? "neutral",
      picture: pictureAt(content, slide.imageUrl, slide.alt),
    })),
    quote,
    proof: { intro, text: quote.text, play: home.techStack?.play?.play },
    sections: pageSections(content),
    accents: services.map(({ color }) => color),
    callToAction: { ...call, headline: fitHeadline(lines), picture: pictureAt(content, imageUrl, alt) },
  };
}

export type HomePageData = ReturnType<typeof homePage>;
