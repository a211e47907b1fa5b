import { z } from "zod";
import { formatDate } from "../../lib/format-date.ts";
import { readTheme } from "../brand/theme.server.ts";
import { listFolder, Problems, readRawYaml } from "../files/read-files.server.ts";
import { postSchema, textPageSchema } from "../schema/texts.server.ts";
import { projectSchema } from "../types/project/schema.server.ts";
import { serviceSchema } from "../types/service/schema.server.ts";
import type { Choices, Starts } from "./template.server.ts";

/** A kind of file of the agency's folder. */
export type Kind = {
  /** The first comment of a new file. */
  title: string;
  folder: string;
  ending: ".yaml" | ".md";
  /** The start of its address. */
  path: string;
  schema: z.ZodType;
  /** Its initial values; all other fields are empty. @param slug the end of its address */
  starts: (slug: string, root: string) => Starts;
};

/** The kinds of file that `npm run new` writes. */
export const KINDS: Readonly<Record<string, Kind>> = {
  project: {
    title: "A project and its case study.",
    folder: "projects",
    ending: ".yaml",
    path: "/portfolio",
    schema: projectSchema,
    starts: (slug, root) => {
      const services = listFolder(root, "services", ".yaml");
      return {
        id: slug,
        slug,
        imageUrl: `/pictures/${slug}/cover.jpg`,
        year: new Date().getFullYear(),
        ...(services.length === 1 ? { serviceCategory: services[0] ?? "" } : {}),
      };
    },
  },
  post: {
    title: "A post. Below the second line '---' stands its text, in Markdown: '## ' begins a heading.",
    folder: "posts",
    ending: ".md",
    path: "/blog",
    schema: postSchema,
    starts: (slug) => ({
      id: slug,
      slug,
      featuredImage: `/pictures/blog/${slug}.jpg`,
      date: formatDate(new Date(), "en-US"),
    }),
  },
  service: {
    title: "A service and its page.",
    folder: "services",
    ending: ".yaml",
    path: "/services",
    schema: serviceSchema,
    starts: (slug, root) => ({
      id: slug,
      order: listFolder(root, "services", ".yaml").length + 1,
      imageUrl: `/pictures/hero/${slug}.jpg`,
    }),
  },
  page: {
    title:
      "A page of your own. Below the second line '---' stands its text, in Markdown: '## ' begins a heading, and headings make its table of contents.",
    folder: "pages",
    ending: ".md",
    path: "",
    schema: textPageSchema,
    starts: () => ({}),
  },
};

const aboutSchema = z.object({
  team: z.object({ members: z.array(z.object({ name: z.string() })) }),
});

/** The values that the agency's files allow for fields. */
export function choicesOf(root: string): Choices {
  const problems = new Problems(root);
  const accents = readTheme(root, problems)?.accents ?? [];
  const about = aboutSchema.safeParse(readRawYaml(root, "pages/about.yaml", problems)).data;
  return {
    serviceCategory: listFolder(root, "services", ".yaml"),
    accent: accents,
    color: accents,
    ...(about && { author: about.team.members.map(({ name }) => name) }),
  };
}
