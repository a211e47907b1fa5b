import { describe, expect, test } from "vitest";
import { resolvePath } from "../../../hosting/resolve-path.ts";

const FILES = new Set([
  ...["/", "/about", "/about.data", "/portfolio", "/portfolio/category/branding", "/portfolio/web-1"],
  ...["/blog", "/blog/first", "/404", "/blog/post-not-found", "/assets/root-abc.js"],
  ...["/bn", "/bn/404", "/bn/blog/post-not-found"],
  "/.well-known/security.txt",
]);
const resolve = (target: string) => resolvePath(target, (address) => FILES.has(address));
const file = (address: string, status = 200) => ({ kind: "file", address, status });
const redirect = (location: string, status = 308) => ({ kind: "redirect", location, status });

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about?type=quote#form", "/about"],
  ["/ab%6Fut", "/about"],
  ["http://example.test/about?x=1", "/about"],
  ["/portfolio?category=branding", "/portfolio"],
  ["/assets/root-abc.js", "/assets/root-abc.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
])("serves a file for %s", (target, address) => {
  expect(resolve(target)).toEqual(file(address));
});

test.each([
  ["/about/", "/about"],
  ["/about/?type=quote", "/about?type=quote"],
  ["/nowhere/", "/nowhere"],
  ["/About?type=Quote", "/about?type=Quote"],
  ["/index.html", "/"],
  ["/about/index.html?a=b", "/about?a=b"],
  ["/a b%3F/", "/a%20b%3F"],
])("redirects %s to %s", (target, location) => {
  expect(resolve(target)).toEqual(redirect(location));
});

test.each([
  ...["//evil.test/", "/%2Fevil.test/", "/\\evil.test/", "/%5Cevil.test/"],
  ...["/about//", "///", "/a//index.html"],
])("answers %s with 404 rather than redirecting to another host", (target) => {
  expect(resolve(target)).toEqual(file("/404", 404));
});

describe("unknown paths", () => {
  test.each([
    ["/portfolio/nope", redirect("/portfolio", 302)],
    ["/portfolio/nope/", redirect("/portfolio/nope")],
    ["/portfolio/nope.data", { kind: "missing" }],
    ["/portfolio/web-1/more", file("/404", 404)],
    ["/blog/nope", file("/blog/post-not-found", 404)],
    ["/blog/nope.data", { kind: "missing" }],
    // Even if visitors open a 404 page directly, it has the status 404.
    ["/404", file("/404", 404)],
    ["/blog/post-not-found", file("/blog/post-not-found", 404)],
    ["/bn/404", file("/bn/404", 404)],
    ["/BN/404", file("/bn/404", 404)],
    ["/BN/blog/post-not-found", file("/bn/404", 404)],
    // There is no site in this language.
    ["/xx/404", file("/404", 404)],
    ["/xx/blog/post-not-found", file("/404", 404)],
  ])("resolves %s", (target, resolution) => {
    expect(resolve(target)).toEqual(resolution);
  });

  test.each(["/nowhere", "/../etc/passwd", "/..%2f..%2fetc/passwd", "/%00", "/%", "/.env", "*", ""])(
    "answers %s with 404",
    (target) => {
      expect(resolve(target)).toEqual(file("/404", 404));
    },
  );
});
