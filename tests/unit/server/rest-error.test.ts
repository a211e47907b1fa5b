import { expect, test } from "vitest";
import { restError } from "../../../server/rest-error.ts";

const databaseError = (code: string) => Object.assign(new Error("said by the database"), { code });

test.each([
  [400, ["23514", "23502", "428C9", "22021", "22001"]],
  [409, ["23505", "23503"]],
  [401, ["42501"]],
])("status %i stands for the database's codes %j", (status, codes) => {
  for (const code of codes)
    expect(restError(databaseError(code))).toMatchObject({ status, code, message: "said by the database" });
});

test.each(["08006", "57P01", "57014", "53300", "42601", "XX000", "ECONNREFUSED"])(
  "%s is not the visitor's mistake: 503, and nothing of the inside is told",
  (code) => {
    const error = restError(databaseError(code));
    expect(error.status).toBe(503);
    expect(JSON.stringify(error)).not.toContain("said by the database");
  },
);
