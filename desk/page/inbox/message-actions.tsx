import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLocation, useMatch, useNavigate, useRevalidator } from "react-router";
import { ApiError, callApi, type ListRow } from "../api";
import { useIsEditor } from "../me";
import { problemText, useWords } from "../words/words";
import { UndoBar } from "./undo-bar";
import { type Keys, useKeys } from "./use-keys";

const UNDO_MS = 10_000;

type MessageActions = {
  rows: ListRow[];
  selected: ReadonlySet<number>;
  toggle: (id: number) => void;
  selectAll: (isOn: boolean) => void;
  /** What an action concerns: the selected messages, or the open one. */
  targets: number[];
  setState: (state: string, ids?: number[]) => Promise<void>;
  assign: (to: string | null, ids?: number[]) => Promise<void>;
  /** Asks first. */
  remove: (ids?: number[]) => void;
  /** Takes the last deletion back, as long as that is offered. */
  undoDelete: () => Promise<void>;
};

const Context = createContext<MessageActions | undefined>(undefined);

/** What can be done with messages, by buttons or by keys. */
export function useMessageActions(): MessageActions {
  const found = useContext(Context);
  if (!found) throw new Error("useMessageActions is used outside of the inbox.");
  return found;
}

type Props = {
  rows: ListRow[];
  selected: ReadonlySet<number>;
  setSelected: (ids: ReadonlySet<number>) => void;
  openKeys: () => void;
  children: ReactNode;
};

export function MessageActionsProvider({ rows, selected, setSelected, openKeys, children }: Props) {
  const words = useWords();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { search } = useLocation();
  const openId = Number(useMatch("/m/:id")?.params.id ?? 0);
  // `unsent`: how many unsent answers the deletion would drop, once the server has said so.
  const [asked, setAsked] = useState<{ ids: number[]; unsent: number }>();
  const [removed, setRemoved] = useState<number[]>();
  const [problem, setProblem] = useState("");
  const timer = useRef<number>(undefined);
  const targets = selected.size > 0 ? [...selected] : openId > 0 ? [openId] : [];
  useEffect(() => () => clearTimeout(timer.current), []);
  const last = useRef(0);
  const at = rows.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (at >= 0) last.current = at; // an answered message leaves the list and stays open
  }, [at]);

  const act = async (path: string, body: { ids: number[] } & Record<string, unknown>) => {
    if (body.ids.length === 0 || !isEditor) return false;
    setProblem("");
    try {
      await callApi(path, "POST", body);
      setSelected(new Set());
      await revalidate();
      return true;
    } catch (error) {
      const unsent = error instanceof ApiError ? error.details.unsent : undefined;
      if (unsent) setAsked({ ids: body.ids, unsent });
      else setProblem(problemText(words, error));
      return false;
    }
  };
  /** The message after the open one, where the list goes on when the open one leaves it. */
  const goOn = (ids: number[]) => {
    if (!ids.includes(openId)) return;
    const here = last.current;
    const next = [...rows.slice(here), ...rows.slice(0, here).reverse()].find(({ id }) => !ids.includes(id));
    void navigate({ pathname: next && innerWidth >= 768 ? `/m/${next.id}` : "/", search });
  };
  const setState = async (state: string, ids = targets) => {
    if (state === "archived" || state === "spam") goOn(ids);
    await act("/api/messages/state", { ids, state });
  };
  const assign = async (to: string | null, ids = targets) => {
    await act("/api/messages/assign", { ids, to });
  };
  const remove = (ids = targets) => {
    if (ids.length > 0 && isEditor) setAsked({ ids, unsent: 0 });
  };
  const confirm = async () => {
    const { ids, unsent } = asked ?? { ids: [], unsent: 0 };
    setAsked(undefined);
    if (!(await act("/api/messages/delete", { ids, unsent }))) return;
    goOn(ids);
    setRemoved(ids);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setRemoved(undefined), UNDO_MS);
  };
  const undoDelete = async () => {
    if (!removed) return;
    clearTimeout(timer.current);
    if (await act("/api/messages/undelete", { ids: removed })) setRemoved(undefined);
  };
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const value: MessageActions = {
    rows,
    selected,
    toggle,
    selectAll: (isOn) => setSelected(new Set(isOn ? rows.map(({ id }) => id) : [])),
    targets,
    setState,
    assign,
    remove,
    undoDelete,
  };
  const keys: Keys = { value, openId, openKeys, isEditor, last };
  useKeys(keys);
  return (
    <Context value={value}>
      {children}
      <UndoBar
        asked={asked?.ids.length ?? 0}
        unsent={asked?.unsent ?? 0}
        removed={removed?.length ?? 0}
        problem={problem}
        onYes={confirm}
        onNo={() => setAsked(undefined)}
        onUndo={undoDelete}
      />
    </Context>
  );
}
