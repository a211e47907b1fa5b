/** An empty brief. Services, constraints, budget and timeline are ids. */
export const EMPTY_BRIEF = {
  services: [] as string[],
  change: "",
  now: "",
  goal: "",
  /** Constraints of the job. */
  fixed: [] as string[],
  other: "",
  budget: "",
  timeline: "",
  /** Preferred time of a first call. */
  hour: "",
};

/** A visitor's answers about a job. */
export type Brief = typeof EMPTY_BRIEF;

type Choice = { id: string; text: string };

/** The agency's labels and choices for the brief. */
export type BriefTexts = {
  services: { label: string };
  change: Record<"what" | "now" | "goal", { label: string }>;
  fixed: { label: string; list: Choice[] };
  budget: { label: string; list: Choice[] };
  timeline: { label: string; list: Choice[] };
  hour?: { label: string } | undefined;
};

/** Maximum lengths in characters. Answers of these lengths fit together into a message of 5,000 characters. */
export const BRIEF_LIMITS = { change: 160, now: 80, goal: 80, other: 600, hour: 160 } as const;

export type BriefAnswer = { label: string; answer: string };

/** Returns the answers with the agency's labels, in the order of the steps and without empty answers. */
export function briefAnswers(
  brief: Brief,
  texts: BriefTexts,
  services: Record<string, string>,
): BriefAnswer[] {
  const textOf = (list: Choice[], id: string) => list.find((choice) => choice.id === id)?.text ?? "";
  const named = brief.services.map((id) => (Object.hasOwn(services, id) ? services[id] : ""));
  const fixed = [...brief.fixed.map((id) => textOf(texts.fixed.list, id)), brief.other.trim()];
  const lines: [step: { label: string } | undefined, answer: string][] = [
    [texts.services, named.filter(Boolean).join(", ")],
    [texts.change.what, brief.change.trim()],
    [texts.change.now, brief.now.trim()],
    [texts.change.goal, brief.goal.trim()],
    [texts.fixed, fixed.filter(Boolean).join("; ")],
    [texts.budget, textOf(texts.budget.list, brief.budget)],
    [texts.timeline, textOf(texts.timeline.list, brief.timeline)],
    [texts.hour, brief.hour.trim()],
  ];
  return lines.flatMap(([step, answer]) => (step && answer ? [{ label: step.label, answer }] : []));
}

/** Returns the brief as text for the message. */
export function briefText(lines: readonly BriefAnswer[]): string {
  return lines.map(({ label, answer }) => `${label}: ${answer}`).join("\n");
}

/** Encodes a brief as a URL fragment "brief&…" without '#'. Browsers send fragments to no server. */
export function toFragment(brief: Brief): string {
  const fields = Object.entries(brief).flatMap(([name, value]) =>
    [value].flat().flatMap((answer) => (answer === "" ? [] : [[name, answer]])),
  );
  return ["brief", new URLSearchParams(fields).toString()].filter(Boolean).join("&");
}

/**
 * Reads a brief from a fragment; undefined if it has none. The input is untrusted: unknown names are dropped, long
 * answers are cut, and unknown ids are not shown (briefAnswers).
 * @param hash as in `location.hash`
 */
export function fromFragment(hash: string): Partial<Brief> | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  if (!given.has("brief")) return undefined;
  const [services, fixed] = [given.getAll("services"), given.getAll("fixed")];
  return readBrief({ ...Object.fromEntries(given), services, fixed });
}

/** Reads the non-empty answers from an untrusted value. */
export function readBrief(value: unknown): Partial<Brief> {
  const given = (value ?? {}) as Record<string, unknown>;
  const most = (name: string) => BRIEF_LIMITS[name as keyof typeof BRIEF_LIMITS] ?? 60;
  const parts = Object.entries(EMPTY_BRIEF).flatMap(([name, empty]) => {
    const part = Object.hasOwn(given, name) ? given[name] : undefined;
    if (Array.isArray(empty)) {
      const ids = Array.isArray(part) ? part.filter((id) => typeof id === "string" && id !== "") : [];
      return ids.length > 0 ? [[name, [...new Set(ids)].slice(0, 40)]] : [];
    }
    return typeof part === "string" && part !== "" ? [[name, part.slice(0, most(name))]] : [];
  });
  return Object.fromEntries(parts);
}

/** Merges a link's answers into a brief: adds services and constraints, and replaces the other answers. */
export function mergeBrief(brief: Brief, given: Partial<Brief>): Brief {
  const merged = (name: "services" | "fixed") => [...new Set([...brief[name], ...(given[name] ?? [])])];
  return { ...brief, ...given, services: merged("services"), fixed: merged("fixed") };
}

/** Returns whether a brief has answers other than the services chosen by a link. */
export function hasAnswers({ services, ...answers }: Brief, given: readonly string[]): boolean {
  const isGiven = services.every((id) => given.includes(id));
  return !isGiven || Object.values(answers).some((answer) => answer.length > 0);
}
