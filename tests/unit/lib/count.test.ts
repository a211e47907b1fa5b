import { afterEach, expect, test, vi } from "vitest";
import { count } from "../../../app/lib/count.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs the browser's globals. Returns the mock of `fetch`. */
function browser(navigator: object = {}, document: object = {}) {
  const sent = vi.fn((_address: string, _options: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.stubGlobal("fetch", sent);
  return sent;
}

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "does not count a browser that sends %o",
  (navigator) => {
    const sent = browser(navigator);
    count("view", "/");
    expect(sent).not.toHaveBeenCalled();
  },
);

test("counts a prerendered page only when it is shown", () => {
  const document = Object.assign(new EventTarget(), { prerendering: true });
  const sent = browser({}, document);
  count("view", "/about/");
  expect(sent).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(sent).toHaveBeenCalledOnce();
  const [, options] = sent.mock.calls[0] ?? [];
  expect(JSON.parse(String(options?.body))).toEqual({ path: "/about", event: "view" });
  expect(options).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", keepalive: true });
});

test("ignores a failed request", async () => {
  const sent = browser();
  sent.mockRejectedValue(new TypeError("offline"));
  expect(() => count("message", "/contact")).not.toThrow();
  await Promise.resolve();
});
