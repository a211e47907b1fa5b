import { createHash } from "node:crypto";

/** Hosts besides this site that a page may reach. */
export type PolicyOptions = {
  /** Host of stock photos (site.yaml, switches.stockPhotoHost). */
  stockPhotoHost?: string | undefined;
  /** Origin of a backend elsewhere (VITE_SUPABASE_URL). */
  backendOrigin?: string | undefined;
};

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Features that no page uses; injected scripts must not use them either. */
const UNUSED_FEATURES =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get usb xr-spatial-tracking";

/** Security headers of every answer; its content security policy is added to them. */
export const COMMON_HEADERS: Headers = {
  // Two years. includeSubDomains and preload bind the whole domain: that is its owner's decision.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": UNUSED_FEATURES.split(" ")
    .map((feature) => `${feature}=()`)
    .join(", "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Headers of answers that are not pages: nothing in them may run, load or be framed. */
export const PLAIN_HEADERS: Headers = {
  ...COMMON_HEADERS,
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Added to every answer by static hosts, beside the policy of the page. */
export const FRAME_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The style sheet that sonner 1.7.4 writes into the page with the first toast: the empty element, then its text. A test
 * compares it with the package.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
];

/**
 * The security headers of one page. Its inline scripts are allowed by their hashes, and so is the style sheet of the
 * toasts; nothing else inline is.
 * @param html the page exactly as it is sent
 */
export function securityHeaders(html: string, options: PolicyOptions = {}): Headers {
  const { stockPhotoHost, backendOrigin } = options;
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inlineScripts(html).map(scriptHash))].join(" "),
    ["style-src 'self'", ...TOAST_STYLES].join(" "),
    `img-src 'self' data:${stockPhotoHost ? ` https://${stockPhotoHost}` : ""}`,
    "font-src 'self'",
    `connect-src 'self'${backendOrigin ? ` ${backendOrigin}` : ""}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { ...COMMON_HEADERS, "content-security-policy": policy.join("; ") };
}

/** A comment or a script. Comments are matched so that a script inside a comment does not count. */
const COMMENT_OR_SCRIPT = /<!--[\s\S]*?-->|<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Script types that the browser runs or applies; all others are data and need no hash. */
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

/** The texts of the scripts that run from within the page, as the browser's parser sees them. */
function inlineScripts(html: string): string[] {
  const texts: string[] = [];
  for (const [, attributeText, text = ""] of html.replaceAll("\r\n", "\n").matchAll(COMMENT_OR_SCRIPT)) {
    if (attributeText === undefined) continue; // a comment
    const attributes = new Map<string, string>();
    for (const [, name = "", double, single, bare] of attributeText.matchAll(ATTRIBUTE)) {
      attributes.set(name.toLowerCase(), double ?? single ?? bare ?? "");
    }
    const type = (attributes.get("type") ?? "").trim().toLowerCase();
    if (!attributes.has("src") && text !== "" && EXECUTABLE.test(type)) texts.push(text);
  }
  return texts;
}

function scriptHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
