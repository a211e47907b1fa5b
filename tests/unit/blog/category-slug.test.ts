import { expect, it } from "vitest";
import { categorySlug } from "../../../app/lib/category-slug.ts";

it.for([
  ["AI Development", "ai-development"],
  ["Branding", "branding"],
  ["  Print & Paper! ", "print-paper"],
])("%s is %s in the address", ([category, slug]) => {
  expect(categorySlug(category ?? "")).toBe(slug);
});
