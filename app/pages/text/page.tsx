import { data } from "react-router";
import { CallToAction } from "../../sections/call-to-action";
import { TextWithContents } from "../../sections/text-with-contents";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
import { textPage } from "./data.server";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Each of these pages has a route of its own (routes.ts), so that only those that exist are routes. */
export function loader({ url }: Route.LoaderArgs) {
  const page = textPage(url.pathname.replace(/\/$/, ""));
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** A page of the agency's own: its text, and a closing call where the file has one. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, nodes, headings, callToAction } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={lead} />
      <TextWithContents nodes={nodes} headings={headings} />
      {callToAction && (
        <CallToAction {...callToAction}>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
          <ArrowLink to="/contact?type=quote">Get a Quote</ArrowLink>
        </CallToAction>
      )}
    </>
  );
}
