/**
 * Returns the score of the MDN HTTP Observatory for one page's headers: 100 plus the modifiers of its table
 * (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js). The maximum here is 130, because three bonuses
 * of 5 do not apply: HSTS preloading (the domain's owner decides), cookies (the site sets none) and integrity
 * attributes (no page has a script element with a URL).
 */
export function observatoryScore(headers: Readonly<Record<string, string>>): number {
  const policy = new Map(
    (headers["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const scripts = policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
  const styles = policy.get("style-src") ?? policy.get("default-src") ?? ["*"];
  const isBroad = (values: readonly string[]) =>
    values.some((value) => /^(?:\*|https?:|data:|'unsafe-inline')$/.test(value));
  const maxAge = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);
  const modifiers = [
    policy.size <= 1 ? -25 : 0,
    isBroad(scripts) ? -20 : 0,
    scripts.includes("'unsafe-eval'") ? -10 : 0,
    !isBroad(styles) && !isBroad(scripts) && policy.get("default-src")?.join() === "'none'" ? 10 : 0,
    policy.has("frame-ancestors") ? 5 : headers["x-frame-options"] ? 0 : -20,
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    /^(?:no-referrer|same-origin|strict-origin.*)$/.test(headers["referrer-policy"] ?? "") ? 5 : 0,
    maxAge >= 15_768_000 ? 0 : -20,
    /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
    headers["access-control-allow-origin"] === "*" ? -50 : 0,
    "set-cookie" in headers ? -20 : 0,
  ];
  return modifiers.reduce((sum, modifier) => sum + modifier, 100);
}
