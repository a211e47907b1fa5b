import { describe, expect, it } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { builtAddress } from "../../../app/content/pictures/pictures.server.ts";
import { projectPage } from "../../../app/pages/project/data.server.ts";

const { projects } = getContent();
/** Measuring headlines takes a long time on a busy machine. */
const SLOW = { timeout: 90_000 };

describe("projectPage", () => {
  it("returns nothing for an unknown id", () => {
    expect(projectPage(getContent(), "nowhere-99")).toBeUndefined();
    expect(projectPage(getContent(), "")).toBeUndefined();
  });
  it("has every section of the project's file, and up to three related projects", SLOW, () => {
    for (const { id, caseStudy, relatedProjects, serviceCategory } of projects) {
      const page = projectPage(getContent(), id);
      expect.soft(page?.results.length, id).toBe(caseStudy.results.length);
      expect.soft(page?.gallery.pictures.length, id).toBe(caseStudy.galleryImages.length);
      expect.soft(page?.testimonial === undefined, id).toBe(caseStudy.testimonial === undefined);
      const texts = [caseStudy.challenge, caseStudy.solution].filter((text) => text !== undefined);
      expect.soft(page?.parts.length, id).toBe(texts.length);
      const others = projects.filter((each) => each.serviceCategory === serviceCategory).length - 1;
      expect.soft(page?.related.length, id).toBe(Math.min(3, relatedProjects.length || others));
      expect.soft(page?.related.some((card) => card.id === id)).toBe(false);
    }
  });
  it("relates projects other than the next project if possible, and shows new pictures first", SLOW, () => {
    for (const { id, caseStudy, relatedProjects, serviceCategory } of projects) {
      const page = projectPage(getContent(), id);
      const isNext = ({ link }: { link: string }) => link === page?.next?.link;
      const others = projects.filter((other) => other.id !== id && !isNext(other));
      const free = others.filter(
        (other) => relatedProjects.includes(other.id) || other.serviceCategory === serviceCategory,
      );
      const repeated = page?.related.filter(isNext).length ?? 0;
      expect.soft(repeated, id).toBe(Math.max(0, (page?.related.length ?? 0) - free.length));
      const last = page?.gallery.pictures.slice(-caseStudy.plates.length).map(({ src }) => src);
      const plates = caseStudy.plates.map((plate) => builtAddress(plate));
      if (plates.length > 0) expect.soft(last?.toSorted(), id).toEqual(plates.toSorted());
    }
  });
  it("links to a next project, so that all projects form a circle", SLOW, () => {
    const seen = new Set<string>();
    let link = projects[0]?.link ?? "";
    while (!seen.has(link)) {
      seen.add(link);
      link = projectPage(getContent(), link.replace("/portfolio/", ""))?.next?.link ?? link;
    }
    expect(seen.size).toBe(projects.length);
  });
});
