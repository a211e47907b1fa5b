import { type RefObject, useCallback, useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type Brief, EMPTY_BRIEF, fromFragment, hasAnswers, mergeBrief, readBrief } from "../../lib/brief";
import { forgetDrawing, readDrawing } from "../../lib/sent-drawing";
import { keepInTab, readTab } from "../../lib/tab-storage";
import { BRIEF_NAME } from "./use-draft";

/** A brief, the ids of services chosen by a link, and the text inserted into the message. */
type Kept = { brief: Brief; given: string[]; written: string };

const NOTHING: Kept = { brief: EMPTY_BRIEF, given: [], written: "" };

function readKept(): Kept {
  const { brief, given, written } = readTab(BRIEF_NAME);
  return {
    brief: mergeBrief(EMPTY_BRIEF, readBrief(brief)),
    given: readBrief({ services: given }).services ?? [],
    written: typeof written === "string" ? written : "",
  };
}

/** Adds the answers and services in the URL to the stored brief. */
function withAddress(kept: Kept, { hash, search }: Location): Kept {
  const service = new URLSearchParams(search).get("service");
  const linked = fromFragment(hash) ?? {};
  const given = [...(service ? [service] : []), ...(linked.services ?? [])];
  return {
    ...kept,
    brief: mergeBrief(kept.brief, { ...linked, services: given }),
    given: [...new Set([...kept.given, ...given])],
  };
}

/** This tab's brief: started by the URL, kept across a reload, and cleared when the form is reset after sending. */
export function useBrief(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(readKept);
  const [drawing, setDrawing] = useState(readDrawing);
  const isAsked = fromFragment(location.hash) !== undefined;
  const [isOpened] = useState(() => isAsked || hasAnswers(kept.brief, []));

  useEffect(() => {
    setKept((before) => withAddress(before, location));
    // Remove the answers from the URL. Otherwise a reload would restore them over later answers.
    if (isAsked && location.hash !== "#brief")
      void navigate({ search: location.search, hash: "#brief" }, { replace: true });
  }, [isAsked, location, navigate]);
  useEffect(() => keepInTab(BRIEF_NAME, kept), [kept]);
  const forget = useCallback((written = "") => {
    setKept({ ...NOTHING, written });
    forgetDrawing();
    setDrawing(undefined);
  }, []);
  useEffect(() => {
    const element = form.current;
    const onReset = () => forget();
    element?.addEventListener("reset", onReset);
    return () => element?.removeEventListener("reset", onReset);
  }, [form, forget]);

  const change = (part: Partial<Brief>) =>
    setKept((before) => ({ ...before, brief: { ...before.brief, ...part } }));
  const setWritten = (written: string) => setKept((before) => ({ ...before, written }));
  const clear = () => forget(kept.written);
  return { ...kept, drawing, change, setWritten, clear, isAsked, isOpened };
}
