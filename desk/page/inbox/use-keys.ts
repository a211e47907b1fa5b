import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readItem, removeItem, storeItem } from "../storage";
import type { useMessageActions } from "./message-actions";

export type Keys = {
  actions: ReturnType<typeof useMessageActions>;
  /** The id of the open message, or 0 if none is open. */
  openId: number;
  openKeys: () => void;
  isEditor: boolean;
  /**
   * The index of the row that last had the focus or was open. When that row leaves the list, the next row moves to this
   * index.
   */
  lastIndex: RefObject<number>;
};

const KEYS_OFF = "desk-keys-off";
export const areKeysOn = () => readItem(KEYS_OFF) === null;
export const setKeysOn = (isOn: boolean) => (isOn ? removeItem(KEYS_OFF) : void storeItem(KEYS_OFF, "1"));

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const rowLink = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

/** Returns the id of the focused row or, if no row has the focus, of the open message. */
function currentId(openId: number): number {
  const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
  return Number(focused ?? openId);
}

/**
 * Handles the inbox's keyboard shortcuts. Ignores keys in fields and dialogs, with Ctrl, Alt or Meta, and while
 * shortcuts are off.
 */
export function useKeys({ actions, openId, openKeys, isEditor, lastIndex }: Keys): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { rows } = actions;

  const index = () => rows.findIndex(({ id }) => id === currentId(openId));
  const move = (step: number) => {
    const at = index();
    const next = rows[at >= 0 ? at + step : step > 0 ? lastIndex.current : lastIndex.current - 1];
    if (!next) return;
    rowLink(next.id)?.focus();
    rowLink(next.id)?.scrollIntoView({ block: "nearest" });
    if (openId > 0) void navigate({ pathname: `/m/${next.id}`, search });
  };
  /** Returns the ids of the selected messages or, without a selection, of the focused or open message. */
  const targets = () => {
    const id = currentId(openId);
    return actions.targets.length > 0 ? actions.targets : id > 0 ? [id] : [];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    if (event.key === "Escape" && target.matches("input, textarea, select")) return target.blur();
    if (
      target.matches("input:not([type=checkbox]), textarea, select") ||
      document.querySelector("dialog[open]")
    )
      return;
    if (!areKeysOn() && event.key !== "Escape") return;
    const commands: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => {
        const id = currentId(openId);
        if (id > 0) actions.toggle(id);
      },
      "/": () => focusOn("[data-key=search]"),
      "?": openKeys,
      Escape: () => {
        if (openId > 0) void navigate({ pathname: "/", search });
      },
      ...(isEditor && {
        r: () => focusOn("[data-key=answer]"),
        a: () => focusOn("[data-key=assign]"),
        e: () => void actions.setState("archived", targets()),
        s: () => {
          const isSpam = rows.find(({ id }) => id === targets()[0])?.state === "spam";
          void actions.setState(isSpam ? "open" : "spam", targets());
        },
        "#": () => actions.remove(targets()),
        z: () => void actions.undoDelete(),
      }),
    };
    const command = commands[event.key];
    if (!command) return;
    if (index() >= 0) lastIndex.current = index();
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
