import { describe, expect, it } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { servicePage } from "../../../app/content/service-page.server.ts";
import { projectPage } from "../../../app/pages/project/project-data.server.ts";

const { projects, services } = getContent();
/** Headlines are measured, which takes its time on a busy machine. */
const SLOW = { timeout: 90_000 };

describe("projectPage", () => {
  it("finds a project by its id and by the slug of its link, with one canonical address", SLOW, () => {
    for (const { id, link } of projects) {
      const byId = projectPage(id);
      const bySlug = projectPage(link.replace("/portfolio/", ""));
      expect.soft(byId?.project.id).toBe(id);
      expect.soft(bySlug).toEqual(byId);
      expect.soft(byId?.meta.canonical?.endsWith(link), id).toBe(true);
    }
  });
  it("knows no other address", () => {
    expect(projectPage("web-99")).toBeUndefined();
    expect(projectPage("")).toBeUndefined();
  });
  it("has every part that the specification counts", SLOW, () => {
    for (const { id } of projects) {
      const page = projectPage(id);
      expect.soft(page?.results, id).toHaveLength(6);
      expect.soft(page?.gallery.pictures, id).toHaveLength(10);
      expect.soft(page?.related, id).toHaveLength(3);
      expect.soft(page?.challenge.paragraphs.length, id).toBeGreaterThan(0);
      expect.soft(page?.solution.paragraphs.length, id).toBeGreaterThan(0);
      expect.soft(page?.isVisit, id).toBe(false);
    }
  });
  it("has neighbours that lead round all projects and back", SLOW, () => {
    const seen = new Set<string>();
    let link = projects[0]?.link ?? "";
    while (!seen.has(link)) {
      seen.add(link);
      const next = projectPage(link.replace("/portfolio/", ""))?.next;
      expect(projectPage(next?.link.replace("/portfolio/", "") ?? "")?.previous?.link).toBe(link);
      link = next?.link ?? "";
    }
    expect(seen.size).toBe(projects.length);
  });
});

describe("servicePage", () => {
  it("shows at most six projects, all of the service", SLOW, () => {
    for (const { id } of services) {
      const work = servicePage(id)?.work;
      const own = projects.filter(({ serviceCategory }) => serviceCategory === id).length;
      expect.soft(work?.projects.length, id).toBe(Math.min(6, own));
      expect.soft(new Set(work?.projects.map(({ category }) => category)), id).toEqual(new Set([id]));
    }
  });
  it("knows no other service", () => {
    expect(servicePage("weaving")).toBeUndefined();
  });
});
