import type { ComponentType } from "react";
import type { ThreadRun } from "../ornaments/threads/thread-runs";

/** What a section's component is given: what its `data.server.ts` says, and the threads that pass it. */
export type SectionProps<Data> = { data: Data; run: ThreadRun | undefined };

type SectionModule = { default: ComponentType<SectionProps<never>> };

const CODE = import.meta.glob<SectionModule>("./*/*.section.tsx");
const BOXES = import.meta.glob<{ default: Record<string, string> }>("./*/box.module.css", { eager: true });

const folderOf = (path: string) => path.split("/")[1] ?? "";
const loadThreads = () => import("../ornaments/threads/threads");

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

/** For each section, by name: fetches its code and what it shows, with the code of the threads. */
export const loadSection = Object.fromEntries(
  Object.entries(CODE).map(([path, load]) => [
    folderOf(path),
    async () => {
      const [{ default: Section }, { Threaded }, all] = await Promise.all([
        load(),
        loadThreads(),
        loadContent(),
      ]);
      return { Section, Threaded, data: all[folderOf(path)] as never };
    },
  ]),
);

/** The class of each section's box, which keeps its place until it is there. */
export const boxClass = Object.fromEntries(
  Object.entries(BOXES).map(([path, { default: styles }]) => [folderOf(path), styles.box]),
);
