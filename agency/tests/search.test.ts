import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { find } from "../../app/search/engine.ts";
import { type SearchFiles, searchFiles } from "../../app/search/search-files.ts";

const files = searchFiles(async (name) => searchIndex(getContent()).files.get(name) ?? "");

/** Pages with the queries that must find them first. */
const FIRST = {
  "/portfolio/factory-monitoring-dashboard": "dashboard for spinning mill",
  "/blog/buying-search-traffic-during-ramadan": "ramadan ads",
  "/portfolio/web-4": "website for a clinic",
  "/portfolio/web-1": "tea auction",
  "/portfolio/finpulse-fraud-detection": "fraud detection",
  "/portfolio/mediscan-assistant": "x-ray",
  "/portfolio/omnichannel-service-ai": "chatbot for customer service",
  "/portfolio/gd-2": "poster for pohela boishakh",
  "/portfolio/quality-control-system": "denim defects camera",
  "/portfolio/automation-2": "Chittagong customs papers",
  "/portfolio/digital-5": "seo for bookshop",
  "/portfolio/digital-4": "language school in Toronto",
  "/about": "who is the creative director",
  "/privacy-policy": "privacy",
  "/blog/first-second-of-a-page-on-3g": "slow page on 3g",
  "/portfolio/automation-5": "insurance claims",
  "/portfolio/brand-1": "megna fery; মেঘনা ফেরি",
  "/portfolio/digital-3": "সুন্দরবন মধু",
  "/portfolio/gd-5": "বরিশাল",
  "/portfolio/web-2": "কাঁথা",
  "/services/branding": "লোগো",
};

/** Pages with the queries that must find them among the first three results. */
const AMONG = {
  "/portfolio/factory-monitoring-dashboard": "dashbord spining",
  "/portfolio/brand-1": "logo for ferry",
  "/contact": "opening hours; phone number; how much does a website cost",
  "/portfolio/automation-3": "hotel booking",
  "/blog/retrofitting-a-1996-rapier-loom": "retrofit old loom",
  "/about": "তানভীর",
};

/** Bangla queries in everyday spellings: phonetic, with English words, in Latin letters. */
const BANGLA = {
  "/services/web-design": "ওয়েব ডিজাইন; ওয়েবসাইট; ই-কমার্স সাইট; ডেভেলপার",
  "/services/branding": "লোগো; ব্র্যান্ডিং; লোগো ডিজাইন; logo design",
  "/services/graphic-design": "প্যাকেজিং; গ্রাফিক ডিজাইন; পোস্টার; ব্যানার; প্যাকেট ডিজাইন",
  "/services/digital-marketing": "ফেসবুক বিজ্ঞাপন; এসইও; ডিজিটাল মার্কেটিং; ফেইসবুক মার্কেটিং; facebook ads",
  "/services/ai-automation": "চ্যাটবট; অটোমেশন; চ্যাট বট",
  "/services/ai-development": "কৃত্রিম বুদ্ধিমত্তা; এআই",
  "/services/industrial-automation": "পিএলসি; স্কাডা; তাত",
  "/portfolio/factory-monitoring-dashboard": "কারখানা মনিটরিং",
  "/portfolio/quality-control-system": "কোয়ালিটি কন্ট্রোল",
  "/contact": "ঠিকানা; ফোন নম্বর; যোগাযোগ; চাকরি; খরচ কত; রেট কত; মোবাইল নাম্বার; কত দিন লাগে; ক্যারিয়ার",
  "/privacy-policy": "গোপনীয়তা নীতি; প্রাইভেসি পলিসি",
  "/about": "আমাদের কথা; আপনারা কারা; nusrat karim",
  "/portfolio/web-1": "চা নিলাম",
  "/portfolio/web-2": "কাঁথা; katha",
  "/portfolio/web-4": "ক্লিনিক; bondhu clinic; ডাক্তারের সিরিয়াল",
  "/portfolio/digital-3": "মধু; sundorbon modhu",
  "/blog/retrofitting-a-1996-rapier-loom": "১৯৯৬; 1996",
  "/portfolio/agrivision-analysis": "ধান পাতার রোগ; dhan",
  "/portfolio/automation-1": "বায়িং হাউজ",
  "/portfolio/automation-2": "সি এন্ড এফ",
  "/portfolio/automation-3": "হোটেল বুকিং",
  "/portfolio/automation-4": "গার্মেন্টস",
  "/portfolio/automation-5": "বীমা",
  "/portfolio/brand-1": "মেঘনা ফেরী",
  "/portfolio/digital-1": "shorisha tel",
  "/portfolio/digital-4": "কানাডা",
  "/portfolio/mediscan-assistant": "এক্সরে",
  "/portfolio/finpulse-fraud-detection": "প্রতারনা",
};

/** Returns each query with its page. */
const questions = (pages: Record<string, string>) =>
  Object.entries(pages).flatMap(([path, asked]) => asked.split("; ").map((query) => [query, path] as const));

describe("real questions", () => {
  const ask = async (query: string) => (await find(files, query)).map(({ card }) => card.path);
  test.each(questions(FIRST))("'%s' finds %s first", async (query, path) => {
    expect((await ask(query))[0]).toBe(path);
  });
  test.each(questions(AMONG))("'%s' finds %s among the first three results", async (query, path) => {
    expect((await ask(query)).slice(0, 3)).toContain(path);
  });
  const { services, pages } = getContent();
  const { tries } = pages.search;
  test("every service has suggested queries", () => {
    expect(Object.keys(tries)).toEqual(services.map(({ id }) => id));
  });
  test.each(Object.values(tries).flat())("the suggested query '%s' finds a project or post", async (word) => {
    expect((await ask(word)).some((path) => /^\/(?:portfolio|blog)\//.test(path))).toBe(true);
  });
});

describe("real questions in Bangla", () => {
  let bangla: SearchFiles;
  beforeAll(() => {
    vi.stubEnv("SITE_LANGUAGE", "bn");
    const { files: built } = searchIndex(getContent());
    bangla = searchFiles(async (name) => built.get(name) ?? "");
  }, 60_000);
  afterAll(() => vi.unstubAllEnvs());

  test.each(questions(BANGLA))("'%s' finds %s first", async (query, path) => {
    expect((await find(bangla, query))[0]?.card.path).toBe(path);
  });

  test.each(["বিরিয়ানি", "shwapno", "asdfgh"])("'%s' finds nothing", async (query) => {
    expect(await find(bangla, query)).toEqual([]);
  });
});
