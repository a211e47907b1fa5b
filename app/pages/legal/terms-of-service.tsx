import { legalPage } from "../../content/legal.server";
import { LegalPage } from "../../sections/legal-page";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/terms-of-service";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return legalPage("terms", "/terms-of-service");
}

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, nodes, headings, builtAt } = loaderData;
  return <LegalPage headline={headline} lead={lead} nodes={nodes} headings={headings} builtAt={builtAt} />;
}
