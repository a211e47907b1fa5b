import { getContent } from "../../content/read/content.server";
import { splitByScript } from "../../content/read/scripts.server";
import { servicePage } from "../../content/read/service-page.server";

/** The page of a service whose features carry samples; undefined when there is no such service. */
export function showcasePage(id: string) {
  const page = servicePage(id);
  if (!page) return undefined;
  const { features } = page;
  return {
    ...page,
    features: features.map(withSample),
  };
}

type Feature = { title: string; description: string; sample?: string | undefined };

/** A sample in a script of its own is marked with its language. */
function withSample({ title, description, sample }: Feature) {
  const lang = sample && splitByScript(sample, getContent().site).find((part) => part.lang)?.lang;
  return { title, description, sample, lang: lang || undefined };
}

export type ShowcasePage = NonNullable<ReturnType<typeof showcasePage>>;
