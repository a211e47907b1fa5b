import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Client, Draw, Film, ProjectBrief } from "../kit/contract.ts";
import type { Work } from "./plan.ts";

/** A scene ready to draw, with a fingerprint of everything that it is made of. */
export interface Scene {
  readonly draw: Draw;
  /** Where the picture moves. */
  readonly film: Film | undefined;
  readonly sources: string;
}

/** Finds scenes and clients by file name; there is no list of them. */
export interface Library {
  /** The picture's own file, else the shared scene that its brief names; undefined when neither exists. */
  scene(work: Pick<Work, "category" | "path" | "picture">): Promise<Scene | undefined>;
  client(brief: ProjectBrief): Promise<{ client: Client; sources: string }>;
  close(): Promise<void>;
}

function fingerprint(files: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const file of [...files].sort()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function filesUnder(server: ViteDevServer, path: string, root: string): Set<string> {
  const files = new Set<string>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node?.file || files.has(node.file) || !node.file.startsWith(join(root, "art/"))) return;
    files.add(node.file);
    for (const imported of node.importedModules) visit(imported);
  };
  for (const node of server.environments.ssr.moduleGraph.getModulesByFile(path) ?? []) visit(node);
  return files;
}

/** @param own folder and name of the picture, e.g. `web-1/cover` */
function sceneFile(root: string, category: string, own: string, scene: string): string | undefined {
  const folder = join(root, "art/scenes", category);
  return [join(folder, `${own}.tsx`), join(folder, `${scene}.tsx`)].find(existsSync);
}

/**
 * Opens the scene library. Vite strips types and JSX and knows what every scene imports.
 * @param root the agency's folder
 */
export async function openLibrary(root: string): Promise<Library> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const load = async (path: string): Promise<{ exported: Record<string, unknown>; sources: string }> => {
    const environment = server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error("scenes cannot be run here");
    const exported = (await environment.runner.import(path)) as Record<string, unknown>;
    return { exported, sources: fingerprint(filesUnder(server, path, root)) };
  };
  return {
    async scene({ category, path: own, picture }) {
      const path = sceneFile(root, category, own, picture.scene);
      if (!path) return undefined;
      const { exported, sources } = await load(path);
      if (typeof exported.draw !== "function") throw new Error(`${path} exports no function 'draw'`);
      return { draw: exported.draw as Draw, film: exported.film as Film | undefined, sources };
    },
    async client(brief) {
      const path = join(root, "art/clients", `${brief.project}.tsx`);
      if (!existsSync(path)) {
        const { exported, sources } = await load(join(root, "art/kit/plain-client.tsx"));
        return { client: (exported.plainClient as (brief: ProjectBrief) => Client)(brief), sources };
      }
      const { exported, sources } = await load(path);
      if (!exported.client) throw new Error(`${path} exports no 'client'`);
      return { client: exported.client as Client, sources };
    },
    close: () => server.close(),
  };
}
