import { expect, test } from "vitest";
import { moneyText, priceText } from "../../../app/content/types/service/money.server.ts";
import * as en from "../../../app/words/en.ts";

type Site = Parameters<typeof moneyText>[0]["site"];
const site: Site = { locale: "en-US" };
const content = { site, words: en };

test("writes an amount in the agency's currency, followed by approximate amounts in other currencies", () => {
  site.money = { currency: "BDT", rates: { EUR: 0.007, USD: 0.0082 } };
  expect(moneyText(content, 240_000)).toBe("৳240,000 (about €1,700 or $2,000)");
  expect(moneyText(content, 1_800_000, 2_400_000).replaceAll("\u00a0–\u2060\u00a0", "-")).toBe(
    "৳1,800,000-৳2,400,000 (about €13,000-€17,000 or $15,000-$20,000)",
  );
  expect(priceText(content, { price: { from: 240_000, covers: "a small website" } })).toBe(
    "From ৳240,000 (about €1,700 or $2,000) for a small website",
  );
});

test("writes amounts in the format of the locale, and in other currencies only if rates are set", () => {
  site.locale = "de-DE";
  site.money = { currency: "EUR", rates: {} };
  expect(moneyText(content, 18_000).replaceAll(/\s/g, " ")).toBe("18.000 €");
  site.locale = "bn-BD";
  expect(moneyText(content, 450_000)).toBe("€৪,৫০,০০০");
  expect(priceText(content, {})).toBeUndefined();
});
