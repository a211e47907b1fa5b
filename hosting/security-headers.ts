import { createHash } from "node:crypto";

/** External hosts that a page may contact. */
export type PolicyOptions = {
  /** Host of stock photos (site.yaml, switches.stockPhotoHost). */
  stockPhotoHost?: string | undefined;
  /** Origin of an external backend (VITE_SUPABASE_URL). */
  backendOrigin?: string | undefined;
};

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Features that no page uses, disabled for injected scripts as well. */
const UNUSED_FEATURES =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get usb xr-spatial-tracking";

/** Security headers of every response. Each response also has a content security policy. */
export const COMMON_HEADERS: Headers = {
  // Two years. includeSubDomains and preload would bind the whole domain, which is its owner's decision.
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

/** Headers of responses other than pages: nothing in them may run, load or be framed. */
export const PLAIN_HEADERS: Headers = {
  ...COMMON_HEADERS,
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Policy that static hosts add to every response, beside the page's own policy. */
export const FRAME_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Stylesheet that sonner 1.7.4 inserts with the first toast: first the empty element, then its text. A test compares it
 * with the package.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
];

/**
 * Returns a page's security headers. The policy allows inline scripts and the toasts' stylesheet by their hashes and no
 * other inline code.
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

/** Matches a comment or a script. Matching comments excludes scripts inside them. */
const COMMENT_OR_SCRIPT = /<!--[\s\S]*?-->|<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Types of scripts that the browser executes or applies. Other types are data and need no hash. */
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

/** Returns the source of inline scripts as the browser's parser reads them. */
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
