import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { features } from "web-features";
import { OLDEST_BROWSERS } from "../../scripts/oldest-browsers.ts";
import { builtFiles, readBuilt } from "../built-pages.ts";

type Support = { readonly [Browser in keyof typeof OLDEST_BROWSERS]?: string };

/** Newer interfaces that scripts may call, because the calls are guarded. Each value is the reason. */
const GUARDED: Readonly<Record<string, string>> = {
  requestIdleCallback: "elsewhere a timer takes its part",
  cancelIdleCallback: "called only after requestIdleCallback",
  ".startViewTransition": "the change is made without a transition",
  "Intl.Segmenter": "elsewhere a run of Chinese, Japanese or Thai is searched as one word",
  "AbortSignal.timeout": "Chrome 103 to 123 only names the error differently",
  ".toBase64": "only passkeys of supabase-js need it, which this site does not use",
  "PublicKeyCredential.parseCreationOptionsFromJSON": "the same",
  "PublicKeyCredential.parseRequestOptionsFromJSON": "the same",
};
/** The types whose method names other objects rarely use. Only their methods can be recognised by name. */
const OWNERS =
  /^(?:Document|Element|HTMLElement|Node|Navigator|Array|String|Map|Set|Promise|Iterator|Uint8Array)$/;

/** Returns whether one of the oldest supported browsers lacks an interface. */
function isTooYoung(support: Support): boolean {
  return Object.entries(OLDEST_BROWSERS).some(([browser, oldest]) => {
    const since = support[browser as keyof Support];
    return since === undefined || Number.parseFloat(since.replace("≤", "")) > oldest;
  });
}

/**
 * Every known JavaScript and DOM interface, such as "api.URL.parse_static", with the browser versions that support it.
 */
const known = Object.values(features).flatMap((feature) =>
  "status" in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
);

/** Returns the names under which scripts call an interface, such as "URL.parse", "Temporal" or ".toSorted". */
function namesOf(key: string): string[] {
  const [area, ...path] = key.replace("javascript.builtins", "builtins").split(".");
  const [owner = "", member] = path;
  if ((area !== "api" && area !== "builtins") || path.length > 2) return [];
  if (member === undefined) return [owner];
  if (member.endsWith("_static")) return [`${owner}.${member.replace("_static", "")}`];
  if (owner === "Window") return [member];
  // The data do not tell which methods of JavaScript's built-in objects are static, so return both names.
  const ofClass = area === "builtins" ? [`${owner}.${member}`] : [];
  return OWNERS.test(owner) ? [...ofClass, `.${member}`] : ofClass;
}

/** Returns the names of interfaces that one of the oldest supported browsers lacks on every object. */
function youngNames(): Set<string> {
  const young = new Map<string, boolean>();
  for (const [key, { support }] of known)
    for (const name of namesOf(key)) young.set(name, (young.get(name) ?? true) && isTooYoung(support));
  return new Set([...young].flatMap(([name, isYoung]) => (isYoung ? [name] : [])));
}

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nameOf = (value: unknown) => (isNode(value) && value.type === "Identifier" ? String(value.name) : "");

/** Returns the names that a script calls or constructs, written as in `youngNames`. */
function calledNames(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === "CallExpression" || value.type === "NewExpression") {
      const callee = value.callee as Node;
      names.add(nameOf(callee));
      if (callee.type === "MemberExpression" && callee.computed !== true) {
        names.add(`.${nameOf(callee.property)}`);
        names.add(`${nameOf(callee.object)}.${nameOf(callee.property)}`);
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(parseAst(code).body);
  return names;
}

describe("built scripts", () => {
  const young = youngNames();

  test("call no interface that the oldest supported browsers lack", () => {
    const found = builtFiles(".js").flatMap((file) =>
      [...calledNames(readBuilt(file))]
        .filter((name) => young.has(name) && !Object.hasOwn(GUARDED, name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("are rejected if they call a newer interface", () => {
    const names = [
      ...calledNames("URL.parse(a); Promise.try(b); [1].getOrInsert(2); new Temporal(); a.map(b)"),
    ];
    expect(names.filter((name) => young.has(name))).toEqual(
      expect.arrayContaining(["URL.parse", "Promise.try"]),
    );
    expect(names.filter((name) => young.has(name))).not.toContain(".map");
  });
});
