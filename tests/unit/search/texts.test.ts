import { expect, test } from "vitest";
import { textsIn } from "../../../app/content/search/texts.server.ts";

test("joins a name, role or title with the text after it", () => {
  const image = "/pictures/ada.avif";
  const member = { name: "Ada Byron", role: "Director", image, does: "Signs every sum." };
  const texts = textsIn({ members: [member, { name: "Max" }] });
  expect(texts).toEqual(["Ada Byron, Director: Signs every sum.", "Max"]);
});

test("keeps sentences separate, and keeps the title of a list separate from its entries", () => {
  const list = [{ title: "Look", text: "Go there." }];
  const section = { title: "Values", list, text: "Come. See.", more: "Stay." };
  expect(textsIn(section)).toEqual(["Values", "Look: Go there.", "Come. See.", "Stay."]);
});
