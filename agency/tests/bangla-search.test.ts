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
