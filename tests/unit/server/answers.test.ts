import { expect, test } from "vitest";
import { parseRange } from "../../../server/byte-range.ts";
import { restError } from "../../../server/rest-error.ts";

const databaseError = (code: string) => Object.assign(new Error("database message"), { code });

test.each([
  [400, ["23514", "23502", "428C9", "22021", "22001"]],
  [409, ["23505", "23503"]],
  [401, ["42501"]],
])("responds with the status %i to the database's error codes %j", (status, codes) => {
  for (const code of codes)
    expect(restError(databaseError(code))).toMatchObject({ status, code, message: "database message" });
});

test.each(["08006", "57P01", "57014", "53300", "42601", "XX000", "ECONNREFUSED"])(
  "responds with 503 and without details to the database's error %s",
  (code) => {
    const error = restError(databaseError(code));
    expect(error.status).toBe(503);
    expect(JSON.stringify(error)).not.toContain("database message");
  },
);

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  [undefined, "none"],
  ["bytes=0-1,5-6", "none"],
  ["bytes=-", "none"],
  ["bytes=9-8", "none"],
  ["lines=1-2", "none"],
  ["bytes=1000-", "outside"],
  ["bytes=-0", "outside"],
])("reads the range %s of 1000 bytes", (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
