import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLocation, useMatch, useNavigate, useRevalidator } from "react-router";
import { UNDO_MS } from "../../limits";
import { ApiError, callApi, type ListRow } from "../api";
import { useIsEditor } from "../me";
import { problemText, useWords } from "../words/words";
import { UndoBar } from "./undo-bar";
import { type Keys, useKeys } from "./use-keys";

type MessageActions = {
  rows: ListRow[];
  selected: ReadonlySet<number>;
  toggle: (id: number) => void;
  selectAll: (isOn: boolean) => void;
  /** The ids of the selected messages or, without a selection, of the open message. */
  targets: number[];
  setState: (state: string, ids?: number[]) => Promise<void>;
  assign: (to: string | null, ids?: number[]) => Promise<void>;
  /** Opens the dialog that asks for confirmation before messages are deleted. */
  remove: (ids?: number[]) => void;
  /** Undoes the last deletion. Works for ten seconds. */
  undoDelete: () => Promise<void>;
};

const Context = createContext<MessageActions | undefined>(undefined);

/** Returns the actions on messages, for buttons and keyboard shortcuts. */
export function useMessageActions(): MessageActions {
  const found = useContext(Context);
  if (!found) throw new Error("useMessageActions must be used inside the inbox.");
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
  // `unsent` is the number of unsent answers that the deletion would lose, according to the server.
  const [toConfirm, setToConfirm] = useState<{ ids: number[]; unsent: number }>();
  const [deletedIds, setDeletedIds] = useState<number[]>();
  const [problem, setProblem] = useState("");
  const timer = useRef<number>(undefined);
  const targets = selected.size > 0 ? [...selected] : openId > 0 ? [openId] : [];
  useEffect(() => () => clearTimeout(timer.current), []);
  const lastIndex = useRef(0);
  const openIndex = rows.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openIndex >= 0) lastIndex.current = openIndex; // an answered message leaves the list but stays open
  }, [openIndex]);

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
      if (unsent) setToConfirm({ ids: body.ids, unsent });
      else setProblem(problemText(words, error));
      return false;
    }
  };
  /** Opens the next message when the open message leaves the list. */
  const openNext = (ids: number[]) => {
    if (!ids.includes(openId)) return;
    const index = lastIndex.current;
    const next = [...rows.slice(index), ...rows.slice(0, index).reverse()].find(
      ({ id }) => !ids.includes(id),
    );
    void navigate({ pathname: next && innerWidth >= 768 ? `/m/${next.id}` : "/", search });
  };
  const setState = async (state: string, ids = targets) => {
    if (state === "archived" || state === "spam") openNext(ids);
    await act("/api/messages/state", { ids, state });
  };
  const assign = async (to: string | null, ids = targets) => {
    await act("/api/messages/assign", { ids, to });
  };
  const remove = (ids = targets) => {
    if (ids.length > 0 && isEditor) setToConfirm({ ids, unsent: 0 });
  };
  const confirm = async () => {
    const { ids, unsent } = toConfirm ?? { ids: [], unsent: 0 };
    setToConfirm(undefined);
    if (!(await act("/api/messages/delete", { ids, unsent }))) return;
    openNext(ids);
    setDeletedIds(ids);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setDeletedIds(undefined), UNDO_MS);
  };
  const undoDelete = async () => {
    if (!deletedIds) return;
    clearTimeout(timer.current);
    if (await act("/api/messages/undelete", { ids: deletedIds })) setDeletedIds(undefined);
  };
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const actions: MessageActions = {
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
  const keys: Keys = { actions, openId, openKeys, isEditor, lastIndex };
  useKeys(keys);
  return (
    <Context value={actions}>
      {children}
      <UndoBar
        toConfirm={toConfirm?.ids.length ?? 0}
        unsent={toConfirm?.unsent ?? 0}
        deleted={deletedIds?.length ?? 0}
        problem={problem}
        onConfirm={confirm}
        onCancel={() => setToConfirm(undefined)}
        onUndo={undoDelete}
      />
    </Context>
  );
}
