import { expect, test } from "vitest";
import { textsIn } from "../../../app/content/search/texts.server.ts";

test("a name, a role or a title is one text with what follows it", () => {
  const image = "/pictures/ada.avif";
  const member = { name: "Ada Byron", role: "Director", image, does: "Signs every sum." };
  const texts = textsIn({ members: [member, { name: "Max" }] });
  expect(texts).toEqual(["Ada Byron, Director: Signs every sum.", "Max"]);
});

test("sentences stay apart, and titles of lists do not run into the list", () => {
  const list = [{ title: "Look", text: "Go there." }];
  const section = { title: "Values", list, text: "Come. See.", more: "Stay." };
  expect(textsIn(section)).toEqual(["Values", "Look: Go there.", "Come. See.", "Stay."]);
});
