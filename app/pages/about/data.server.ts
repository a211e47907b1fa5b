import { metaFor } from "../../content/addresses/meta.server";
import { getContent } from "../../content/content.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import { callData, pictureAt } from "../../content/read/cards.server";
import type { Pages } from "../../content/schema/content.server";
import { portraitOf } from "../../content/types/about/team.server";
import { keepUnits } from "../../content/typography/typography.server";

/** Returns the About page's data; a section that the agency left out is undefined. */
export function aboutPage() {
  const { meta, accent, title, headline: lines, lead, ...words } = getContent().pages.about;
  const { story, values, team, stats, callToAction } = words;
  return {
    accent,
    meta: metaFor(meta, "/about"),
    hero: { headline: fitHero(lines ?? title.split(" ")), lead },
    story: story && storyData(story),
    values: values && {
      ...values,
      list: values.list.map(({ imageUrl, ...value }) => ({
        ...value,
        picture: imageUrl && pictureAt(imageUrl, ""),
      })),
    },
    team: team && teamData(team),
    stats,
    callToAction: callData(callToAction, 20),
  };
}

function storyData(story: NonNullable<Pages["about"]["story"]>) {
  return {
    title: story.title,
    picture: pictureAt(story.imageUrl, story.alt),
    parts: story.paragraphs.flatMap((text, index) => {
      const mark = story.marks[index];
      if (!mark) return [];
      const picture = mark.picture && pictureAt(mark.picture.imageUrl, mark.picture.alt);
      return [{ ...mark, picture, text: keepUnits(text) }];
    }),
  };
}

function teamData(team: NonNullable<Pages["about"]["team"]>) {
  return {
    ...team,
    members: team.members.map(({ image, alt, ...member }) => ({
      ...member,
      picture: portraitOf({ image, alt }),
    })),
  };
}

export type AboutPage = ReturnType<typeof aboutPage>;
