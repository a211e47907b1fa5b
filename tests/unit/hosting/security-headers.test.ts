import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { PLAIN_HEADERS, securityHeaders } from "../../../hosting/security-headers.ts";

function policyOf(html: string, options = {}): Map<string, string[]> {
  const policy = securityHeaders(html, options)["content-security-policy"] ?? "";
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the content security policy of a page", () => {
  test("allows the inline styles of the toast library and no other inline styles", async () => {
    let css = "";
    vi.stubGlobal("document", {
      head: { appendChild: () => {} },
      createElement: () => ({ appendChild: (text: string) => (css += text) }),
      createTextNode: (text: string) => text,
    });
    await import("sonner");
    vi.unstubAllGlobals();
    expect(css).toContain("[data-sonner-toaster]");
    expect(policyOf("").get("style-src")).toEqual(["'self'", hash(""), hash(css)]);
  });

  test.each([
    ["<script>run(1)</script><script type='module' async>run(2)</script>", ["run(1)", "run(2)"]],
    [`<script src="/assets/a.js"></script><script type="application/ld+json">{"data":1}</script>`, []],
    [`<script data-x="a > b" type='text/javascript'>run(3)</script>`, ["run(3)"]],
    ['<script type="importmap">{}</script>', ["{}"]],
    // Scripts in HTML that the browser's parser corrects.
    ["<script>a()\r\nb()</script>", ["a()\nb()"]],
    ["<script>'<!-- no comment -->'</script>", ["'<!-- no comment -->'"]],
    ["<!-- <script>old()</script> -->", []],
    ["<script>a()</script><script>a()</script>", ["a()"]],
  ])("allows exactly the inline scripts that run in %s", (html, scripts) => {
    expect(policyOf(html).get("script-src")).toEqual(["'self'", ...scripts.map(hash)]);
  });

  test("denies everything by default, and has no unsafe keyword and no wildcard", () => {
    const policy = policyOf("<p>Plain</p>");
    for (const name of ["default-src", "base-uri", "frame-ancestors", "trusted-types"])
      expect(policy.get(name), name).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect([...policy.values()].flat().filter((value) => /unsafe|\*/.test(value))).toEqual([]);
  });

  test("names the host of stock photos and the backend only if they are set", () => {
    expect(policyOf("").get("img-src")).toEqual(["'self'", "data:"]);
    expect(policyOf("").get("connect-src")).toEqual(["'self'"]);
    const policy = policyOf("", { stockPhotoHost: "images.test", backendOrigin: "https://abc.test" });
    expect(policy.get("img-src")).toEqual(["'self'", "data:", "https://images.test"]);
    expect(policy.get("connect-src")).toEqual(["'self'", "https://abc.test"]);
  });
});

test("sends the other security headers with every response", () => {
  for (const headers of [PLAIN_HEADERS, securityHeaders("")]) {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    const maxAge = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1];
    expect(Number(maxAge)).toBeGreaterThanOrEqual(15_768_000);
  }
});
