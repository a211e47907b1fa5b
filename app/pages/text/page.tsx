import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { CallToAction } from "../../sections/call-to-action";
import { TextWithContents } from "../../sections/text-with-contents";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { textPage } from "./data.server";

// Not by the router's generated types: those exist only while the agency has such a page.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Each of these pages has a route of its own (routes.ts), so that only those that exist are routes. */
export function loader({ url }: LoaderFunctionArgs) {
  const page = textPage(url.pathname.replace(/\/$/, ""));
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** A page of the agency's own: its text, and a closing call where the file has one. */
export default function TextPage() {
  const { headline, lead, nodes, headings, callToAction } = useLoaderData<typeof loader>();
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
