import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { find } from "../../app/search/engine.ts";
import { type SearchFiles, searchFiles } from "../../app/search/search-files.ts";

/** Everyday questions, each with the page that must be among the first three results. */
const ENGLISH = {
  "how much does a website cost": "/contact",
  "logo desgin": "/services/branding",
  "online shop with bkash": "/services/web-design",
  "facebook advertising": "/services/digital-marketing",
  "google ads agency": "/services/digital-marketing",
  "packaging design": "/services/graphic-design",
  "seo services dhaka": "/services/digital-marketing",
  "chatbot for my business": "/services/ai-automation",
  "machine learning company": "/services/ai-development",
  "plc programing": "/services/industrial-automation",
  "scada for textile mill": "/services/industrial-automation",
  "office address": "/contact",
  "phone number": "/contact",
  "opening hours friday": "/contact",
  "are you hiring": "/contact",
  "who owns the agency": "/about",
  "your team": "/about",
  "list of services": "/services",
  "portfolio of work": "/portfolio",
  "privacy and cookies": "/privacy-policy",
  "payment terms": "/terms-of-service",
  "ferry company logo": "/portfolio/brand-1",
  "tea auction website": "/portfolio/web-1",
  "honey marketing ramadan": "/portfolio/digital-3",
  "mustard oil adverts": "/portfolio/digital-1",
  "rice disease detection": "/portfolio/agrivision-analysis",
  "xray ai": "/portfolio/mediscan-assistant",
  "payment fraud": "/portfolio/finpulse-fraud-detection",
  "supermarket shelves empty": "/portfolio/retail-ai-insights",
  "truck routes": "/portfolio/synapse-logistics",
  "maths app for schools": "/portfolio/adaptive-edu-platform",
  "customer service bot": "/portfolio/omnichannel-service-ai",
  "buying house orders email": "/portfolio/automation-1",
  "customs clearance documents": "/portfolio/automation-2",
  "hotel reservation automation": "/portfolio/automation-3",
  "garment workers leave letters": "/portfolio/automation-4",
  "insurance claim automation": "/portfolio/automation-5",
  "weaving loom monitoring": "/portfolio/textile-automate-system",
  "spinning mill dashboard": "/portfolio/factory-monitoring-dashboard",
  "fabric inspection camera": "/portfolio/quality-control-system",
  "raincoat brand": "/portfolio/brand-2",
  "credit union branding": "/portfolio/brand-4",
  "poster printing": "/portfolio/gd-1",
  "book fair campaign": "/portfolio/digital-5",
  "clinic appointment website": "/portfolio/web-4",
  "kantha quilts shop": "/portfolio/web-2",
  "freight quote website": "/portfolio/web-5",
  "what is oee": "/blog/what-oee-hides-in-a-weaving-shed",
  "old loom retrofitting": "/blog/retrofitting-a-1996-rapier-loom",
  "how to name a company": "/blog/naming-a-ferry-company-after-a-river",
};

/** English words with one letter wrong, missing, doubled or swapped. */
const MISTYPED = {
  webiste: "/services/web-design",
  brandng: "/services/branding",
  insurence: "/portfolio/automation-5",
  auctoin: "/portfolio/web-1",
  honney: "/portfolio/digital-3",
  museam: "/portfolio/gd-5",
  archtects: "/portfolio/web-3",
  supermaket: "/portfolio/retail-ai-insights",
  dashbord: "/portfolio/factory-monitoring-dashboard",
  rainwaer: "/portfolio/brand-2",
};

/** The same questions in Bangla, in everyday spellings. */
const BANGLA = {
  "ওয়েবসাইট বানাতে কত টাকা লাগে": "/contact",
  "লোগো ডিজাইন": "/services/branding",
  "অনলাইন শপ বিকাশ পেমেন্ট": "/services/web-design",
  "ফেসবুক মার্কেটিং": "/services/digital-marketing",
  "গুগল অ্যাডস": "/services/digital-marketing",
  "প্যাকেজিং ডিজাইন": "/services/graphic-design",
  "এস ই ও": "/services/digital-marketing",
  "চ্যাটবট বানাতে চাই": "/services/ai-automation",
  "মেশিন লার্নিং": "/services/ai-development",
  "পিএলসি প্রোগ্রামিং": "/services/industrial-automation",
  "স্ক্যাডা টেক্সটাইল মিল": "/services/industrial-automation",
  "অফিসের ঠিকানা": "/contact",
  "ফোন নাম্বার": "/contact",
  "শুক্রবার খোলা": "/contact",
  "চাকরির খবর": "/contact",
  "মালিক কে": "/about",
  "আপনাদের টীম": "/about",
  "কি কি সার্ভিস দেন": "/services",
  "আগের কাজ দেখতে চাই": "/portfolio",
  "গোপনীয়তা কুকি": "/privacy-policy",
  "পেমেন্টের শর্ত": "/terms-of-service",
  "ফেরি কোম্পানির লোগো": "/portfolio/brand-1",
  "চায়ের নিলাম": "/portfolio/web-1",
  "সুন্দরবনের মধু রমজান": "/portfolio/digital-3",
  "সরিষার তৈল": "/portfolio/digital-1",
  "ধানের রোগ": "/portfolio/agrivision-analysis",
  "এক্স রে এআই": "/portfolio/mediscan-assistant",
  "টাকা লেনদেন জালিয়াতি": "/portfolio/finpulse-fraud-detection",
  "সুপার শপের তাক": "/portfolio/retail-ai-insights",
  "ট্রাকের রুট": "/portfolio/synapse-logistics",
  "স্কুলের অঙ্ক": "/portfolio/adaptive-edu-platform",
  "কাস্টমার সার্ভিস": "/portfolio/omnichannel-service-ai",
  "বায়িং হাউজ অর্ডার": "/portfolio/automation-1",
  "সিএন্ডএফ এজেন্ট": "/portfolio/automation-2",
  "হোটেল রিজার্ভেশন": "/portfolio/automation-3",
  "গার্মেন্টস শ্রমিকের ছুটি": "/portfolio/automation-4",
  "বীমা দাবী": "/portfolio/automation-5",
  "তাঁত মনিটরিং": "/portfolio/textile-automate-system",
  "স্পিনিং মিল ড্যাশবোর্ড": "/portfolio/factory-monitoring-dashboard",
  "কাপড়ের ত্রুটি ক্যামেরা": "/portfolio/quality-control-system",
  "রেইনকোট ব্র্যান্ড": "/portfolio/brand-2",
  "সমবায় সমিতি": "/portfolio/brand-4",
  "পোস্টার ছাপা": "/portfolio/gd-1",
  বইমেলা: "/portfolio/digital-5",
  "ক্লিনিকের ওয়েবসাইট": "/portfolio/web-4",
  নকশীকাঁথা: "/portfolio/web-2",
  "কন্টেইনার ভাড়া": "/portfolio/web-5",
  "oee কি": "/blog/what-oee-hides-in-a-weaving-shed",
  "পুরাতন লুম": "/blog/retrofitting-a-1996-rapier-loom",
  "কোম্পানির নাম রাখা": "/blog/naming-a-ferry-company-after-a-river",
};

const readsFrom = () => {
  const { files } = searchIndex(getContent());
  return searchFiles(async (name) => files.get(name) ?? "");
};
async function missed(files: SearchFiles, questions: Record<string, string>): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(questions).map(async ([query, path]) => {
      const first = (await find(files, query)).slice(0, 3).map(({ card }) => card.path);
      return first.includes(path) ? [] : [`${query}: ${path} is not among ${first.join(", ")}`];
    }),
  );
  return answers.flat();
}

describe("everyday searches", () => {
  test("find the right page among the first three results for at least 45 of 50 English questions", async () => {
    const wrong = await missed(readsFrom(), ENGLISH);
    expect(Object.keys(ENGLISH)).toHaveLength(50);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(5);
  });

  test("find the right page for ten mistyped English words", async () => {
    expect(Object.keys(MISTYPED)).toHaveLength(10);
    expect(await missed(readsFrom(), MISTYPED)).toEqual([]);
  });

  describe("in Bangla", () => {
    beforeAll(() => {
      vi.stubEnv("SITE_LANGUAGE", "bn");
    });
    afterAll(() => {
      vi.unstubAllEnvs();
    });
    test("find the right page among the first three results for at least 45 of 50 questions", async () => {
      const wrong = await missed(readsFrom(), BANGLA);
      expect(Object.keys(BANGLA)).toHaveLength(50);
      expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(5);
    }, 60_000);
  });
});
