import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { ask, type Draft, type OpenMessage, Refused } from "../ask";
import { readKept, writeKept } from "../kept";
import { useMe } from "../me";
import { forget, storedKeys } from "../storage";

/** A pause in typing after which the draft is saved, and the time after which a failed save is repeated, in ms. */
const PAUSE = 700;
const AGAIN = 5_000;

/** Drafts that this page has sent. A message that was read before may still list them. */
const over = new Set<string>();

const copyKey = (personId: string, messageId: number, id: string) =>
  `desk-draft ${personId} ${messageId} ${id}`;

/** Copies of drafts that the server may not have yet. */
function copies(personId: string, messageId?: number) {
  const prefix = `desk-draft ${personId} ${messageId === undefined ? "" : `${messageId} `}`;
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readKept<Draft>(key);
      return draft ? [{ draft, messageId: Number(key.split(" ").at(-2)) }] : [];
    });
}

/**
 * Saves a draft, and drops its copy when the server has it.
 * @returns kept, or taken: the server has another text under this id, which was sent or written in another window
 */
async function saveDraft(
  personId: string,
  messageId: number,
  draft: Draft,
  keepalive = false,
): Promise<"kept" | "taken"> {
  try {
    await ask(`/api/messages/${messageId}/draft`, "PUT", draft, keepalive);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.details.taken) return "taken";
    if (error.status !== 404) throw error; // 404: the message was deleted for good
  }
  const key = copyKey(personId, messageId, draft.id);
  if (readKept<Draft>(key)?.revision === draft.revision) forget(key);
  return "kept";
}

/** Saves the copies that are left, of whatever message. */
export async function saveCopies(personId: string): Promise<void> {
  // A copy that cannot be saved stays for the next time.
  await Promise.allSettled(
    copies(personId).map(({ draft, messageId }) => saveDraft(personId, messageId, draft)),
  );
}

/** The answer that is being written to a message. Each keystroke is copied at once and saved after a pause. */
export function useDraft(message: OpenMessage) {
  const { person } = useMe();
  const { revalidate } = useRevalidator();
  const fresh = (): Draft => ({
    id: crypto.randomUUID(),
    subject: message.start.subject,
    body: "",
    revision: 0,
  });
  const others = (id?: string) =>
    message.drafts.filter((one) => one.body.trim() !== "" && one.id !== id && !over.has(one.id));
  // `saved`: the revision that the server is known to have.
  const [{ draft, saved }, setState] = useState(() => {
    const copy = copies(person.id, message.id)[0]?.draft;
    if (copy) return { draft: copy, saved: copy.revision - 1 };
    const start = others()[0] ?? fresh();
    return { draft: start, saved: start.revision };
  });
  const [problem, setProblem] = useState<unknown>();
  const isUnsaved = draft.revision > saved;

  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes, revision: draft.revision + 1 };
    writeKept(copyKey(person.id, message.id, next.id), next);
    setState({ draft: next, saved });
  };
  /** Goes on under a new id: the text under the old one was sent, or belongs to another window. */
  const fork = () => {
    const next = { ...draft, id: crypto.randomUUID(), revision: 1 };
    writeKept(copyKey(person.id, message.id, next.id), next);
    forget(copyKey(person.id, message.id, draft.id));
    setState({ draft: next, saved: 0 });
    void revalidate();
  };
  const forkNow = useEffectEvent((id: string) => {
    if (draft.id === id) fork();
  });
  const save = useEffectEvent(async (keepalive: boolean) => {
    if (!isUnsaved) return;
    try {
      if ((await saveDraft(person.id, message.id, draft, keepalive)) === "taken") forkNow(draft.id);
      else setState((now) => (now.draft.id === draft.id ? { ...now, saved: draft.revision } : now));
      setProblem(undefined);
    } catch (error) {
      setProblem(error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke begins the pause anew
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(() => void save(false), problem ? AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [draft, isUnsaved, problem]);
  useEffect(() => {
    const leave = () => void save(true);
    const hide = () => document.visibilityState === "hidden" && leave();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, []);

  // Follows other windows, as long as nothing here is unsaved.
  useEffect(() => {
    if (isUnsaved) return;
    const isSent = message.answers.some(({ id }) => id === draft.id);
    const newer = message.drafts.find(({ id, revision }) => id === draft.id && revision > draft.revision);
    const next = isSent
      ? (others()[0] ?? fresh())
      : (newer ?? (draft.body.trim() === "" ? others(draft.id)[0] : undefined));
    if (next) setState({ draft: next, saved: next.revision });
  });

  return {
    draft,
    isUnsaved,
    problem,
    change,
    fork,
    /** Other drafts of this person, from another window or a failed answer. */
    others: others(draft.id),
    take: (other: Draft) => {
      void save(false);
      setState({ draft: other, saved: other.revision });
    },
    discard: async (other: Draft) => {
      await saveDraft(person.id, message.id, { ...other, body: "", revision: other.revision + 1 });
      await revalidate();
    },
    /** The draft was sent: begins a new one. */
    end: () => {
      over.add(draft.id);
      forget(copyKey(person.id, message.id, draft.id));
      setState({ draft: fresh(), saved: 0 });
    },
  };
}
