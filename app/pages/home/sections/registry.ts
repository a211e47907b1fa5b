import { ornaments } from "agency/ornaments";
import type { ComponentType } from "react";
import type { HomeOutline } from "../../../ornaments";

/** What a section's component is given: what its `data.server.ts` says, and the page around it. */
export type SectionProps<Data> = { data: Data; home: HomeOutline };

type SectionModule = { default: ComponentType<SectionProps<never>> };

const CODE = import.meta.glob<SectionModule>("./*/*.section.tsx");
const BOXES = import.meta.glob<{ default: Record<string, string> }>("./*/box.module.css", { eager: true });

const folderOf = (path: string) => path.split("/")[1] ?? "";

/** What the sections show (content-json.ts), fetched with the first of them; again after a failure. */
let content: Promise<Record<string, unknown>> | undefined;

async function fetchContent(): Promise<Record<string, unknown>> {
  const response = await fetch("/home-sections.json");
  if (!response.ok) throw new Error(`/home-sections.json answered ${response.status}`);
  return response.json();
}

function loadContent() {
  content ??= fetchContent().catch((error) => {
    content = undefined;
    throw error;
  });
  return content;
}

/** For each section, by name: fetches its code and what it shows, with the code of the line that accompanies it. */
export const loadSection = Object.fromEntries(
  Object.entries(CODE).map(([path, load]) => [
    folderOf(path),
    async () => {
      const [{ default: Section }, line, all] = await Promise.all([
        load(),
        ornaments.loadHomeLine?.(),
        loadContent(),
      ]);
      return { Section, Line: line?.default, data: all[folderOf(path)] as never };
    },
  ]),
);

/** The class of each section's box, which keeps its place until it is there. */
export const boxClass = Object.fromEntries(
  Object.entries(BOXES).map(([path, { default: styles }]) => [folderOf(path), styles.box]),
);
