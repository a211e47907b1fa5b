import type { ComponentType } from "react";
import type { ThreadRun } from "../ornaments/threads/thread-runs";

/** What a section's component is given: what its `data.server.ts` says, and the threads that pass it. */
export type SectionProps<Data> = { data: Data; run: ThreadRun | undefined };

type SectionModule = { default: ComponentType<SectionProps<never>> };

const CODE = import.meta.glob<SectionModule>("./*/*.section.tsx");
const BOXES = import.meta.glob<{ default: Record<string, string> }>("./*/box.module.css", { eager: true });

const folderOf = (path: string) => path.split("/")[1] ?? "";
const loadThreads = () => import("../ornaments/threads/threads");

/** For each section, by name: fetches its code, with that of the threads. */
export const loadSection = Object.fromEntries(
  Object.entries(CODE).map(([path, load]) => [
    folderOf(path),
    async () => {
      const [{ default: Section }, { Threaded }] = await Promise.all([load(), loadThreads()]);
      return { Section, Threaded };
    },
  ]),
);

/** The class of each section's box, which keeps its place until it is there. */
export const boxClass = Object.fromEntries(
  Object.entries(BOXES).map(([path, { default: styles }]) => [folderOf(path), styles.box]),
);
