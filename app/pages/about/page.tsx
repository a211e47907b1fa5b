import { CallToAction } from "../../sections/call-to-action";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import type { Route } from "./+types/page";
import { aboutPage } from "./data.server";
import { LongTable } from "./long-table";
import { Stats } from "./stats";
import { Story } from "./story";
import { ValueCards } from "./value-cards";
import { WovenHero } from "./woven-hero";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return aboutPage();
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { hero, story, values, team, stats, callToAction } = loaderData;
  return (
    <>
      <WovenHero {...hero} />
      {story && <Story {...story} />}
      {values && <ValueCards {...values} />}
      {team && <LongTable {...team} />}
      {stats && <Stats {...stats} />}
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/portfolio">View Portfolio</ArrowLink>
      </CallToAction>
    </>
  );
}
