import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProjectList } from "../../../app/pages/portfolio/project-list.tsx";

it("says that a filter finds nothing, and offers all projects", () => {
  const html = renderToStaticMarkup(
    createElement(ProjectList, {
      projects: [],
      filters: [{ id: "roofs", title: "Roofs", color: "slate" }],
      all: "All Projects",
      empty: "No portfolio items found matching this filter.",
      chosen: "roofs",
      pressed: "all",
      onChoose: () => {},
    }),
  );
  expect(html).toContain("No portfolio items found matching this filter.");
  expect(html).toContain("0 projects shown");
  expect(html.match(/<button[^>]*>(?:(?!<\/button>).)*All Projects/g)).toHaveLength(2);
});
