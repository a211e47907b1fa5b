import type { Content } from "../../content/schema/content.server.ts";
import { imageObject, person, reference, type Thing } from "../../content/site/things.server.ts";
import type { BuiltPage } from "../built-page.server.ts";

export const firstImage = (content: Content, { pictures: [first] }: BuiltPage) =>
  first && imageObject(content, first);

export function team(content: Content, { pictures }: BuiltPage): Thing[] {
  const members = content.pages.about.team?.members ?? [];
  return members.map(({ name, role, alt, responsibility: description }) => {
    const portrait = alt && pictures.find((picture) => picture.alt === alt);
    return {
      ...person(content, name, role),
      description,
      image: portrait ? imageObject(content, portrait) : undefined,
    };
  });
}

/** Returns the contact page's questions; [] if it has none. */
export function faqPage(content: Content, page: BuiltPage): Thing[] {
  const { faq } = content.pages.contact;
  if (!faq) return [];
  const mainEntity = faq.entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.trim() },
  }));
  return [{ "@type": "FAQPage", ...reference(content, `${page.path}#faq`), mainEntity }];
}
