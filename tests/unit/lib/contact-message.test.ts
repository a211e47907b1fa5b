import { describe, expect, test } from "vitest";
import { type ContactMessage, checkMessage as check, toRow } from "../../../app/lib/contact-message.ts";
import { numeralsOf } from "../../../app/lib/count-text.ts";
import { CONTACT_FIELDS } from "../../../supabase/contact-fields.ts";

const checkMessage = (message: ContactMessage, firstLine?: string) =>
  check(message, numeralsOf("en-US"), firstLine);

const EMPTY = Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, ""])) as ContactMessage;
type Case = [change: Partial<ContactMessage>, errors: Partial<ContactMessage>];
const GOOD = { ...EMPTY, name: "Bo", email: "bo@mill.example", message: "Ten chars!" };

describe("the check of the contact form", () => {
  test.each([
    {},
    { message: "𝒜".repeat(5000) },
    { name: "নীল" },
    ...["a-@b.com", "first.last@sub-domain.example.co", "a+b@c-d.org"].map((email) => ({ email })),
  ])("accepts %o", (change) => {
    expect(checkMessage({ ...GOOD, ...change })).toEqual({});
  });
  test.each<Case>([
    [{ name: "B" }, { name: "Name must be at least 2 characters" }],
    [{ name: "𝒜" }, { name: "Name must be at least 2 characters" }],
    [{ name: "  B  " }, { name: "Name must be at least 2 characters" }],
    ...[
      ...["", "bo@mill", "bo mill@x.example", `${"b".repeat(250)}@x.example`],
      ...["a@b..com", ".a@b.co", "a@-b.com", "a@b-.com", "a.@b.co", "a@.b.co"],
    ].map((email): Case => [{ email }, { email: "Please enter a valid email address" }]),
    [{ message: "Nine char" }, { message: "Message must be at least 10 characters" }],
    [{ name: "\u200b\u2060\u200d" }, { name: "Name must be at least 2 characters" }],
    [{ message: "\u200b".repeat(12) }, { message: "Message must be at least 10 characters" }],
    [{ message: "Nine char\u3164\u2800" }, { message: "Message must be at least 10 characters" }],
    [{ message: "Nine char          " }, { message: "Message must be at least 10 characters" }],
    [
      { message: "নীল ".repeat(1400) },
      { message: "Message must be at most 5,000 characters; this one has 5,599" },
    ],
  ])("rejects %o", (change, errors) => {
    expect(checkMessage({ ...GOOD, ...change })).toEqual(errors);
  });
  test.each([
    ["", false],
    ["\n\nNine char", false],
    [" Nine char", false],
    ["\n\nTen chars!", true],
    [" Ten chars!", true],
  ])("counts only the text below the quote opening: %o", (words, passes) => {
    const line = "I would like a quote for Branding.\n\n";
    const errors = checkMessage({ ...GOOD, message: line.trim() + words }, line);
    expect(errors.message).toBe(passes ? undefined : "Message must be at least 10 characters");
  });
  test("counts a quote opening that the visitor has changed", () => {
    const message = "I would like a quote for Branding and a logo.";
    expect(checkMessage({ ...GOOD, message }, "I would like a quote for Branding.\n\n")).toEqual({});
  });
  test("counts a sentence like the quote opening if the form did not write it", () => {
    const message = "I would like a quote for Branding.\n\nNine char";
    expect(checkMessage({ ...GOOD, message })).toEqual({});
  });
  test("reports all errors at once, in the order of the fields", () => {
    const errors = checkMessage(EMPTY);
    expect(Object.keys(errors)).toEqual(["name", "email", "message"]);
  });
});

describe("the sent message", () => {
  const full = { ...GOOD, name: " Bo ", phone: " +880 17 ", company: "Mill" };
  test("has exactly name, email and message by default", () => {
    expect(toRow(full, "basic")).toEqual({ name: "Bo", email: "bo@mill.example", message: "Ten chars!" });
  });
  test("also has phone and company if the switch is on and they are filled in", () => {
    expect(toRow(full, "all")).toMatchObject({ phone: "+880 17", company: "Mill" });
    expect(toRow(GOOD, "all")).toEqual(toRow(GOOD, "basic"));
  });
});

test("removes control characters from pasted text, which the database would reject", () => {
  const pasted = { name: "Ayesha\tNoor\u2028", message: "First line.\u000bSecond\u0007 line.\u000cThird." };
  const clean = { name: "Ayesha Noor", message: "First line.\nSecond line.\nThird." };
  expect(toRow({ ...GOOD, ...pasted }, "basic")).toMatchObject(clean);
});
