import { getContent } from "../../content/content.server";
import { PATHS } from "../../paths.ts";
import { CallToAction } from "../../sections/call-to-action";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { links } from "../../words/en/links";
import type { Route } from "./+types/page";
import { aboutPage } from "./data.server";
import { Stats } from "./stats";
import { Story } from "./story";
import { Team } from "./team";
import { Values } from "./values";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = () => aboutPage(getContent());

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { hero, story, values, team, stats, callToAction } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      {story && <Story {...story} />}
      {values && <Values {...values} />}
      {team && <Team {...team} />}
      {stats && <Stats {...stats} />}
      <CallToAction {...callToAction} to={PATHS.portfolio} linkText={links.portfolio} />
    </>
  );
}
