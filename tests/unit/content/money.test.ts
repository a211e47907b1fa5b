import { expect, test, vi } from "vitest";
import * as en from "../../../app/words/en.ts";

const { site } = vi.hoisted(() => ({ site: { locale: "en-US", money: {} as object | undefined } }));
vi.mock(import("../../../app/content/content.server.ts"), () => ({
  getContent: () => ({ site, words: en }) as never,
}));
// Another file of the worker may have loaded it with the content itself.
vi.resetModules();
const { moneyText, priceText } = await import("../../../app/content/types/service/money.server.ts");

test("an amount is written in the agency's currency, with roughly what it is in others", () => {
  site.money = { currency: "BDT", rates: { EUR: 0.007, USD: 0.0082 } };
  expect(moneyText(240_000)).toBe("৳240,000 (about €1,700 or $2,000)");
  expect(moneyText(1_800_000, 2_400_000).replaceAll("\u00a0–\u2060\u00a0", "-")).toBe(
    "৳1,800,000-৳2,400,000 (about €13,000-€17,000 or $15,000-$20,000)",
  );
  expect(priceText({ price: { from: 240_000, covers: "a small website" } })).toBe(
    "From ৳240,000 (about €1,700 or $2,000) for a small website",
  );
});

test("as the locale writes it; other currencies only where there are rates", () => {
  site.locale = "de-DE";
  site.money = { currency: "EUR", rates: {} };
  expect(moneyText(18_000).replaceAll(/\s/g, " ")).toBe("18.000 €");
  site.locale = "bn-BD";
  expect(moneyText(450_000)).toBe("€৪,৫০,০০০");
  expect(priceText({})).toBeUndefined();
});
