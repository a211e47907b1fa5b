import { notFound } from "virtual:notFound";
import { NotFound } from "../../sections/not-found";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";

export const handle = { accent: notFound.accent };
export const meta: Route.MetaFunction = () => pageMeta(notFound.meta);

export default function NotFoundPage() {
  return <NotFound />;
}
