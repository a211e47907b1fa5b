import { expect, test } from "vitest";
import { checkOrnaments } from "../../../app/content/check/check-ornaments.server.ts";
import { readContent } from "../../../app/content/read-content.server.ts";
import { agencyFolder } from "../../../server/folders.ts";

const { site, pages } = readContent(agencyFolder(), true);
const VISIT = { show: "Show", save: "Save", text: "Your visit", file: "visit" };
const withVisit = (visit: typeof site.visit) => ({
  site: { ...site, visit },
  pages: { ...pages, home: { ...pages.home, sections: [] } },
});

test.each([
  [VISIT, {}, "site.yaml: visit: nothing shows it: delete it, or draw 'footerVisit' in ornaments/"],
  [undefined, { footerVisit: true }, "visit: is missing: 'footerVisit' in ornaments/ shows these words"],
])(
  "rejects texts without the ornament that shows them, and an ornament without its texts: %#",
  (visit, drawn, says) => {
    expect(() => checkOrnaments(withVisit(visit), drawn)).toThrow(says);
  },
);
test.each([
  [VISIT, { footerVisit: true }],
  [undefined, {}],
  // A hidden section needs neither texts nor an ornament.
  [undefined, { techStackPlay: true }],
])("accepts texts and ornaments that match: %#", (visit, drawn) => {
  expect(() => checkOrnaments(withVisit(visit), drawn)).not.toThrow();
});
