import { getContent } from "../../content/read/content.server";
import { fitSample } from "../../content/read/fit-figure.server";
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

/** A sample in the display face fills its card; one in another script is written as it stands. */
function withSample({ title, description, sample }: Feature) {
  if (sample === undefined) return { title, description };
  const lang = splitByScript(sample, getContent().site).find((part) => part.lang)?.lang;
  return lang ? { title, description, sample, lang } : { title, description, figure: fitSample(sample, 44) };
}

export type ShowcasePage = NonNullable<ReturnType<typeof showcasePage>>;
