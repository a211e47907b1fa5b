import { metaFor } from "../../content/addresses/meta.server";
import { callData } from "../../content/headlines/call.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import { pictureAt } from "../../content/pictures/pictures.server";
import type { Content, Pages } from "../../content/schema/content.server";
import { portraitOf } from "../../content/types/about/team.server";
import { keepUnits } from "../../content/typography/typography.server";
import { PATHS } from "../../paths.ts";

/** Returns the data of the About page. A section that the agency left out is undefined. */
export function aboutPage(content: Content) {
  const { meta, accent, title, headline: lines, lead, ...words } = content.pages.about;
  const { story, values, team, stats, callToAction } = words;
  return {
    accent,
    meta: metaFor(content, meta, PATHS.about),
    hero: { headline: fitHero(lines ?? title.split(" ")), lead },
    story: story && storyData(content, story),
    values: values && {
      ...values,
      list: values.list.map(({ imageUrl, ...value }) => ({
        ...value,
        picture: imageUrl && pictureAt(content, imageUrl, ""),
      })),
    },
    team: team && teamData(content, team),
    stats,
    callToAction: callData(content, callToAction, 20),
  };
}

function storyData(content: Content, story: NonNullable<Pages["about"]["story"]>) {
  return {
    title: story.title,
    picture: pictureAt(content, story.imageUrl, story.alt),
    parts: story.paragraphs.flatMap((text, index) => {
      const mark = story.marks[index];
      if (!mark) return [];
      const picture = mark.picture && pictureAt(content, mark.picture.imageUrl, mark.picture.alt);
      return [{ ...mark, picture, text: keepUnits(text) }];
    }),
  };
}

function teamData(content: Content, team: NonNullable<Pages["about"]["team"]>) {
  return {
    ...team,
    members: team.members.map(({ image, alt, ...member }) => ({
      ...member,
      picture: portraitOf(content, { image, alt }),
    })),
  };
}

export type AboutPageData = ReturnType<typeof aboutPage>;
