import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ProjectHero } from "../../../app/pages/project/project-hero.tsx";

/** The facts of a project's head as pairs of name and value. */
function factsOf(scope: string | undefined): string[][] {
  const hero = createElement(ProjectHero, {
    project: {
      id: "mill",
      title: "A mill",
      description: "Looms on one network.",
      link: "/portfolio/mill",
      client: "Mill Ltd",
      year: 2024,
      scope,
      technologies: ["Looms"],
      color: "indigo",
      picture: { src: "/mill.avif", width: 4, height: 3, color: "#000000", alt: "" },
    },
    category: { id: "x", title: "Branding", link: "/services/branding" },
    list: "Work",
    headline: { lines: [], size: 10 },
    isLoading: false,
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, hero));
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((match) => match.slice(1));
}

test("a project's head states its scope after client and year", () => {
  expect(factsOf("Two months, three people; a network")).toEqual([
    ["Client", "Mill Ltd"],
    ["Year", "2024"],
    ["Scope", "Two months, three people; a network"],
    ["Technologies", "Looms"],
  ]);
});

test("a project without a scope has no empty fact", () => {
  expect(factsOf(undefined).map(([name]) => name)).toEqual(["Client", "Year", "Technologies"]);
});
