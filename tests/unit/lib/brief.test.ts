import { describe, expect, test } from "vitest";
import {
  type Brief,
  type BriefWords,
  briefAnswers,
  briefText,
  EMPTY_BRIEF,
  fromFragment,
  hasAnswers,
  mergeBrief,
  readBrief,
  toFragment,
} from "../../../app/lib/brief.ts";
import { withBrief } from "../../../app/lib/quote-opening.ts";

const WORDS: BriefWords = {
  services: { label: "Services" },
  change: { what: { label: "Change" }, now: { label: "Today" }, goal: { label: "Wanted" } },
  fixed: { label: "Fixed", list: [{ id: "brand", text: "Our colours stay" }] },
  budget: { label: "Budget", list: [{ id: "small", text: "Up to 5" }] },
  timeline: { label: "When", list: [{ id: "soon", text: "Within a month" }] },
  hour: { label: "First hour" },
};
const SERVICES = { sites: "Sites", signs: "Signs" };
const FULL: Brief = {
  services: ["sites", "signs"],
  change: "Orders & returns = fewer",
  now: "9 in 100",
  goal: "4 in 100 #soon",
  fixed: ["brand"],
  other: "Eid, ঈদ",
  budget: "small",
  timeline: "soon",
  hour: "Tue 10:00, Wed after 15:00",
};

describe("a brief", () => {
  test("has one line per answer, in the order of the steps", () => {
    expect(briefText(briefAnswers(FULL, WORDS, SERVICES))).toBe(
      "Services: Sites, Signs\nChange: Orders & returns = fewer\nToday: 9 in 100\nWanted: 4 in 100 #soon\nFixed: Our colours stay; Eid, ঈদ\nBudget: Up to 5\nWhen: Within a month\nFirst hour: Tue 10:00, Wed after 15:00",
    );
  });

  test("skips unanswered questions and unknown ids", () => {
    expect(briefAnswers(EMPTY_BRIEF, WORDS, SERVICES)).toEqual([]);
    const foreign = { ...EMPTY_BRIEF, services: ["constructor", "signs"], budget: "free", fixed: ["x"] };
    expect(briefAnswers(foreign, WORDS, SERVICES)).toEqual([{ label: "Services", answer: "Signs" }]);
  });

  test("is the same after it was written to and read from a link's fragment", () => {
    expect(mergeBrief(EMPTY_BRIEF, fromFragment(`#${toFragment(FULL)}`) ?? {})).toEqual(FULL);
    expect(toFragment(EMPTY_BRIEF)).toBe("brief");
    expect(fromFragment("#brief")).toEqual({});
  });

  test.each(["", "#", "#form-title", "#services=sites", "#%E0%A4%A", "#briefly"])(
    "is not read from the fragment '%s'",
    (hash) => expect(fromFragment(hash)).toBeUndefined(),
  );

  test("takes only known fields from a link, and cuts long values", () => {
    const given = fromFragment(`#brief&now=${"x".repeat(5000)}&script=1&__proto__=2&services=sites`);
    expect(given).toEqual({ now: "x".repeat(80), services: ["sites"] });
    expect(readBrief({ services: "sites", change: 7, fixed: [1, "", "brand"] })).toEqual({
      fixed: ["brand"],
    });
    expect(readBrief(null)).toEqual({});
  });

  test("keeps earlier answers, and adds the answers in a link", () => {
    const merged = mergeBrief({ ...EMPTY_BRIEF, services: ["sites"], now: "9" }, { services: ["signs"] });
    expect(merged).toMatchObject({ services: ["sites", "signs"], now: "9" });
  });

  test("counts as answered only if it contains more than a link chose", () => {
    expect(hasAnswers(EMPTY_BRIEF, [])).toBe(false);
    expect(hasAnswers({ ...EMPTY_BRIEF, services: ["sites"] }, ["sites"])).toBe(false);
    expect(hasAnswers({ ...EMPTY_BRIEF, services: ["sites", "signs"] }, ["sites"])).toBe(true);
    expect(hasAnswers({ ...EMPTY_BRIEF, now: "9" }, [])).toBe(true);
  });
});

describe("a brief in the message", () => {
  const LINE = "I would like a quote for Sites.\n\n";
  test.each([
    // The brief is below the quote opening and above the visitor's text.
    [`${LINE}Please call.`, "Budget: 5", "", `${LINE}Budget: 5\n\nPlease call.`],
    ["", "Budget: 5", "", "Budget: 5\n\n"],
    // If the visitor has not changed the brief, the new brief replaces it.
    [`${LINE}Budget: 5\n\nHello`, "Budget: $& 9", "Budget: 5", `${LINE}Budget: $& 9\n\nHello`],
    [`${LINE}Budget: perhaps 5`, "Budget: 9", "Budget: 5", `${LINE}Budget: 9\n\nBudget: perhaps 5`],
  ])("in %j, %j replaces %j", (message, brief, before, together) => {
    expect(withBrief(message, LINE, brief, before)).toBe(together);
  });
});
