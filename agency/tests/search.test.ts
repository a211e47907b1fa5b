import { describe, expect, test } from "vitest";
import { getContent } from "../../app/content/read/content.server.ts";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { find } from "../../app/search/engine.ts";
import { searchFiles } from "../../app/search/search-files.ts";

const files = searchFiles(async (name) => searchIndex().files.get(name) ?? "");

/** What visitors ask, and the page that must be first. */
const FIRST = [
  ["dashboard for spinning mill", "/portfolio/factory-monitoring-dashboard"],
  ["ramadan ads", "/blog/buying-search-traffic-during-ramadan"],
  ["website for a clinic", "/portfolio/web-4"],
  ["tea auction", "/portfolio/web-1"],
  ["fraud detection", "/portfolio/finpulse-fraud-detection"],
  ["x-ray", "/portfolio/mediscan-assistant"],
  ["chatbot for customer service", "/portfolio/omnichannel-service-ai"],
  ["poster for pohela boishakh", "/portfolio/gd-2"],
  ["denim defects camera", "/portfolio/quality-control-system"],
  ["Chittagong customs papers", "/portfolio/automation-2"],
  ["seo for bookshop", "/portfolio/digital-5"],
  ["language school in Toronto", "/portfolio/digital-4"],
  ["who is the creative director", "/about"],
  ["privacy", "/privacy-policy"],
  ["slow page on 3g", "/blog/first-second-of-a-page-on-3g"],
  ["insurance claims", "/portfolio/automation-5"],
  ["megna fery", "/portfolio/brand-1"],
  ["মেঘনা ফেরি", "/portfolio/brand-1"],
  ["সুন্দরবন মধু", "/portfolio/digital-3"],
  ["বরিশাল", "/portfolio/gd-5"],
  ["কাঁথা", "/portfolio/web-2"],
  ["লোগো", "/services/branding"],
] as const;

/** The same, where several pages are as good an answer: among the first three. */
const AMONG = [
  ["dashbord spining", "/portfolio/factory-monitoring-dashboard"],
  ["logo for ferry", "/portfolio/brand-1"],
  ["opening hours", "/contact"],
  ["phone number", "/contact"],
  ["how much does a website cost", "/contact"],
  ["hotel booking", "/portfolio/automation-3"],
  ["retrofit old loom", "/blog/retrofitting-a-1996-rapier-loom"],
  ["তানভীর", "/about"],
] as const;

describe("real questions", () => {
  const ask = async (query: string) => (await find(files, query)).map(({ card }) => card.path);
  test.each(FIRST)("'%s' finds %s first", async (query, path) => {
    expect((await ask(query))[0]).toBe(path);
  });
  test.each(AMONG)("'%s' finds %s among the first three", async (query, path) => {
    expect((await ask(query)).slice(0, 3)).toContain(path);
  });
  const { services, pages } = getContent();
  const { tries } = pages.search;
  test("every service has words to try", () => {
    expect(Object.keys(tries)).toEqual(services.map(({ id }) => id));
  });
  test.each(Object.values(tries).flat())(
    "'%s', which the search page proposes, finds a work",
    async (word) => {
      expect((await ask(word)).some((path) => /^\/(?:portfolio|blog)\//.test(path))).toBe(true);
    },
  );
});
