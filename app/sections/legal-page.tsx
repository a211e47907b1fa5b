import type { FitHeadline } from "../content/fit-lines.server";
import type { Heading } from "../content/markdown.server";
import type { RichNode } from "../lib/rich-text";
import { PageHero } from "../ui/page-hero";
import { RichText } from "../ui/rich-text";
import { Today } from "../ui/today";

type Props = { headline: FitHeadline; lead: string; nodes: RichNode[]; headings: Heading[]; builtAt: string };

/** A legal text with its contents list and the last-updated date, which is today's (specification, section 2). */
export function LegalPage({ headline, lead, nodes, headings, builtAt }: Props) {
  return (
    <>
      <PageHero headline={headline} lead={lead} />
      <div className="measure section-space grid gap-6 lg:grid-cols-[4fr_8fr]">
        <nav className="lg:sticky lg:top-12 self-start" aria-label="On this page">
          <p className="font-bold">
            Last updated: <Today builtAt={builtAt} format="date" />
          </p>
          <ol className="mt-3 ruled">
            {headings.map(({ id, text }) => (
              <li key={id} className="border-b border-hair">
                <a className="flex touch items-center hover:underline" href={`#${id}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <RichText nodes={nodes} />
      </div>
    </>
  );
}
