import { expect, it } from "vitest";
import { categorySlug } from "../../../app/lib/category-slug.ts";

it.for([
  ["Roof Repair", "roof-repair"],
  ["Gardens", "gardens"],
  ["  Print & Paper! ", "print-paper"],
])("%s is %s in the address", ([category, slug]) => {
  expect(categorySlug(category ?? "")).toBe(slug);
});
