import { type RefObject, useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type Brief, EMPTY_BRIEF, fromFragment, hasAnswers, mergeBrief, readBrief } from "../../lib/brief";
import { forgetCloth, readCloth } from "../../lib/sent-cloth";
import { BRIEF_KEY } from "./use-draft";

/** A brief, which services a link chose, and the text that was put into the message. */
type Kept = { brief: Brief; given: string[]; written: string };

const NOTHING: Kept = { brief: EMPTY_BRIEF, given: [], written: "" };

/** What the tab's storage holds; a storage that is refused or cannot be read holds nothing. */
function readKept(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(BRIEF_KEY) ?? "{}") as Partial<Kept>;
    return {
      brief: mergeBrief(EMPTY_BRIEF, readBrief(kept.brief)),
      given: readBrief({ services: kept.given }).services ?? [],
      written: typeof kept.written === "string" ? kept.written : "",
    };
  } catch {
    return NOTHING;
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(BRIEF_KEY, JSON.stringify(kept));
  } catch {
    // Refused or full: a reload then begins anew.
  }
}

/** What there is, with what the address adds. */
function withAddress(kept: Kept, { hash, search }: Location): Kept {
  const asked = new URLSearchParams(search).get("service");
  const link = mergeBrief(EMPTY_BRIEF, fromFragment(hash) ?? {});
  const given = [...(asked ? [asked] : []), ...link.services];
  if (given.length === 0 && !fromFragment(hash)) return kept;
  return {
    ...kept,
    brief: mergeBrief(kept.brief, { ...fromFragment(hash), services: given }),
    given: [...new Set([...kept.given, ...given])],
  };
}

/**
 * The brief of this tab: begun by the address, kept over a reload, forgotten when the form is emptied (it was sent).
 * Talks to the tab's storage, the address and the form.
 * @returns the brief, how to change it, and whether the address asks for it to stand open.
 */
export function useBrief(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => withAddress(readKept(), location));
  const [seen, setSeen] = useState(location);
  const [cloth, setCloth] = useState(readCloth);
  const isAsked = fromFragment(location.hash) !== undefined;
  const [isOpened] = useState(() => isAsked || hasAnswers(readKept().brief, []));

  // A link to another brief on the page itself.
  if (seen !== location) {
    setSeen(location);
    setKept((before) => withAddress(before, location));
  }
  useEffect(() => keep(kept), [kept]);
  // What the link held is kept now; left in the address, it would come back over later answers.
  useEffect(() => {
    if (!isAsked || location.hash === "#brief") return;
    void navigate({ search: location.search, hash: "#brief" }, { replace: true });
  }, [isAsked, location, navigate]);
  useEffect(() => {
    const element = form.current;
    const forget = () => {
      setKept(NOTHING);
      forgetCloth();
      setCloth(undefined);
    };
    element?.addEventListener("reset", forget);
    return () => element?.removeEventListener("reset", forget);
  }, [form]);

  const change = (part: Partial<Brief>) =>
    setKept((before) => ({ ...before, brief: { ...before.brief, ...part } }));
  const setWritten = (written: string) => setKept((before) => ({ ...before, written }));
  const clear = () => {
    setKept((before) => ({ ...NOTHING, written: before.written }));
    forgetCloth();
    setCloth(undefined);
  };
  return { ...kept, cloth, change, setWritten, clear, isAsked, isOpened };
}
