import { PATHS } from "../../../paths.ts";
import { blocks, image, list, prose, section } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { imageObject, person, type Thing } from "../../site/things.server.ts";
import type { PageType, ShownPicture } from "../page-type.server.ts";
import { aboutSchema } from "./schema.server.ts";

export const aboutPage: PageType<typeof aboutSchema> = {
  file: "pages/about.yaml",
  schema: aboutSchema,
  path: PATHS.about,
  isMain: true,
  markdown,
  search: (content) => ({ keywords: membersOf(content).map(({ name }) => name) }),
  schemaType: "AboutPage",
  furtherThings: teamThings,
};

const membersOf = ({ pages }: Content) => pages.about.team?.members ?? [];

function markdown(content: Content): string {
  const { title, lead, story, values, team, stats, callToAction } = content.pages.about;
  return blocks(
    `# ${title}`,
    lead,
    story &&
      section({ title: story.title }, story.paragraphs.map(prose), image(content, story.imageUrl, story.alt)),
    values && section(values, list(values.list.map((value) => `${value.title}: ${value.desc}`))),
    team &&
      section(
        team,
        list(team.members.map(({ name, role, responsibility }) => `${name}, ${role}: ${responsibility}`)),
      ),
    stats &&
      list(
        stats.list.map(({ number, label, counts }) => `${label}: ${number}${counts ? ` (${counts})` : ""}`),
      ),
    section(callToAction),
  );
}

function teamThings(content: Content, pictures: readonly ShownPicture[]): Thing[] {
  return membersOf(content).map(({ name, role, alt, responsibility: description }) => {
    const portrait = alt && pictures.find((picture) => picture.alt === alt);
    return {
      ...person(content, name, role),
      description,
      image: portrait ? imageObject(content, portrait) : undefined,
    };
  });
}
