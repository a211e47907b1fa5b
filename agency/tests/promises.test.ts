import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openingState, sayOpeningState } from "../../app/lib/opening-hours.ts";

/** What Loomwright promises in its files, word by word; that the pages say it is tested for any agency. */
const HERE = join(import.meta.dirname, "..");
const read = (file: string) => parse(readFileSync(join(HERE, file), "utf8"));
const readAll = (folder: string) =>
  readdirSync(join(HERE, folder))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => read(join(folder, file)));

const site = read("site.yaml");
const home = read("pages/home.yaml");
const about = read("pages/about.yaml");
const contact = read("pages/contact.yaml");

type Named = { name: string; path: string };
const paths = (links: Named[]) => links.map(({ path }) => path);

describe("site", () => {
  test("its menu, the button beside it, the footer's groups and the five networks", () => {
    expect(site.navigation.map(({ name, path }: Named) => [name, path])).toEqual([
      ["Services", "/services"],
      ["Portfolio", "/portfolio"],
      ["Blog", "/blog"],
      ["About", "/about"],
      ["Contact", "/contact"],
    ]);
    expect(site.getStarted).toEqual({ name: "Get Started", path: "/contact" });
    const [services, company] = site.footer.groups;
    expect(site.footer.groups.map(({ title }: { title: string }) => title)).toEqual([
      "Services",
      "Company",
      "Legal",
    ]);
    expect(services.links).toBe("services");
    expect(paths(company.links)).toEqual(["/about", "/portfolio", "/blog"]);
    expect(site.footer.links).toEqual([
      { name: "Sitemap", path: "/sitemap" },
      { name: "Contact Us", path: "/contact" },
    ]);
    expect(site.social.map(({ name }: Named) => name)).toEqual([
      "Facebook",
      "Instagram",
      "LinkedIn",
      "YouTube",
      "Behance",
    ]);
    expect(site.newsletter).toMatchObject({ label: "Email address", button: "Subscribe" });
  });

  test("where it is and how it is reached", () => {
    const { email, phones, address } = site.contact;
    expect([email, ...phones]).toEqual(["hello@loomwright.example", "+880 2 5555 0142", "+880 1711 555 019"]);
    const { street, area, city, postcode, country } = address;
    expect(`${street}, ${area}, ${city} ${postcode}, ${country}`).toBe(
      "House 14, Road 27, Banani, Dhaka 1213, Bangladesh",
    );
  });

  // Dhaka is UTC+6 all year; 2026-11-16 is a Monday.
  test.each([
    ["2026-11-16T02:59:00Z", "Closed now, opens today 9:00 AM"],
    ["2026-11-16T03:00:00Z", "Open now, closes 6:00 PM"],
    ["2026-11-16T11:59:00Z", "Open now, closes 6:00 PM"],
    ["2026-11-16T12:00:00Z", "Closed now, opens Tuesday 9:00 AM"],
    ["2026-11-21T03:59:00Z", "Closed now, opens today 10:00 AM"],
    ["2026-11-21T04:00:00Z", "Open now, closes 4:00 PM"],
    ["2026-11-21T10:00:00Z", "Closed now, opens Monday 9:00 AM"],
    ["2026-11-22T06:00:00Z", "Closed now, opens Monday 9:00 AM"],
  ])("at %s: %s", (now, says) => {
    const { hours, timeZone } = site.contact;
    expect(sayOpeningState(openingState(hours, timeZone, new Date(now)))).toBe(says);
  });
});

describe("home", () => {
  test("its seven slides in order, their targets and button texts", () => {
    type Slide = { link: string; buttonText: string };
    expect(home.slides.map(({ link, buttonText }: Slide) => [link, buttonText])).toEqual([
      ["/services/web-design", "Learn More"],
      ["/services/graphic-design", "Explore Services"],
      ["/services/ai-development", "Discover More"],
      ["/services/digital-marketing", "Get Started"],
      ["/services/branding", "Learn More"],
      ["/services/ai-automation", "Explore More"],
      ["/services/industrial-automation", "Learn More"],
    ]);
  });

  test("its headline, more than fifty awards, and a journey since 2023", () => {
    expect(home.headline.join(" ").toLowerCase()).toBe("we weave brands, software and machines");
    const awards = home.achievements.list.map(({ number }: { number: string }) => Number(number));
    expect(awards.reduce((sum: number, number: number) => sum + number, 0)).toBeGreaterThan(50);
    expect(home.journey.text).toContain("since 2023");
  });

  test("the first three of web, AI and graphic design are featured", () => {
    expect(home.featured.projects.toSorted()).toEqual([
      ...["ai-1", "ai-2", "ai-3", "gd-1", "gd-2", "gd-3"],
      ...["web-1", "web-2", "web-3"],
    ]);
  });
});

describe("about and contact", () => {
  test("five leaders and what they answer for", () => {
    type Member = { name: string; role: string };
    expect(about.team.members.map(({ name, role }: Member) => [name, role])).toEqual([
      ["Nusrat Karim", "Managing Director"],
      ["Tanvir Rahman", "Creative Director"],
      ["Farhana Islam", "Head of AI and Software"],
      ["Imtiaz Hossain", "Head of Industrial Automation"],
      ["Sadia Chowdhury", "Head of Marketing"],
    ]);
    expect([about.story.title, about.values.title, about.team.title]).toEqual([
      "Our Story",
      "Core Values",
      "Leadership Team",
    ]);
    for (const { desc } of about.values.list) expect.soft(desc.length, desc).toBeGreaterThan(60);
  });

  test("a form for three facts, and a map that is coming", () => {
    expect(contact.form.title).toBe("Send Us a Message");
    expect(contact.form.quoteTitle).toBe("This is a request for a quote.");
    expect(contact.information.title).toBe("Contact Information");
    expect(contact.map.title).toBe("Map Coming Soon");
  });
});

describe("work", () => {
  test("industrial automation has its own three projects", () => {
    const own = readAll("projects").filter(
      ({ serviceCategory }) => serviceCategory === "industrial-automation",
    );
    expect(own.map(({ id }) => id).toSorted()).toEqual([
      "factory-monitoring-dashboard",
      "quality-control-system",
      "textile-automate-system",
    ]);
  });

  test("branding shows the ferry company, five approaches are named", () => {
    expect(read("projects/brand-1.yaml").title).toBe("Meghna Ferry Company");
    const { approach } = read("pages/services.yaml");
    expect(approach.steps.map(({ title }: { title: string }) => title)).toEqual([
      "Discovery and Strategy",
      "Creative Concept",
      "Development and Implementation",
      "Testing and Refinement",
      "Launch and Support",
    ]);
  });
});
