import { pictureAt } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitHeadline, letterEdges } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { CallToAction } from "../../sections/call-to-action";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import type { Route } from "./+types/page";
import { LongTable } from "./long-table";
import { Stats } from "./stats";
import { Story } from "./story";
import { ValueCards } from "./value-cards";
import { WovenHero } from "./woven-hero";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const { about: words } = getContent();
  const { story, values, team, stats, callToAction } = words;
  const headline = fitHeadline(words.title.split(" "));
  return {
    dye: "indigo",
    meta: metaFor(words.meta, "/about"),
    hero: {
      headline,
      lead: words.lead,
      edges: headline.lines.map(letterEdges),
    },
    story: {
      title: story.title,
      picture: pictureAt(story.imageUrl, story.title),
      lengths: story.paragraphs.flatMap((text, index) => {
        const length = story.marks[index];
        return length ? [{ ...length, text }] : [];
      }),
    },
    values,
    team: {
      ...team,
      members: team.members.map(({ name, role, responsibility, image, objectPosition, priority }) => ({
        name,
        role,
        responsibility,
        objectPosition,
        priority,
        picture: pictureAt(image, name),
      })),
    },
    stats,
    callToAction: { headline: fitHeadline(callToAction.title, 20), text: callToAction.text },
  };
}

export type AboutPageData = Route.ComponentProps["loaderData"];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { hero, story, values, team, stats, callToAction } = loaderData;
  return (
    <>
      <WovenHero {...hero} />
      <Story {...story} />
      <ValueCards {...values} />
      <LongTable {...team} />
      <Stats stats={stats} />
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/portfolio">View Portfolio</ArrowLink>
      </CallToAction>
    </>
  );
}
