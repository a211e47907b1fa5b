import { getContent } from "../../content/content.server";
import { fitHeadline } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);
export function loader() {
  const { contact } = getContent();
  return { dye: "lac", meta: metaFor(contact.meta, "/contact"), headline: fitHeadline(["Get in", "Touch"]), lead: contact.lead };
}
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <PageHero headline={loaderData.headline} lead={loaderData.lead} layout="split" aside={<div className="weave weave-coarse" aria-hidden="true" />} />;
}
