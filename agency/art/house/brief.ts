import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a colour like #1f2f86");
const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

const pictureSchema = z.strictObject({
  /** Name of the file without its ending. */
  file: name,
  /** The scene that draws it: a file of `art/scenes/<category>/`. */
  scene: name,
  /** What is seen, in prose, for the person who writes the scene. */
  shows: z.string().min(1),
  /** Every word and figure that appears. */
  words: z.array(z.coerce.string()).default([]),
  /** Words that come up only while the picture moves, after those of the still. */
  later: z.array(z.coerce.string()).default([]),
  /** Numbers for charts, in order. */
  data: z.array(z.number()).default([]),
  /** Stage in pixels, width and height; 1280 × 960 when left out. */
  size: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** A square of the stage around one thing, left, top and side: a file of its own for where the whole is too small. */
  detail: z.tuple([z.number().int(), z.number().int(), z.number().int()]).optional(),
});

const projectSchema = z.strictObject({
  /** Folder under `/pictures/`: a project's id. */
  project: name,
  /** The name as it is lettered in the client's own design. */
  name: z.string().min(1),
  palette: z.strictObject({
    ground: colour,
    paper: colour,
    ink: colour,
    main: colour,
    second: colour,
    accent: colour,
  }),
  motif: z.string().min(1),
  pictures: z.array(pictureSchema).min(1),
});

/** What one picture shows. */
export type PictureBrief = z.infer<typeof pictureSchema>;

/** A client with its colours and its pictures: one file of `art/projects/`. */
export type ProjectBrief = z.infer<typeof projectSchema>;

/** A brief with the scene folder that draws it. */
export interface Commission {
  readonly brief: ProjectBrief;
  readonly category: string;
}

function read(path: string): unknown {
  return parse(readFileSync(path, "utf8"));
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort();
}

function briefIn(path: string): ProjectBrief {
  const result = projectSchema.safeParse(read(path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

function categoryOf(project: string, root: string): string {
  const path = join(root, "projects", `${project}.yaml`);
  return z.object({ serviceCategory: z.string() }).parse(read(path)).serviceCategory;
}

/**
 * Reads every brief: the clients' (`art/projects/`) and the site's own (`art/site/`).
 * @param root the agency's folder
 * @returns the commissions that can be drawn, and a sentence for each brief that cannot be read
 */
export function commissions(root: string): { ready: Commission[]; faults: string[] } {
  const ready: Commission[] = [];
  const faults: string[] = [];
  const sources = [
    { folder: "art/projects", category: (project: string) => categoryOf(project, root) },
    { folder: "art/site", category: () => "site" },
  ];
  for (const { folder, category } of sources) {
    for (const file of yamlFiles(join(root, folder))) {
      try {
        const brief = briefIn(join(root, folder, file));
        ready.push({ brief, category: category(brief.project) });
      } catch (error) {
        faults.push(`${folder}/${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { ready, faults };
}
