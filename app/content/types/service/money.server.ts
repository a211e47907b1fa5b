import { fillIn } from "../../../lib/fill-in.ts";
import type { Words } from "../../../words/words.ts";
import type { Site } from "../../schema/content.server.ts";
import type { Service } from "./schema.server.ts";

/** Content needed to format prices. */
type Pricing = { site: Pick<Site, "locale" | "money">; words: Pick<Words, "money"> };

/**
 * Locales whose prices have the format of another locale. In bn-BD, Intl puts the currency sign after the amount, but
 * shops put it before the amount.
 */
const PRICES_AS_IN: Record<string, string> = { "bn-BD": "bn-IN" };

/** Significant digits of converted amounts, because rates in site.yaml are approximate. */
const SIGNIFICANT = 2;

/** Formats an amount or a range in the site's language. @param figures significant digits; otherwise whole units */
function inCurrency(content: Pricing, code: string, from: number, to: number, figures?: number): string {
  const { locale } = content.site;
  const format = new Intl.NumberFormat(PRICES_AS_IN[locale] ?? locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
    ...(figures ? { maximumSignificantDigits: figures } : { maximumFractionDigits: 0 }),
  });
  // Keep a range on one line: lines may break only between currencies.
  return from === to
    ? format.format(from)
    : format.formatRange(from, to).replace(/\s/g, "\u00a0").replace("–", "–\u2060");
}

/** Formats an amount or a range with site.yaml's other currencies: "৳240,000 (about €1,700 or $2,000)". */
export function moneyText(content: Pricing, from: number, to = from): string {
  const { site, words } = content;
  if (!site.money) throw new Error("site.yaml: money is missing: a price needs its currency");
  const { currency, rates } = site.money;
  const amount = inCurrency(content, currency, from, to);
  const others = Object.entries(rates).map(([code, rate]) =>
    inCurrency(content, code, from * rate, to * rate, SIGNIFICANT),
  );
  if (others.length === 0) return amount;
  const either = new Intl.ListFormat(site.locale, { type: "disjunction" }).format(others);
  return fillIn(words.money.abroad, { amount, others: either });
}

/** Returns a service's lowest price with what it covers; undefined without a price. */
export function priceText(content: Pricing, { price }: Pick<Service, "price">): string | undefined {
  if (!price) return undefined;
  const values = { amount: moneyText(content, price.from), covers: price.covers };
  return fillIn(content.words.money.fromFor, values);
}

/**
 * Returns a service's lowest price in the agency's currency alone ("৳240,000"), the short form ("From ৳240,000"), and
 * the text of `priceText` before and after the amount.
 */
export function priceParts(content: Pricing, service: Pick<Service, "price">) {
  const text = priceText(content, service);
  const { site, words } = content;
  if (!text || !service.price || !site.money) return undefined;
  const amount = inCurrency(content, site.money.currency, service.price.from, service.price.from);
  const [before = "", ...after] = text.split(amount);
  return { amount, short: fillIn(words.money.from, { amount }), before, after: after.join(amount) };
}

/** Message for a price without a currency. */
export const NO_CURRENCY = "has no currency: add `money` to site.yaml, such as `money: { currency: EUR }`";
