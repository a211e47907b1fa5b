import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { find } from "../../app/search/engine.ts";
import { type SearchFiles, searchFiles } from "../../app/search/search-files.ts";

let files: SearchFiles;
beforeAll(() => {
  vi.stubEnv("SITE_LANGUAGE", "bn");
  const { files: built } = searchIndex();
  files = searchFiles(async (name) => built.get(name) ?? "");
  // Reads all content in a second language.
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
});

/** What buyers in Dhaka type, and the page that they should see first. */
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
  expect((await find(files, query))[0]?.card.path).toBe(path);
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
  expect((await find(files, query))[0]?.card.path).toBe(path);
});

test.each(["বিরিয়ানি", "shwapno", "asdfgh"])("'%s' finds nothing", async (query) => {
  expect(await find(files, query)).toEqual([]);
});
