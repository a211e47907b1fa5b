import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { Problems } from "../../../app/content/files/read-files.server.ts";
import { servedFiles } from "../../../app/content/pictures/files.server.ts";
import type { Content } from "../../../app/content/schema/content.server.ts";
import { checkFilms } from "../../../app/content/types/project/check-films.server.ts";
import { projectSchema } from "../../../app/content/types/project/schema.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const WEBM = Buffer.from("1a45dfa3", "hex");
const ADDRESS = "/films/mill/weir.webm";
const [LOCK, WEIR] = ["/pictures/mill/lock.avif", "/pictures/mill/weir.avif"];

let root = "";
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "films/mill"), { recursive: true });
  mkdirSync(join(root, "projects"));
});

/** Returns a project with two pictures (`plates`), and a film for one of them. */
function data(plate = LOCK, file = ADDRESS, alt = "Water runs over the weir, and stops.") {
  return {
    id: "mill",
    title: "Mill",
    description: "A mill.",
    imageUrl: LOCK,
    alt: "A mill by a weir",
    serviceCategory: "mills",
    caseStudy: {
      galleryImages: [LOCK, WEIR].map((src) => ({ src, alt: "A weir and a lock" })),
      plates: [LOCK, WEIR],
      film: { file, plate, alt },
    },
  };
}

/** Returns the problems of a project whose film file has these bytes. */
function problemsOf(bytes: Buffer | undefined): string[] {
  if (bytes) writeFileSync(join(root, ADDRESS), bytes);
  const problems = new Problems("here");
  checkFilms({ projects: [projectSchema.parse(data())] } as unknown as Content, root, problems);
  return problems.list;
}

const FIELD = "here/projects/mill.yaml: caseStudy.film";

test("accepts a small, silent film", () => {
  expect(problemsOf(Buffer.concat([WEBM, Buffer.from("V_VP9")]))).toEqual([]);
});

test.each<[what: string, bytes: Buffer | undefined, says: string]>([
  ["missing", undefined, "is missing: put it into the folder films/"],
  ["in another format", Buffer.from("\0\0\0\x18ftypmp42"), "is not a WebM file"],
  ["with sound", Buffer.concat([WEBM, Buffer.from("V_VP9 A_OPUS")]), "has sound"],
  ["too large", Buffer.concat([WEBM, Buffer.alloc(360_000)]), "has 360 kB, and 350 kB are allowed"],
])("names the problem of a film that is %s, with the fix", (_what, bytes, says) => {
  const [problem = ""] = problemsOf(bytes);
  expect(problem).toContain(`${FIELD}.file: the film '${ADDRESS}'`);
  expect(problem).toContain(says);
});

test.each([
  [data("/pictures/mill/other.avif"), "'/pictures/mill/other.avif' is not in 'plates'"],
  [data(LOCK, "/films/weir.mp4"), "must be '/films/<folder>/<name>.webm'"],
  [data(LOCK, ADDRESS, "A weir"), "must describe what happens in the film"],
])(
  "rejects a film of another picture, with another extension or with a short description: %#",
  (project, says) => {
    expect(projectSchema.safeParse(project).error?.message).toContain(says);
  },
);

test("copies a film into the site only if a file of the agency names it", () => {
  writeFileSync(join(root, ADDRESS), WEBM);
  writeFileSync(join(root, "films/mill/draft.webm"), WEBM);
  const names = `film: { file: ${ADDRESS} }\nother: /films/mill/lost.webm\n`;
  writeFileSync(join(root, "projects/mill.yaml"), names);
  expect([...servedFiles(root)]).toEqual([[ADDRESS, join(root, ADDRESS)]]);
});
