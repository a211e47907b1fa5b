import { expect, test } from "vitest";
import { checkOrnaments } from "../../../app/content/check/check-ornaments.server.ts";
import { agencyFolder } from "../../../app/content/read/agency-folder.server.ts";
import { readContent } from "../../../app/content/read/read-content.server.ts";

const { site, pages } = readContent(agencyFolder(), true);
const VISIT = { show: "Show", save: "Save", text: "Your visit", file: "visit" };
const withVisit = (visit: typeof site.visit) => ({
  site: { ...site, visit },
  pages: { ...pages, home: { ...pages.home, sections: [] } },
});

test("words without their ornament, and an ornament without its words, are refused with file, field and fix", () => {
  expect(() => checkOrnaments(withVisit(VISIT), {})).toThrow(
    "site.yaml: visit: nothing shows it: delete it, or draw 'footerVisit' in ornaments/",
  );
  expect(() => checkOrnaments(withVisit(undefined), { footerVisit: true })).toThrow(
    "site.yaml: visit: is missing: 'footerVisit' in ornaments/ shows these words",
  );
  expect(() => checkOrnaments(withVisit(VISIT), { footerVisit: true })).not.toThrow();
  expect(() => checkOrnaments(withVisit(undefined), {})).not.toThrow();
});
test("a section that is not shown needs neither words nor ornament", () => {
  expect(() => checkOrnaments(withVisit(undefined), { techStackPlay: true })).not.toThrow();
});
