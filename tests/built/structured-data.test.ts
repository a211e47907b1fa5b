import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { formatTime } from "../../app/lib/opening-hours.ts";
import { builtFiles, CLIENT, elementsOf, readBuilt } from "../built-pages.ts";
import { attributesOf, headOf, joined, readableText } from "../built-text.ts";

type Value = string | number | Value[] | { [key: string]: Value };
type Node = { [key: string]: Value };

const FOLDER = `.cache/structured-data-${process.pid}`;
const { site } = getContent();
const pages = builtFiles("index.html")
  .map((file) => ({ file, html: readBuilt(file) }))
  .filter(({ html }) => headOf(html).canonical !== undefined);

/** Returns the JSON-LD of a page. Checks that the page has exactly one such script. */
function dataOf(html: string): string {
  const found = elementsOf(html).filter(({ attributes }) => attributes.get("type") === "application/ld+json");
  expect(found).toHaveLength(1);
  return found[0]?.content ?? "";
}

const graphOf = (html: string): Node[] => JSON.parse(dataOf(html))["@graph"];
/** Returns all nodes of a type, at any depth. */
function nodesOf(value: Value, type: string): Node[] {
  if (typeof value !== "object") return [];
  const inside = Object.values(value).flatMap((part) => nodesOf(part, type));
  return !Array.isArray(value) && value["@type"] === type ? [value, ...inside] : inside;
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/**
 * Checks structured data with TypeScript and schema-dts, Google's types for schema.org. Returns errors for unknown
 * types, unknown properties and wrong values.
 */
function mistakes(graphs: readonly string[]): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const values = graphs.map((graph, index) => `export const graph${index}: Graph = ${graph};`);
  const lines = ['import type { Graph } from "schema-dts";', ...values];
  writeFileSync(join(FOLDER, "graphs.ts"), lines.join("\n"));
  const how = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const compilerOptions = { ...how, module: "esnext", moduleResolution: "bundler" };
  writeFileSync(join(FOLDER, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["graphs.ts"] }));
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const command = [tsc, "-p", FOLDER, "--pretty", "false"];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return `${stdout}${stderr}`.split("\n").filter((line) => line.includes("error"));
}

/** Removes "query-input", which schema.org documents but does not define as a property. */
const withoutNotation = (graph: string) => graph.replaceAll(/,"query-input":"[^"]*"/g, "");

/** Returns a graph whose strings are empty. Keeps types and days, because they are terms of schema.org. */
const shapeOf = (graph: string) =>
  JSON.stringify(JSON.parse(graph), (key, value) =>
    typeof value === "string" && !/^@type$|^dayOfWeek$|^\d$/.test(key) ? "" : value,
  );

describe("structured data", { timeout: 300_000 }, () => {
  test("uses only terms of schema.org; the check itself rejects unknown terms", () => {
    expect(pages.length).toBeGreaterThan(10);
    const wrong = [
      { "@type": "BlogPost", name: "A type that does not exist" },
      { "@type": "BlogPosting", heading: "A property that does not exist" },
      { "@type": "Person", openingHours: "A property of another type" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Moonday" },
    ].map((node) => JSON.stringify({ "@context": "https://schema.org", "@graph": [node] }));
    // Check one page of each shape, because pages of one type differ only in their content.
    const shapes = new Map(pages.map(({ html }) => [shapeOf(dataOf(html)), withoutNotation(dataOf(html))]));
    const found = mistakes([...wrong, ...shapes.values()]);
    // Line 1 is the import. Each further line is one graph.
    expect(found.map((line) => Number(/\((\d+),/.exec(line)?.[1]) - 2)).toEqual([0, 1, 2, 3]);
  });

  test("contains only what the page shows", () => {
    for (const { file, html } of pages) {
      const check = checker(html);
      const found = graphOf(html).flatMap((node) => check(node));
      expect.soft(found, file).toEqual([]);
    }
  });

  test("refers only to nodes that it also contains", () => {
    for (const { file, html } of pages) {
      const nodes = graphOf(html);
      const described = new Set(nodes.map((node) => node["@id"]));
      const named = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id = ""]) => id);
      for (const id of named) expect.soft(described, file).toContain(id);
    }
  });

  test("describes the subject of each page type", () => {
    const { projects, posts, services, pages: words } = getContent();
    const at = (path: string) => graphOf(readBuilt(`${path === "/" ? "" : path}/index.html`));
    for (const { link, client, year } of projects) {
      const [work] = nodesOf(at(link), "CreativeWork");
      const made = [work?.dateCreated, (work?.sourceOrganization as Node | undefined)?.name];
      expect.soft(made, link).toEqual([year && `${year}`, client]);
      expect.soft(nodesOf(at(link), "BreadcrumbList"), link).toHaveLength(1);
    }
    for (const { slug, author } of posts) {
      const [post] = nodesOf(at(`/blog/${slug}`), "BlogPosting");
      expect.soft((post?.author as Node | undefined)?.name, slug).toBe(author);
    }
    for (const { link, title } of services)
      expect.soft(nodesOf(at(link), "Service")[0]?.name, link).toBe(title);
    expect.soft(nodesOf(at("/contact"), "Question")).toHaveLength(words.contact.faq?.entries.length ?? 0);
    expect.soft(nodesOf(at("/contact"), "ProfessionalService")[0]?.telephone).toEqual(site.contact.phones);
    expect.soft(nodesOf(at("/about"), "Person")).toHaveLength(words.about.team?.members.length ?? 0);
    expect.soft(nodesOf(at("/portfolio"), "ItemList")[0]?.numberOfItems).toBe(projects.length);
    if (posts.length > 0) expect.soft(nodesOf(at("/blog"), "ItemList")[0]?.numberOfItems).toBe(posts.length);
    expect.soft(nodesOf(at("/services"), "ItemList")[0]?.numberOfItems).toBe(services.length);
  });

  test("names the site's search page, which exists", () => {
    const [action] = nodesOf(graphOf(readBuilt("index.html")), "SearchAction");
    expect(action?.["query-input"]).toBe("required name=search_term_string");
    const template = `${site.url}/search?q={search_term_string}`;
    expect((action?.target as Node | undefined)?.urlTemplate).toBe(template);
    expect(existsSync(join(CLIENT, "search/index.html"))).toBe(true);
  });
});

const ADDRESSES = new Set(["url", "contentUrl", "item", "sameAs", "logo"]);
/** Properties that other tests check. */
const SKIPPED = new Set(["@type", "@id", "@context", "urlTemplate", "query-input"]);
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns consecutive days as the page shows them, with the names in site.yaml. */
function spoken(days: Value): string {
  const known = [days].flat().map((day) => site.contact.hours[DAYS.indexOf(`${day}`)]?.day ?? "");
  return known.length > 1 ? `${known[0]} to ${known.at(-1)}` : `${known[0]}`;
}

/** Returns a function that lists a node's values that are missing from the page's text, links and pictures. */
function checker(html: string) {
  const text = readableText(html);
  const head = headOf(html);
  const language = attributesOf(html, "html", "lang")[0];
  const images = elementsOf(html).filter(({ name }) => name === "img");
  const pictures = new Map(images.map(({ attributes }) => [attributes.get("src"), attributes]));
  const addresses = ["a", "img", "link"].flatMap((tag) =>
    ["src", "href"].flatMap((name) => attributesOf(html, tag, name)),
  );
  const targets = new Set([...addresses, new URL(head.canonical ?? "").pathname]);
  const shows = (words: Value) => text.includes(joined(`${words}`));
  const leadsTo = (address: string) => {
    const local = address.startsWith(site.url) ? address.slice(site.url.length) : address;
    return targets.has(local) || (local.endsWith(".png") && existsSync(join(CLIENT, local)));
  };

  const isTrue = (key: string, value: Value, node: Node): boolean => {
    if (ADDRESSES.has(key)) return leadsTo(`${value}`);
    if (key === "image" && typeof value === "string") return leadsTo(value);
    if (key === "inLanguage") return value === language;
    if (key === "datePublished") {
      const date = new Date(`${value}T00:00:00Z`);
      return shows(new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" }).format(date));
    }
    if (key === "timeRequired") return shows(`${/^PT(\d+)M$/.exec(`${value}`)?.[1]} min read`);
    if (node["@type"] === "OpeningHoursSpecification") {
      const { opening } = getContent().words.contact;
      const shownTime = (time: unknown) => formatTime(`${time}`, site.locale, opening);
      const [opens, closes] = [shownTime(node.opens), shownTime(node.closes)];
      return shows(`${spoken(node.dayOfWeek ?? "")}: ${opens} to ${closes}`);
    }
    if (node["@type"] === "PriceSpecification") {
      const [currency, price] = [`${node.priceCurrency}`, Number(node.minPrice)];
      const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
      return shows(new Intl.NumberFormat(site.locale, { ...style, maximumFractionDigits: 0 }).format(price));
    }
    if (node["@type"] === "ImageObject") {
      const shown = pictures.get(`${node.url}`.slice(site.url.length));
      const attribute = { caption: "alt", width: "width", height: "height" }[key] ?? "";
      return joined(`${value}`) === joined(readableText(`<body>${shown?.get(attribute)}`));
    }
    if (`${node["@id"]}` === head.canonical && (key === "name" || key === "description"))
      return value === (key === "name" ? head.title : head.description);
    if (key === "numberOfItems") return value === [node.itemListElement ?? []].flat().length;
    if (key === "position") return typeof value === "number";
    return shows(value);
  };

  return function untrue(node: Node): string[] {
    return Object.entries(node)
      .filter(([key]) => !SKIPPED.has(key))
      .flatMap(([key, value]) =>
        [value].flat().flatMap((part) => {
          if (typeof part === "object" && !Array.isArray(part)) return untrue(part);
          return isTrue(key, part, node) ? [] : [`${node["@type"]}.${key}: ${part}`];
        }),
      );
  };
}
