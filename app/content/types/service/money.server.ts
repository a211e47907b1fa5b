import { fillIn } from "../../../lib/fill-in.ts";
import type { Words } from "../../../words/words.ts";
import type { Service, Site } from "../../schema/content.server.ts";

/** The parts of the content that prices need. */
type Pricing = { site: Pick<Site, "locale" | "money">; words: Pick<Words, "money"> };

/** Locales whose prices are written as another's: CLDR has the sign behind the amount in bn-BD, shops there before it. */
const PRICES_AS_IN: Record<string, string> = { "bn-BD": "bn-IN" };

/** Significant digits of an amount in another currency; a rate in site.yaml is no more exact. */
const SIGNIFICANT = 2;

/** Amounts of a currency as the site's language writes them, to so many significant digits or else in whole units. */
function inCurrency(content: Pricing, code: string, from: number, to: number, figures?: number): string {
  const { locale } = content.site;
  const format = new Intl.NumberFormat(PRICES_AS_IN[locale] ?? locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
    ...(figures ? { maximumSignificantDigits: figures } : { maximumFractionDigits: 0 }),
  });
  // A range does not break, not after its dash either: only the currencies do, from each other.
  return from === to
    ? format.format(from)
    : format.formatRange(from, to).replace(/\s/g, "\u00a0").replace("–", "–\u2060");
}

/** An amount or a range, with the other currencies of site.yaml: "৳240,000 (about €1,700 or $2,000)". */
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

/** What a service costs at least, and what that buys. */
export function priceText(content: Pricing, { price }: Pick<Service, "price">): string | undefined {
  if (!price) return undefined;
  const values = { amount: moneyText(content, price.from), covers: price.covers };
  return fillIn(content.words.money.fromFor, values);
}

/** What a service costs at least: in the agency's currency alone ("৳240,000"), in short, and `priceText` around it. */
export function priceParts(content: Pricing, service: Pick<Service, "price">) {
  const text = priceText(content, service);
  const { site, words } = content;
  if (!text || !service.price || !site.money) return undefined;
  const amount = inCurrency(content, site.money.currency, service.price.from, service.price.from);
  const [before = "", ...after] = text.split(amount);
  return { amount, short: fillIn(words.money.from, { amount }), before, after: after.join(amount) };
}

/** The problem of a price without a currency. */
export const NO_CURRENCY = "has no currency: add `money` to site.yaml, such as `money: { currency: EUR }`";
