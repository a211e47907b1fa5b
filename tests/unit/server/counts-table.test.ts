import { expect, test } from "vitest";
import type { CountRow } from "../../../server/counts.ts";
import { countsTable } from "../../../server/counts-table.ts";

const row = (day: string, path: string, times: number, event: CountRow["event"] = "view") =>
  ({ day, path, event, times }) satisfies CountRow;

test("prints counts by day and by page as two tables with bars", () => {
  const rows = [
    row("2026-11-20", "/", 64),
    row("2026-11-20", "/contact", 2),
    row("2026-11-20", "/contact", 1, "message"),
    row("2026-11-21", "/contact", 33),
  ];
  expect(countsTable(rows)).toBe(`Day (UTC)     Views  Messages
2026-11-20       66         1  ${"█".repeat(32)}
2026-11-21       33         0  ${"█".repeat(16)}
Total            99         1

Page        Views  Messages
/              64         0  ${"█".repeat(32)}
/contact       35         1  ${"█".repeat(18)}
Total          99         1
`);
});

test("explains how to enable counts if there are none", () => {
  expect(countsTable([])).toContain("counts: on");
});

test("escapes terminal control characters in a path", () => {
  expect(countsTable([row("2026-11-20", "/\u001b[2J", 1)])).toContain("/\\u001b[2J");
});
