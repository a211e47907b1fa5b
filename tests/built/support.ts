import { features } from "web-features";
import { OLDEST_BROWSERS } from "../../scripts/oldest-browsers.ts";

type Support = { readonly [Browser in keyof typeof OLDEST_BROWSERS]?: string };

/** Every known interface and CSS feature, such as "api.URL.parse_static", with its browser versions. */
export const KNOWN = Object.values(features).flatMap((feature) =>
  "status" in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
);

/** Whether one of the oldest supported browsers lacks a feature. */
export function isTooYoung(support: Support): boolean {
  return Object.entries(OLDEST_BROWSERS).some(([browser, oldest]) => {
    const since = support[browser as keyof Support];
    return since === undefined || Number.parseFloat(since.replace("≤", "")) > oldest;
  });
}
