import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getContent } from "../../app/content/read/content.server.ts";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { find } from "../../app/search/engine.ts";
import { type SearchFiles, searchFiles } from "../../app/search/search-files.ts";

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

describe("real questions in Bangla", () => {
  let bangla: SearchFiles;
  beforeAll(() => {
    vi.stubEnv("SITE_LANGUAGE", "bn");
    const { files: built } = searchIndex();
    bangla = searchFiles(async (name) => built.get(name) ?? "");
  }, 60_000);
  afterAll(() => vi.unstubAllEnvs());

  test.each([
    ["ওয়েব ডিজাইন", "/services/web-design"],
    ["লোগো", "/services/branding"],
    ["ব্র্যান্ডিং", "/services/branding"],
    ["প্যাকেজিং", "/services/graphic-design"],
    ["গ্রাফিক ডিজাইন", "/services/graphic-design"],
    ["পোস্টার", "/services/graphic-design"],
    ["ফেসবুক বিজ্ঞাপন", "/services/digital-marketing"],
    ["এসইও", "/services/digital-marketing"],
    ["ডিজিটাল মার্কেটিং", "/services/digital-marketing"],
    ["চ্যাটবট", "/services/ai-automation"],
    ["কৃত্রিম বুদ্ধিমত্তা", "/services/ai-development"],
    ["অটোমেশন", "/services/ai-automation"],
    ["পিএলসি", "/services/industrial-automation"],
    ["স্কাডা", "/services/industrial-automation"],
    ["কারখানা মনিটরিং", "/portfolio/factory-monitoring-dashboard"],
    ["কোয়ালিটি কন্ট্রোল", "/portfolio/quality-control-system"],
    ["ঠিকানা", "/contact"],
    ["ফোন নম্বর", "/contact"],
    ["যোগাযোগ", "/contact"],
    ["চাকরি", "/contact"],
    ["খরচ কত", "/contact"],
    ["গোপনীয়তা নীতি", "/privacy-policy"],
    ["আমাদের কথা", "/about"],
    ["চা নিলাম", "/portfolio/web-1"],
    ["কাঁথা", "/portfolio/web-2"],
    ["ক্লিনিক", "/portfolio/web-4"],
    ["মধু", "/portfolio/digital-3"],
    ["১৯৯৬", "/blog/retrofitting-a-1996-rapier-loom"],
    ["1996", "/blog/retrofitting-a-1996-rapier-loom"],
    ["ধান পাতার রোগ", "/portfolio/agrivision-analysis"],
  ])("'%s' finds %s first", async (query, path) => {
    expect((await find(bangla, query))[0]?.card.path).toBe(path);
  });

  /** The same, in the spellings of every day: as it sounds, with English words, in Latin letters. */
  test.each([
    ["ওয়েবসাইট", "/services/web-design"],
    ["ই-কমার্স সাইট", "/services/web-design"],
    ["ডেভেলপার", "/services/web-design"],
    ["লোগো ডিজাইন", "/services/branding"],
    ["logo design", "/services/branding"],
    ["ফেইসবুক মার্কেটিং", "/services/digital-marketing"],
    ["facebook ads", "/services/digital-marketing"],
    ["ব্যানার", "/services/graphic-design"],
    ["প্যাকেট ডিজাইন", "/services/graphic-design"],
    ["চ্যাট বট", "/services/ai-automation"],
    ["এআই", "/services/ai-development"],
    ["তাত", "/services/industrial-automation"],
    ["রেট কত", "/contact"],
    ["মোবাইল নাম্বার", "/contact"],
    ["কত দিন লাগে", "/contact"],
    ["ক্যারিয়ার", "/contact"],
    ["প্রাইভেসি পলিসি", "/privacy-policy"],
    ["আপনারা কারা", "/about"],
    ["nusrat karim", "/about"],
    ["বায়িং হাউজ", "/portfolio/automation-1"],
    ["সি এন্ড এফ", "/portfolio/automation-2"],
    ["হোটেল বুকিং", "/portfolio/automation-3"],
    ["গার্মেন্টস", "/portfolio/automation-4"],
    ["বীমা", "/portfolio/automation-5"],
    ["মেঘনা ফেরী", "/portfolio/brand-1"],
    ["katha", "/portfolio/web-2"],
    ["bondhu clinic", "/portfolio/web-4"],
    ["ডাক্তারের সিরিয়াল", "/portfolio/web-4"],
    ["shorisha tel", "/portfolio/digital-1"],
    ["sundorbon modhu", "/portfolio/digital-3"],
    ["কানাডা", "/portfolio/digital-4"],
    ["এক্সরে", "/portfolio/mediscan-assistant"],
    ["প্রতারনা", "/portfolio/finpulse-fraud-detection"],
    ["dhan", "/portfolio/agrivision-analysis"],
  ])("'%s', as it is typed, finds %s first", async (query, path) => {
    expect((await find(bangla, query))[0]?.card.path).toBe(path);
  });

  test.each(["বিরিয়ানি", "shwapno", "asdfgh"])("'%s' finds nothing", async (query) => {
    expect(await find(bangla, query)).toEqual([]);
  });
});
