import { afterEach, expect, test, vi } from "vitest";
import { fillLegalText, retentionMonths } from "../../../app/content/types/legal/legal-text.server.ts";
import { numeralsOf } from "../../../app/lib/count-text.ts";
import { readConfig } from "../../../server/config.ts";

afterEach(() => vi.unstubAllEnvs());

test.each(["12", "6", ""])(
  "shows the retention period in the privacy policy if RETENTION_MONTHS is '%s'",
  (setting) => {
    vi.stubEnv("RETENTION_MONTHS", setting);
    expect(retentionMonths()).toBe(readConfig({ RETENTION_MONTHS: setting }, "/site").retentionMonths);
    const contact = { email: "a@b.example", phone: "+1" };
    expect(fillLegalText("after {retentionMonths} months", {}, contact, retentionMonths())).toBe(
      `after ${setting || "12"} months`,
    );
    expect(fillLegalText("{retentionMonths} মাস", {}, contact, 12, numeralsOf("bn-BD"))).toBe("১২ মাস");
  },
);

test("removes a conditional list item without leaving an empty line", () => {
  const text = "- one;\n:::when visit=on\n- two;\n:::\n- three.\n";
  const fill = (visit: string) => fillLegalText(text, { visit }, { email: "", phone: "" }, 12);
  expect([fill("on"), fill("off")]).toEqual(["- one;\n- two;\n- three.\n", "- one;\n- three.\n"]);
});

test.each(["0", "121", "1.5", "a year"])("rejects RETENTION_MONTHS='%s'", (setting) => {
  vi.stubEnv("RETENTION_MONTHS", setting);
  expect(() => retentionMonths()).toThrow(/^RETENTION_MONTHS must be a whole number from 1 to 120/);
});
