import { expect, test } from "vitest";
import { textsIn } from "../../../app/content/search/texts.server.ts";

test("a name, a role or a title is one text with what follows it", () => {
  const member = {
    name: "Ada Byron",
    role: "Director",
    image: "/pictures/ada.avif",
    does: "Signs every sum.",
  };
  expect(textsIn({ members: [member, { name: "Max" }] })).toEqual([
    "Ada Byron, Director: Signs every sum.",
    "Max",
  ]);
});

test("sentences stay apart, and titles of lists do not run into the list", () => {
  const section = {
    title: "Values",
    list: [{ title: "Look", text: "Go there." }],
    text: "Come. See.",
    more: "Stay.",
  };
  expect(textsIn(section)).toEqual(["Values", "Look: Go there.", "Come. See.", "Stay."]);
});
