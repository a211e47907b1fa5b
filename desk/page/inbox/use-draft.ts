import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, callApi, type Draft, type OpenMessage } from "../api";
import { useMe } from "../me";
import { itemKeys, removeItem } from "../storage";
import { readStored, writeStored } from "../stored-form";

/**
 * The pause after the last keystroke before a draft is saved, and the wait before a failed save is repeated, in ms.
 */
const PAUSE = 700;
const RETRY = 5_000;

/** The ids of drafts sent from this page. Message data loaded earlier may still list these drafts. */
const sentIds = new Set<string>();

const copyKey = (personId: string, messageId: number, id: string) =>
  `desk-draft ${personId} ${messageId} ${id}`;

/** Reads this browser's copies of drafts, which the server may not have yet. */
function readCopies(personId: string, messageId?: number) {
  const prefix = `desk-draft ${personId} ${messageId === undefined ? "" : `${messageId} `}`;
  return itemKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readStored<Draft>(key);
      return draft ? [{ draft, messageId: Number(key.split(" ").at(-2)) }] : [];
    });
}

/**
 * Saves a draft on the server, and then removes the browser's copy. Returns "taken" if the server has another text
 * under this id, because the draft was sent or changed in another window.
 */
async function saveDraft(
  personId: string,
  messageId: number,
  draft: Draft,
  keepalive = false,
): Promise<"saved" | "taken"> {
  try {
    await callApi(`/api/messages/${messageId}/draft`, "PUT", draft, keepalive);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.details.taken) return "taken";
    if (error.status !== 404) throw error; // 404: the message was deleted for good
  }
  const key = copyKey(personId, messageId, draft.id);
  if (readStored<Draft>(key)?.revision === draft.revision) removeItem(key);
  return "saved";
}

/** Saves the browser's copies of drafts for all messages. */
export async function saveCopies(personId: string): Promise<void> {
  // If a copy cannot be saved, it is kept for the next attempt.
  await Promise.allSettled(
    readCopies(personId).map(({ draft, messageId }) => saveDraft(personId, messageId, draft)),
  );
}

/** Manages the draft of an answer: stores it in the browser at each keystroke, and on the server after a pause. */
export function useDraft(message: OpenMessage) {
  const { person } = useMe();
  const { revalidate } = useRevalidator();
  const newDraft = (): Draft => ({
    id: crypto.randomUUID(),
    subject: message.defaults.subject,
    body: "",
    revision: 0,
  });
  const others = (id?: string) =>
    message.drafts.filter((one) => one.body.trim() !== "" && one.id !== id && !sentIds.has(one.id));
  // `saved` is the last revision that the server has.
  const [{ draft, saved }, setState] = useState(() => {
    const copy = readCopies(person.id, message.id)[0]?.draft;
    if (copy) return { draft: copy, saved: copy.revision - 1 };
    const start = others()[0] ?? newDraft();
    return { draft: start, saved: start.revision };
  });
  const [problem, setProblem] = useState<unknown>();
  const isUnsaved = draft.revision > saved;

  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes, revision: draft.revision + 1 };
    writeStored(copyKey(person.id, message.id, next.id), next);
    setState({ draft: next, saved });
  };
  /** Continues under a new id, because the text under the old id was sent or belongs to another window. */
  const fork = () => {
    const next = { ...draft, id: crypto.randomUUID(), revision: 1 };
    writeStored(copyKey(person.id, message.id, next.id), next);
    removeItem(copyKey(person.id, message.id, draft.id));
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(() => void save(false), problem ? RETRY : PAUSE);
    return () => clearTimeout(timer);
  }, [draft, isUnsaved, problem]);
  useEffect(() => {
    const saveNow = () => void save(true);
    const onHide = () => document.visibilityState === "hidden" && saveNow();
    addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", onHide);
      saveNow();
    };
  }, []);

  // While nothing is unsaved here, take over changes from other windows.
  useEffect(() => {
    if (isUnsaved) return;
    const isSent = message.answers.some(({ id }) => id === draft.id);
    const newer = message.drafts.find(({ id, revision }) => id === draft.id && revision > draft.revision);
    const next = isSent
      ? (others()[0] ?? newDraft())
      : (newer ?? (draft.body.trim() === "" ? others(draft.id)[0] : undefined));
    if (next) setState({ draft: next, saved: next.revision });
  });

  return {
    draft,
    isUnsaved,
    problem,
    change,
    fork,
    /** The person's other drafts for this message, from another window or a failed answer. */
    others: others(draft.id),
    take: (other: Draft) => {
      void save(false);
      setState({ draft: other, saved: other.revision });
    },
    discard: async (other: Draft) => {
      await saveDraft(person.id, message.id, { ...other, body: "", revision: other.revision + 1 });
      await revalidate();
    },
    /** Starts a new draft after the current one was sent. */
    end: () => {
      sentIds.add(draft.id);
      removeItem(copyKey(person.id, message.id, draft.id));
      setState({ draft: newDraft(), saved: 0 });
    },
  };
}
