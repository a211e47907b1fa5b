import { inspect } from "node:util";
import { expect, test } from "vitest";
import { restError, TranslatedError } from "../../../server/rest-error.ts";

const databaseError = (code: string, more = {}) =>
  Object.assign(new Error("said by the database"), { code, ...more });

test.each([
  ["23514", 400, "23514"],
  ["23502", 400, "23502"],
  ["23505", 409, "23505"],
  ["23503", 409, "23503"],
  ["42501", 401, "42501"],
  ["42703", 400, "PGRST204"],
  ["428C9", 400, "428C9"],
  ["22021", 400, "22021"],
  ["22001", 400, "22001"],
])("database code %s becomes status %i with code %s", (code, status, expected) => {
  expect(restError(databaseError(code))).toMatchObject({
    status,
    code: expected,
    message: "said by the database",
  });
});

test.each([["08006"], ["57P01"], ["57014"], ["53300"], ["42601"], ["XX000"], ["ECONNREFUSED"]])(
  "%s is not the visitor's mistake: 503, and nothing of the inside is told",
  (code) => {
    const error = restError(databaseError(code));
    expect(error.status).toBe(503);
    expect(JSON.stringify(error)).not.toContain("said by the database");
  },
);

test("the translation is in the form that Lite passes on", () => {
  const error = new TranslatedError(databaseError("23514", { detail: "row", hint: "fix" }));
  expect(error.code).toBe("PGRST");
  expect(JSON.parse(error.message)).toEqual({
    code: "23514",
    details: "row",
    hint: "fix",
    message: "said by the database",
  });
  expect(JSON.parse(error.detail)).toEqual({ status: 400, headers: {} });
});

test("the log gets one line without the visitor's words", () => {
  const error = databaseError("23514", { constraint: "name_length", params: ["Ann", "ann@example.test"] });
  expect(inspect(new TranslatedError(error))).toBe("A row was refused: 23514 name_length");
});
