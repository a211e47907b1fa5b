import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { builtFiles, readBuilt } from "../built-pages.ts";
import { isTooYoung, KNOWN } from "./support.ts";

/** Newer interfaces that scripts use only after checking for them. */
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
/** Objects with method names that our own objects hardly share. */
const OWNERS =
  /^(?:Document|Element|HTMLElement|Node|Navigator|Array|String|Map|Set|Promise|Iterator|Uint8Array)$/;

/** Returns the names by which scripts call an interface: "URL.parse", "Temporal", ".toSorted". */
function namesOf(key: string): string[] {
  const [area, ...path] = key.replace("javascript.builtins", "builtins").split(".");
  const [owner = "", member] = path;
  if ((area !== "api" && area !== "builtins") || path.length > 2) return [];
  if (member === undefined) return [owner];
  if (member.endsWith("_static")) return [`${owner}.${member.replace("_static", "")}`];
  if (owner === "Window") return [member];
  // The data do not distinguish static methods of JavaScript's built-in objects.
  const ofClass = area === "builtins" ? [`${owner}.${member}`] : [];
  return OWNERS.test(owner) ? [...ofClass, `.${member}`] : ofClass;
}

/** Returns the names that some oldest supported browser does not know on any object. */
function youngNames(): Set<string> {
  const young = new Map<string, boolean>();
  for (const [key, { support }] of KNOWN)
    for (const name of namesOf(key)) young.set(name, (young.get(name) ?? true) && isTooYoung(support));
  return new Set([...young].flatMap(([name, isYoung]) => (isYoung ? [name] : [])));
}

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nameOf = (value: unknown) => (isNode(value) && value.type === "Identifier" ? String(value.name) : "");

/** Returns the names that a script calls or constructs, in the notation of `youngNames`. */
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

  test("use no API that the oldest supported browsers lack", () => {
    const found = builtFiles(".js").flatMap((file) =>
      [...calledNames(readBuilt(file))]
        .filter((name) => young.has(name) && !Object.hasOwn(GUARDED, name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("are rejected if they call a newer API", () => {
    const names = [
      ...calledNames("URL.parse(a); Promise.try(b); [1].getOrInsert(2); new Temporal(); a.map(b)"),
    ];
    expect(names.filter((name) => young.has(name))).toEqual(
      expect.arrayContaining(["URL.parse", "Promise.try"]),
    );
    expect(names.filter((name) => young.has(name))).not.toContain(".map");
  });
});
