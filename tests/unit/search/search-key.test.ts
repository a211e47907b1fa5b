import { expect, test, vi } from "vitest";
import { isSearchKey } from "../../../app/lib/search-key.ts";

/** Node has no elements: one that stands in a field, or in none. */
class Element {
  readonly isField: boolean;
  constructor(isField: boolean) {
    this.isField = isField;
  }
  closest() {
    return this.isField ? this : null;
  }
}
vi.stubGlobal("Element", Element);

const press = (key: string, more: Record<string, unknown> = {}, isField = false) =>
  isSearchKey({ key, target: new Element(isField), ...more } as unknown as KeyboardEvent);

test("a slash outside of fields, and Ctrl or Cmd with K everywhere", () => {
  expect([press("/"), press("/", { shiftKey: true })]).toEqual([true, true]);
  expect([press("k", { ctrlKey: true }), press("K", { metaKey: true })]).toEqual([true, true]);
  expect(press("k", { ctrlKey: true }, true)).toBe(true);
});
test("no other key, none that means something else, none that is taken", () => {
  expect([press("/", {}, true), press("k"), press("/", { altKey: true })]).toEqual([false, false, false]);
  expect([press("/", { ctrlKey: true }), press("k", { ctrlKey: true, shiftKey: true })]).toEqual([
    false,
    false,
  ]);
  expect([press("/", { isComposing: true }), press("/", { defaultPrevented: true })]).toEqual([false, false]);
});
test("it names nothing from outside, as a page's inline script takes its source", () => {
  const alone = new Function("Element", `return ${isSearchKey}`)(Element);
  expect(alone({ key: "/", target: new Element(false) })).toBe(true);
});
