/** What a visitor says about a job before it is priced; every part may be empty. */
export type Brief = {
  /** Ids of services. */
  services: string[];
  change: string;
  now: string;
  goal: string;
  /** Ids of the agency's list of constraints. */
  fixed: string[];
  other: string;
  /** Ids of a band and of a span of time. */
  budget: string;
  timeline: string;
};

type Choice = { id: string; text: string };

/** The labels and choices that a brief is made of. */
export type BriefWords = {
  services: { label: string };
  change: Record<"what" | "now" | "goal", { label: string }>;
  fixed: { label: string; list: Choice[] };
  budget: { label: string; list: Choice[] };
  timeline: { label: string; list: Choice[] };
};

/** Longest answers in characters; together they leave room in a message of 5,000. */
export const BRIEF_LIMITS = { change: 160, now: 80, goal: 80, other: 600 } as const;

export const EMPTY_BRIEF: Brief = {
  services: [],
  change: "",
  now: "",
  goal: "",
  fixed: [],
  other: "",
  budget: "",
  timeline: "",
};

/** A fragment that holds a brief begins so. */
const MARK = "brief";

/** One line of a brief: what was asked, and the answer. */
export type BriefLine = { label: string; answer: string };

/** The answers in the agency's words, in the order of the steps; what was skipped is left out. */
export function briefLines(brief: Brief, words: BriefWords, services: Record<string, string>): BriefLine[] {
  const textOf = (list: Choice[], id: string) => list.find((choice) => choice.id === id)?.text ?? "";
  const fixed = [...brief.fixed.map((id) => textOf(words.fixed.list, id)), brief.other.trim()];
  return [
    {
      label: words.services.label,
      answer: brief.services
        .map((id) => (Object.hasOwn(services, id) ? services[id] : ""))
        .filter(Boolean)
        .join(", "),
    },
    { label: words.change.what.label, answer: brief.change.trim() },
    { label: words.change.now.label, answer: brief.now.trim() },
    { label: words.change.goal.label, answer: brief.goal.trim() },
    { label: words.fixed.label, answer: fixed.filter(Boolean).join("; ") },
    { label: words.budget.label, answer: textOf(words.budget.list, brief.budget) },
    { label: words.timeline.label, answer: textOf(words.timeline.list, brief.timeline) },
  ].filter(({ answer }) => answer !== "");
}

/** The lines as a text for the message. */
export function briefText(lines: readonly BriefLine[]): string {
  return lines.map(({ label, answer }) => `${label}: ${answer}`).join("\n");
}

/** A brief as the fragment of an address, without '#': no server is sent what stands there. */
export function toFragment(brief: Brief): string {
  const fields = Object.entries(brief).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === "" ? [] : [[name, one]])),
  );
  return [MARK, new URLSearchParams(fields).toString()].filter(Boolean).join("&");
}

/**
 * What the fragment of an address says of a brief; undefined when it says nothing of one. Anybody can have written
 * it: unknown names are left out, and texts are cut to their longest. Unknown ids show nowhere (briefLines).
 * @param hash as in `location.hash`
 */
export function fromFragment(hash: string): Partial<Brief> | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  if (!given.has(MARK)) return undefined;
  return readBrief({
    ...Object.fromEntries(given),
    services: given.getAll("services"),
    fixed: given.getAll("fixed"),
  });
}

/** The parts of a brief that a value of unknown make holds and that are not empty. */
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

/** A brief with what a link adds to it: services and constraints join those chosen, texts take their place. */
export function mergeBrief(brief: Brief, given: Partial<Brief>): Brief {
  const join = (own: string[], more: string[] = []) => [...new Set([...own, ...more])];
  return {
    ...brief,
    ...given,
    services: join(brief.services, given.services),
    fixed: join(brief.fixed, given.fixed),
  };
}

/** Whether a brief says more than which services a link has chosen already. */
export function hasAnswers(brief: Brief, given: readonly string[]): boolean {
  const { services, ...others } = brief;
  return (
    Object.values(others).some((answer) => answer.length > 0) || services.some((id) => !given.includes(id))
  );
}
