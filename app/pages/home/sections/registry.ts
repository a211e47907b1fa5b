import { ornaments } from "agency/ornaments";
import type { ComponentType } from "react";
import { PREFIX } from "../../../lib/prefix";
import type { HomeOutline } from "../../../ornaments";

/** A section component's props: its data, the page's data and the agency's component for the section. */
export type SectionProps<Data, Drawn = never> = {
  data: Data;
  home: HomeOutline;
  Drawn?: Drawn | undefined;
};

type SectionModule = { default: ComponentType<SectionProps<never>> };

const CODE = import.meta.glob<SectionModule>("./*/*.section.tsx");
const BOXES = import.meta.glob<{ default: Record<string, string> }>("./*/box.module.css", { eager: true });

/** The agency's components by section name, loaded with the section's code. */
const DRAWN: Record<string, (() => Promise<{ default: unknown }>) | undefined> = {
  techStack: ornaments.techStackPlay,
};

const folderOf = (path: string) => path.split("/")[1] ?? "";

/** The sections' data (content-json.ts), fetched with the first section and again after a failure. */
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

/** Loaders by section name; each fetches the section's code, its data and the agency's component. */
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
      return { Section, Line: line?.default, data: all[name] as never, Drawn: drawn?.default as never };
    },
  ]),
);

/** Classes by section name that reserve the section's height; `drawn` is for sections with an agency component. */
export const boxClass = Object.fromEntries(
  Object.entries(BOXES).map(([path, { default: styles }]) => {
    const name = folderOf(path);
    return [name, DRAWN[name] ? styles.drawn : styles.box];
  }),
);
