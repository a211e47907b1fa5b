import { afterEach, expect, test, vi } from "vitest";
import { count } from "../../../app/lib/count.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that says these things of itself; returns what it was made to send. */
function browser(navigator: object = {}, document: object = {}) {
  const sent = vi.fn((_address: string, _options: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.stubGlobal("fetch", sent);
  return sent;
}

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "who says %o is not counted",
  (navigator) => {
    const sent = browser(navigator);
    count("view", "/");
    expect(sent).not.toHaveBeenCalled();
  },
);

test("a page prepared ahead is counted when it is looked at", () => {
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

test("a failure stays silent", async () => {
  const sent = browser();
  sent.mockRejectedValue(new TypeError("offline"));
  expect(() => count("message", "/contact")).not.toThrow();
  await Promise.resolve();
});
