import { NotFound } from "../../sections/not-found";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData?.notFound.meta);

/** Any unknown address. Its words come with the shell's. */
export default function NotFoundPage({ matches }: Route.ComponentProps) {
  return <NotFound site={matches[0].loaderData} />;
}
