import { ornaments } from "agency/ornaments";
import type { ComponentType } from "react";
import { PREFIX } from "../../../lib/prefix";
import type { HomeOutline } from "../../../ornaments";

/** What a section's component gets: its data, the page around it, and the component that the agency draws for it. */
export type SectionProps<Data, Drawn = never> = {
  data: Data;
  home: HomeOutline;
  Drawn?: Drawn | undefined;
};

type SectionModule = { default: ComponentType<SectionProps<unknown, unknown>> };

const CODE = import.meta.glob<SectionModule>("./*/*.section.tsx");
const BOXES = import.meta.glob<{ default: Record<string, string> }>("./*/box.module.css", { eager: true });

/** What the agency draws for a section, by the section's name; it comes with the section's code. */
const DRAWN: Record<string, (() => Promise<{ default: unknown }>) | undefined> = {
  techStack: ornaments.techStackPlay,
};

const folderOf = (path: string) => path.split("/")[1] ?? "";

/** What the sections show (content-json.ts), fetched with the first of them; again after a failure. */
let content: Promise<Record<string, unknown>> | undefined;

async function fetchContent(): Promise<Record<string, unknown>> {
  const address = `${PREFIX}/home-sections.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
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
      const name = folderOf(path);
      const [{ default: Section }, line, all, drawn] = await Promise.all([
        load(),
        ornaments.homeLine?.(),
        loadContent(),
        DRAWN[name]?.(),
      ]);
      return { Section, Line: line?.default, data: all[name], Drawn: drawn?.default };
    },
  ]),
);

/** The class of each section's box, which keeps its place until it is there: `drawn` with what the agency draws. */
export const boxClass = Object.fromEntries(
  Object.entries(BOXES).map(([path, { default: styles }]) => {
    const name = folderOf(path);
    return [name, DRAWN[name] ? styles.drawn : styles.box];
  }),
);
