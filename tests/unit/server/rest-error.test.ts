import { expect, test } from "vitest";
import { restError } from "../../../server/rest-error.ts";

const databaseError = (code: string) => Object.assign(new Error("said by the database"), { code });

test.each([
  ["23514", 400, "23514"],
  ["23502", 400, "23502"],
  ["23505", 409, "23505"],
  ["23503", 409, "23503"],
  ["42501", 401, "42501"],
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
